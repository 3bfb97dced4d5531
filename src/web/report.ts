/** Tells a problem to whoever has the browser's console open; the visitor is told on the page. */
export function report(words: string, ...reasons: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- The console is where the specification wants these lines.
  console.error(words, ...reasons)
}
