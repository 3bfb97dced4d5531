/** Tells a problem to whoever has the browser's console open; the visitor is told on the page. */
export function report(words: string, ...reasons: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- Whoever looks into a fault reads these lines in the console.
  console.error(words, ...reasons)
}
