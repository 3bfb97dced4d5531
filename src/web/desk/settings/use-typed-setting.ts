import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { jsonField } from '#domain/typed-fields.ts'
import { useTextDraft } from '#web/desk/drafts.ts'
import { useStep } from '#web/desk/use-step.tsx'
import { useSeen } from './setting-answer.ts'
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

/**
 * A setting as it is typed, kept in this browser until it was saved. A draft keeps the revision that
 * it began with, so that it is not saved over what a colleague has saved meanwhile.
 */
export function useTypedSetting<Typed>(options: Options<Typed>) {
  const { name, schema, stored, revision, fetcher, action } = options
  const draft = useTextDraft(name)
  const [typed, setTyped] = useState(stored)
  const [sent, setSent] = useState<Typed | null>(null)
  const [draftedOn, setDraftedOn] = useState<number | null>(null)
  const answer = fetcher.data
  const seen = useSeen(revision, answer, draftedOn)
  const { isBusy, dialog, ...step } = useStep(fetcher, action)
  useEffect(() => {
    const kept = jsonField(z.object({ typed: schema, seen: z.number() }), 'no draft')
    const { data: before } = kept.safeParse(draft.read())
    if (before === undefined) return
    setTyped(before.typed)
    setDraftedOn(before.seen)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the page comes
  }, [])
  const keep = (next: Typed) => draft.keep(JSON.stringify({ typed: next, seen }))
  useEffect(() => {
    if (answer?.is !== 'saved' || sent === null) return
    // What was typed while it was on its way is not saved yet.
    if (typed === sent) draft.clear()
    else keep(typed)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each answer
  }, [answer])
  return {
    typed,
    change: (next: Typed) => {
      setTyped(next)
      keep(next)
    },
    /** Saves it over that revision, usually the one that it began with. */
    save: (fields: Readonly<Record<string, string>>, over: number = seen) => {
      setSent(typed)
      step.send({ ...fields, seen: String(over) })
    },
    isBusy,
    /** Stands in the page; empty unless the save asks who is there. */
    dialog,
  }
}
