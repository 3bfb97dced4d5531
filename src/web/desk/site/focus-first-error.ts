import { flushSync } from 'react-dom'

/**
 * Focuses the first thing of a form that needs a change, which may be far out of sight. An entry of a
 * list that is closed opens to it.
 */
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
