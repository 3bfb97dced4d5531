import { useLayoutEffect, useRef } from 'react'

/**
 * For an input that changes what is typed: writing a new value sends the caret to the end.
 * `keepCaret` says where the visitor is typing, and it is put back there; null leaves it alone.
 */
export function useKeptCaret() {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null || input.current !== document.activeElement) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const keepCaret = (at: number | null) => {
    caret.current = at
  }
  return { input, keepCaret }
}
