import * as z from 'zod/mini'
import { useSubmission } from '#web/desk/use-submission.tsx'
import { useUnsaved } from '#web/desk/use-unsaved.ts'
import { savedRevision } from '#web/desk/seen-field.tsx'
import type { SettingFetcher } from './setting-form.tsx'

interface Options<Typed> {
  /** Key of its draft in the browser. */
  readonly name: string
  readonly schema: z.ZodMiniType<Typed>
  readonly stored: Typed
  /** Revision of `stored`. */
  readonly revision: number
  readonly fetcher: SettingFetcher
  /** Path of its action. */
  readonly action: string
}

/** State of a setting's form, saved by its button. */
export function useTypedSetting<Typed>(options: Options<Typed>) {
  const { name, schema, stored, revision, fetcher, action } = options
  const unsaved = useUnsaved({
    name,
    schema: z.object({ typed: schema, seen: z.number() }),
    stored,
    revision,
    answer: fetcher.data,
    savedAs: savedRevision,
  })
  const { isBusy, ...step } = useSubmission(fetcher, action)
  if (!unsaved.isChanged && revision > unsaved.seen) unsaved.takeIn()
  return {
    typed: unsaved.typed,
    change: unsaved.setTyped,
    /** `over`: the revision to replace, by default the one the form began with. */
    save: (fields: Readonly<Record<string, string>>, over: number = unsaved.seen) => {
      unsaved.markSent()
      step.send({ ...fields, seen: String(over) })
    },
    isBusy,
  }
}
