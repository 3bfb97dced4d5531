/**
 * Reacts to a lost focus, after the press that took it. A message that appears below a field would
 * move the pressed button away from the pointer, and the press would be lost.
 */
export function afterPress(react: () => void): void {
  // While something is pressed, it is active, and so is the page.
  if (document.querySelector(':active') === null) react()
  else addEventListener('mouseup', () => setTimeout(react), { once: true, capture: true })
}
