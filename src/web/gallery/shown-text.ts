/** How many cards a gallery shows. */
export function shownText(count: number, total: number, noun: string): string {
  if (count === 0) return `No ${noun} here yet`
  return count === total ? `Showing all ${total} ${noun}` : `Showing ${count} of ${total} ${noun}`
}
