import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Removes a row whose button was pressed, and moves the focus to the button of the row that takes
 * its place, or of the last one; once no row is left, to `data-rows-end`. The rows are in
 * `data-rows`, their buttons are `data-row-remove`.
 */
export function removeRow(pressed: HTMLElement, remove: () => void): void {
  const focusNext = focusAfter(pressed)
  flushSync(remove)
  focusNext()
}

/** Once the page is no longer busy, moves the focus if it is lost: the row that had it is gone. */
export function useFocusAfter(isBusy: boolean): (focusNext: () => void) => void {
  const focusNext = useRef<(() => void) | null>(null)
  // Runs before the saved line checks whether the focus is lost.
  useLayoutEffect(() => {
    if (isBusy) return
    // The visitor may have moved to another field.
    if (document.activeElement === document.body) focusNext.current?.()
    focusNext.current = null
  }, [isBusy])
  return (next) => {
    focusNext.current = next
  }
}

/** `removeRow` for a row that disappears once the server has answered, while the page is busy. */
export function useRowRemoval(isBusy: boolean): typeof removeRow {
  const focusLater = useFocusAfter(isBusy)
  return (pressed, remove) => {
    focusLater(focusAfter(pressed))
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
