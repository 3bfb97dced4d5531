/** Logs a problem in the browser's console; the page itself informs the visitor. */
export function report(message: string, ...reasons: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- For whoever looks into a problem.
  console.error(message, ...reasons)
}
