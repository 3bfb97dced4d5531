import { useEffect, useRef } from 'react'
import { emptyQuote, type QuoteDraft } from '#domain/quotes/quote-draft.ts'
import { saveDraft, readDraft, type PreservedDraft } from './preserved-draft.ts'

/**
 * Pause in typing before the draft is saved, in milliseconds; it is also saved when the page is
 * left.
 */
const saveAfterMs = 300

/** Saves the draft while it is filled, and restores it after a reload. */
export function usePreservedDraft({
  draft,
  key,
  readTyped,
  restore,
}: PreservedDraft & {
  /** The text typed before hydration. */
  readonly readTyped: () => Partial<QuoteDraft>
  readonly restore: (saved: PreservedDraft) => void
}): void {
  const latest = useRef<PreservedDraft>({ draft, key })
  const isRestored = useRef(false)

  useEffect(() => {
    if (isRestored.current) return
    isRestored.current = true
    const saved = readDraft()
    const typed = readTyped()
    if (saved === null && Object.keys(typed).length === 0) return
    restore({ key: saved?.key ?? null, draft: { ...(saved?.draft ?? emptyQuote), ...typed } })
  }, [readTyped, restore])

  useEffect(() => {
    const before = latest.current
    latest.current = { draft, key }
    if (before.draft === draft && before.key === key) return
    const save = () => saveOrForget(latest.current)
    // A new key is saved at once: a reload must not lose the key of a sent form.
    if (before.key !== key) return save()
    const timer = setTimeout(save, saveAfterMs)
    return () => clearTimeout(timer)
  }, [draft, key])

  useEffect(() => {
    const save = () => saveOrForget(latest.current)
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [])
}

/** Forgets the draft, even after the visitor has left its page. */
export const forgetPreservedDraft = (): void => saveDraft(null)

function saveOrForget(latest: PreservedDraft): void {
  saveDraft(latest.draft === emptyQuote ? null : latest)
}
