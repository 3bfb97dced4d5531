import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { jsonField } from '#domain/typed-fields.ts'
import { useTextDraft } from '#web/desk/drafts.ts'
import type { SettingAnswer } from './setting-answer.ts'

interface Options<Typed> {
  /** By which its draft is found again. */
  readonly name: string
  readonly schema: z.ZodMiniType<Typed>
  readonly stored: Typed
  /** Of what is stored. */
  readonly revision: number
  readonly answer: SettingAnswer | undefined
}

/**
 * A setting as it is typed, kept in this browser until it was saved. A draft keeps the revision that
 * it began with, so that it is not saved over what a colleague has saved meanwhile.
 */
export function useTypedSetting<Typed>({ name, schema, stored, revision, answer }: Options<Typed>) {
  const draft = useTextDraft(name)
  const [typed, setTyped] = useState(stored)
  const [seen, setSeen] = useState(revision)
  const saved = answer?.is === 'saved' ? answer.revision : 0
  if (saved > seen) setSeen(saved)
  useEffect(() => {
    const kept = jsonField(z.object({ typed: schema, seen: z.number() }), 'no draft')
    const { data: before } = kept.safeParse(draft.read())
    if (before === undefined) return
    setTyped(before.typed)
    setSeen(before.seen)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the page comes
  }, [])
  useEffect(() => {
    if (answer?.is === 'saved') draft.clear()
  }, [answer, draft])
  return {
    typed,
    change: (next: Typed) => {
      setTyped(next)
      draft.keep(JSON.stringify({ typed: next, seen }))
    },
    seen,
  }
}
