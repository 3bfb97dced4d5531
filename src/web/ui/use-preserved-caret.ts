import { useLayoutEffect, useRef } from 'react'

/**
 * For an input that changes what is typed: a new value would move the caret to the end.
 * `preserveCaret` puts it back to the given position; null leaves it alone.
 */
export function usePreservedCaret() {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null || input.current !== document.activeElement) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const preserveCaret = (at: number | null) => {
    caret.current = at
  }
  return { input, preserveCaret }
}
