import { useEffect, useRef } from 'react'
import { changeDraft, emptyQuote, type QuoteDraft } from '#domain/quotes/quote-draft.ts'
import { forgetDraft, keepDraft, readDraft, type KeptDraft } from './kept-draft.ts'

/** Typing is kept this long after the last key, and at once when the page goes away. */
const keepAfterMs = 300

/** Brings a form back after a reload, and keeps it for the next one while it is filled. */
export function useKeptDraft({
  draft,
  key,
  readTyped,
  restore,
}: KeptDraft & {
  /** What was typed before the page woke up. */
  readonly readTyped: () => Partial<QuoteDraft>
  readonly restore: (kept: KeptDraft) => void
}): void {
  const latest = useRef<KeptDraft>({ draft, key })
  const woken = useRef(false)

  useEffect(() => {
    if (woken.current) return
    woken.current = true
    const kept = readDraft(sessionStorageOrNone())
    const typed = readTyped()
    if (kept === null && Object.keys(typed).length === 0) return
    restore({ key: kept?.key ?? null, draft: changeDraft(kept?.draft ?? emptyQuote, typed) })
  }, [readTyped, restore])

  useEffect(() => {
    const before = latest.current
    latest.current = { draft, key }
    if (before.draft === draft && before.key === key) return
    const keep = () => keepOrForget(latest.current)
    // A key that is not kept could not be used again after a reload: no delay there.
    if (before.key !== key) return keep()
    const timer = setTimeout(keep, keepAfterMs)
    return () => clearTimeout(timer)
  }, [draft, key])

  useEffect(() => {
    const keep = () => keepOrForget(latest.current)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
}

/** Forgets the form, even when the visitor has left its page meanwhile. */
export function forgetKept(): void {
  forgetDraft(sessionStorageOrNone())
}

function keepOrForget(kept: KeptDraft): void {
  const storage = sessionStorageOrNone()
  if (kept.draft === emptyQuote) forgetDraft(storage)
  else keepDraft(storage, kept)
}

/** Merely naming `sessionStorage` throws where the browser blocks it. */
function sessionStorageOrNone(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}
