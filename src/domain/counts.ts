/** Rows on one page of a list. */
export const pageLength = 50

/** Maximum number of rows that are counted and that pages reach; beyond them, users search. */
export const maxCounted = 1_000

// `toLocaleString` looks for its format anew with each number.
const numbers = new Intl.NumberFormat('en-US')

/** `1,000+` for a count above `maxCounted`. */
export const formatCount = (count: number): string =>
  count > maxCounted ? `${numbers.format(maxCounted)}+` : numbers.format(count)

/** `1 customer`, `1,240 customers`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${numbers.format(count)} ${count === 1 ? noun : plural}`

/** The same as a part of a list; empty for 0. */
export const countedIfAny = (count: number, noun: string, plural?: string): string =>
  count === 0 ? '' : counted(count, noun, plural)
