import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { jsonField } from '#domain/typed-fields.ts'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import { useTextStorage } from './drafts.ts'
import { useSeen } from './seen-field.tsx'
import { addPendingSave } from './pending-saves.ts'

/** Pause in typing before an automatic save, in milliseconds. */
const saveAfter = 800

/** Longest text that is read back, in characters, as much as browsers store. */
const preservedLength = 5_000_000

/** Reads what `useAutosavedValues` has stored in this browser. */
export const autosavedValues = <Draft>(schema: z.ZodMiniType<Draft>) =>
  jsonField(schema, 'no draft', preservedLength)

/** Pause before a failed save is repeated, in milliseconds. */
const retryAfter = 5000

interface Options<Typed, Seen, Answer> {
  /** Name of its draft in this browser. */
  readonly name: string
  readonly schema: z.ZodMiniType<{ readonly typed: Typed; readonly seen: Seen }>
  /** Values that the page was loaded with. */
  readonly stored: Typed
  /** The revision of that. */
  readonly revision: Seen
  readonly answer: Answer | undefined
  /** The revision of the saved values; null for any other answer. */
  readonly savedAs: (answer: Answer) => Seen | null
}

/** Typed values, stored in this browser until they are saved, with the revision they began with. */
export function useAutosavedValues<Typed, Seen, Answer>(options: Options<Typed, Seen, Answer>) {
  const { name, schema, stored, revision, answer, savedAs } = options
  const draft = useTextStorage(name)
  const [typed, setTyped] = useState(stored)
  const isTypedSince = useRef(false)
  const type: typeof setTyped = (change) => {
    isTypedSince.current = true
    setTyped(change)
  }
  const [sent, setSent] = useState(stored)
  const [saved, setSaved] = useState(stored)
  const [isBaseKnown, setIsBaseKnown] = useState(true)
  const savedRevision = answer === undefined ? null : savedAs(answer)
  const [seen, setSeen] = useSeen(revision, savedRevision)
  const [answeredTyped, setAnsweredTyped] = useState(stored)
  useWhenChanged(answer, () => {
    setAnsweredTyped(sent)
    // Text that was typed during the save is not saved yet.
    if (savedRevision === null) return
    setSaved(sent)
    setIsBaseKnown(true)
  })
  const isChanged = typed !== saved
  // An unsaved draft of an earlier visit to the page.
  useEffect(() => {
    const { data: before } = autosavedValues(schema).safeParse(draft.read())
    if (before === undefined || JSON.stringify(before.typed) === JSON.stringify(stored)) return
    setTyped(before.typed)
    setSeen(before.seen)
    setIsBaseKnown(JSON.stringify(before.seen) === JSON.stringify(revision))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the page comes
  }, [])
  useEffect(() => {
    if (isChanged) draft.store(JSON.stringify({ typed, seen }))
    else draft.clear()
  }, [isChanged, typed, seen, draft])
  /** Takes the stored values in place of the typed ones. */
  const resetToStored = () => {
    setTyped(stored)
    setSaved(stored)
    setSeen(revision)
    setIsBaseKnown(true)
  }
  return {
    typed,
    setTyped: type,
    saved,
    sent,
    /** Notes that the typed values are sent, or those completed from them. */
    markSent(completed?: Typed) {
      if (completed !== undefined) setTyped(completed)
      setSent(completed ?? typed)
    },
    seen,
    setSeen,
    /** The values that the latest answer is about. */
    answeredTyped,
    isChanged,
    /** What the typed values began with; null if that is not known after a reload. */
    base: isBaseKnown ? { is: saved } : null,
    /** Completes the typed values with a colleague's, which they begin with from now on. */
    takeNewer(completed: Typed, base: Typed) {
      setTyped(completed)
      setSaved(base)
    },
    resetToStored,
    /** Returns a function that restores the typed values, unless something was typed since. */
    discard() {
      isTypedSince.current = false
      resetToStored()
      return () => {
        if (isTypedSince.current) return false
        // A copy, since the autosave does not send the same again.
        setTyped(structuredClone(typed))
        setSaved(saved)
        setIsBaseKnown(isBaseKnown)
        setSeen(seen)
        return true
      }
    },
  }
}

/** Saves typed values after a pause, before the page is left, and again a while after a failure. */
export function useAutosave(
  {
    typed,
    sent,
    answeredTyped,
    isChanged,
  }: { typed: unknown; sent: unknown; answeredTyped: unknown; isChanged: boolean },
  {
    canSave,
    isBusy,
    hasFailed,
  }: { readonly canSave: boolean; readonly isBusy: boolean; readonly hasFailed: boolean },
  save: () => void,
): void {
  const isRetry = typed === sent
  const canStart = isChanged && canSave && !isBusy
  const canSaveNow = canStart && !isRetry
  const saveLatest = useEffectEvent(save)
  const saveNow = useEffectEvent(() => {
    if (canSaveNow) save()
  })
  useEffect(() => {
    if (!canStart || (isRetry && !hasFailed)) return undefined
    const timer = setTimeout(() => saveLatest(), isRetry ? retryAfter : saveAfter)
    return () => clearTimeout(timer)
  }, [typed, isRetry, canStart, hasFailed])
  // The fetcher is not busy yet just after it was sent.
  const isUnsaved = canSaveNow || (isChanged && (isBusy || sent !== answeredTyped))
  useEffect(() => {
    if (!isUnsaved) return undefined
    return addPendingSave(() => saveNow())
  }, [isUnsaved])
}
