/** Reacts to a lost focus after the press that took it, whose button a message would move away. */
export function afterPress(react: () => void): void {
  // While something is pressed, it is active, and so is the page.
  if (document.querySelector(':active') === null) react()
  else addEventListener('mouseup', () => setTimeout(react), { once: true, capture: true })
}
