/** Does the work once the browser has shown what a press has changed so far. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
