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
