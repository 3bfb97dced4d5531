/** Rows on one page of a list. */
export const pageLength = 50

/** Rows of a list that are counted, and that its pages reach: beyond them one searches. */
export const maxCounted = 1_000

/** `1,000+` for whatever was counted to more than that. */
export function formatCount(count: number): string {
  return count > maxCounted
    ? `${maxCounted.toLocaleString('en-US')}+`
    : count.toLocaleString('en-US')
}
