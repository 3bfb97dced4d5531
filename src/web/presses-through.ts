/**
 * Whether pages may fade into one another. Only where a press can end it: elsewhere (Safari without
 * `activeViewTransition`) a press during the change would be lost.
 */
export const canFade = typeof document !== 'undefined' && 'activeViewTransition' in document

/**
 * Has presses act while one page fades into the next, or cards move. The browser shows a picture
 * of the page then and finds only the root element below a press; so the change ends at once, and
 * the press is given to what stands there.
 */
export function letPressesThrough(): void {
  document.addEventListener('click', (press) => {
    // Nothing else leads to the root itself: even a drag across the page ends in the body.
    if (press.target !== document.documentElement) return
    document.activeViewTransition?.skipTransition()
    const pressed = document.elementFromPoint(press.clientX, press.clientY)
    if (pressed === null || pressed === document.documentElement) return
    pressed.closest<HTMLElement>('a, button, input, select, textarea')?.focus()
    pressed.dispatchEvent(new MouseEvent('click', press))
  })
}
