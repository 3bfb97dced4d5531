import { flushSync } from 'react-dom'

/** Focuses the first invalid field, which may be far off screen; a collapsed entry opens to it. */
export function focusFirstError(part: Element | null | undefined): void {
  const first = part?.querySelector<HTMLElement>(
    '[aria-invalid=true], [data-invalid]:not([aria-expanded=true])',
  )
  if (first === null || first === undefined) return
  first.focus()
  if (first.getAttribute('aria-expanded') === null) return
  flushSync(() => first.click())
  focusFirstError(first.closest('li'))
}
