import * as z from 'zod/mini'
import { useSubmission } from '#web/desk/use-submission.tsx'
import { useUnsaved } from '#web/desk/use-unsaved.ts'
import { savedRevision } from '#web/desk/seen-field.tsx'
import type { SettingFetcher } from './setting-form.tsx'

interface Options<Typed> {
  /** By which its draft is found again. */
  readonly name: string
  readonly schema: z.ZodMiniType<Typed>
  readonly stored: Typed
  /** Of what is stored. */
  readonly revision: number
  readonly fetcher: SettingFetcher
  /** Where it is saved. */
  readonly action: string
}

/** A setting as it is typed, saved when its button is pressed. */
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
    /** Saves it over that revision, usually the one that it began with. */
    save: (fields: Readonly<Record<string, string>>, over: number = unsaved.seen) => {
      unsaved.markSent()
      step.send({ ...fields, seen: String(over) })
    },
    isBusy,
  }
}
