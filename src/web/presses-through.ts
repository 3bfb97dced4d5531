/**
 * Whether pages may fade into one another. Only where a press can end the transition: elsewhere
 * (Safari without `activeViewTransition`) the press would be lost.
 */
export const canFade = typeof document !== 'undefined' && 'activeViewTransition' in document

/**
 * Makes presses work during a view transition. The browser then shows a picture of the page and
 * targets the root element; so the transition ends, and the element at that point gets the press.
 */
export function letPressesThrough(): void {
  document.addEventListener('click', (press) => {
    // Otherwise the root is never a target: even a drag across the page ends in the body.
    if (press.target !== document.documentElement) return
    document.activeViewTransition?.skipTransition()
    const pressed = document.elementFromPoint(press.clientX, press.clientY)
    if (pressed === null || pressed === document.documentElement) return
    pressed.closest<HTMLElement>('a, button, input, select, textarea')?.focus()
    pressed.dispatchEvent(new MouseEvent('click', press))
  })
}

/** Runs work that a press starts after the next paint, which shows the press. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
