import { useEffect, useRef } from 'react'
import { getSessionItem, setSessionItem } from './session-storage.ts'

/**
 * Preserves what is typed into a form for this tab, so that it survives a reload. Null, as after
 * the form was sent, deletes it. Without a name nothing is preserved.
 */
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
