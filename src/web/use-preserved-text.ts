import { useEffect, useRef } from 'react'
import { getSessionItem, setSessionItem } from './session-storage.ts'

/** Preserves typed text for this tab through a reload. Null deletes it; no name turns it off. */
export function usePreservedText(
  name: string | null,
  text: string | null,
  /** Called once; null if nothing is stored. */
  restore: (stored: string | null) => void,
): void {
  const latest = useRef(text)
  useEffect(() => {
    restore(name === null ? null : getSessionItem(name))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when the form appears
  }, [])
  useEffect(() => {
    if (name === null || text === latest.current) return
    latest.current = text
    setSessionItem(name, text)
  }, [name, text])
}
