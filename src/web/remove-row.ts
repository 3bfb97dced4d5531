import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Takes away a row with the button that was pressed in it, and moves the focus to the button of the
 * row that comes in its place, or of the last one; once nothing can be removed, to `data-rows-end`.
 * The rows stand in `data-rows`, their buttons are `data-row-remove`.
 */
export function removeRow(pressed: HTMLElement, remove: () => void): void {
  const focusNext = focusAfter(pressed)
  flushSync(remove)
  focusNext()
}

/** The same where a row goes once the server has answered, while the page is busy. */
export function useRowRemoval(isBusy: boolean): typeof removeRow {
  const focusNext = useRef<(() => void) | null>(null)
  // Before the line that says what was saved looks whether the focus is nowhere.
  useLayoutEffect(() => {
    if (isBusy) return
    // Somebody may have gone on to another field.
    if (document.activeElement === document.body) focusNext.current?.()
    focusNext.current = null
  }, [isBusy])
  return (pressed, remove) => {
    focusNext.current = focusAfter(pressed)
    remove()
  }
}

function focusAfter(pressed: HTMLElement): () => void {
  const rows = pressed.closest('[data-rows]')
  // Rows may hold rows of their own.
  const own = (selector: string) =>
    [...(rows?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
      (each) => each.closest('[data-rows]') === rows,
    )
  const removing = () => own('[data-row-remove]:enabled')
  const at = removing().indexOf(pressed)
  return () => {
    const left = removing()
    const next = left[at] ?? left.at(-1) ?? own('[data-rows-end]')[0]
    next?.focus()
  }
}
