/** Rows on one page of a list. */
export const pageLength = 50

/** Maximum number of rows that are counted and that pages reach; beyond them, users search. */
export const maxCounted = 1_000

/** `1,000+` for a count above `maxCounted`. */
export function formatCount(count: number): string {
  return count > maxCounted
    ? `${maxCounted.toLocaleString('en-US')}+`
    : count.toLocaleString('en-US')
}

/** `1 customer`, `1,240 customers`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
}

/** The same as a part of a list; empty for 0. */
export function countedIfAny(count: number, noun: string, plural?: string): string {
  return count === 0 ? '' : counted(count, noun, plural)
}
