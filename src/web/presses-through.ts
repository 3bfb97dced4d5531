/**
 * Pages fade only where a press can end the transition: elsewhere (Safari) it would be lost. For
 * those who ask for less motion, pictures of both pages would be taken and not moved.
 */
export const canFade =
  typeof document !== 'undefined' &&
  'activeViewTransition' in document &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches

/** A press during a view transition targets the root: ends the transition, presses what is there. */
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
