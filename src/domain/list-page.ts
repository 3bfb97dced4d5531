/** A search in a list, and the page of it to read. */
export interface PageQuery {
  /** Beginnings of words, or digits; empty for all. */
  readonly search: string
  /** From 1. */
  readonly page: number
}

/** The position of a page in its list. */
export interface ListPage {
  /** From 1. */
  readonly page: number
  readonly pageLength: number
  /** Rows of the list, counted to one more than `maxCounted`; null if a search did not count. */
  readonly total: number | null
  readonly hasNext: boolean
  /** Whether a search for very common words has read only the first rows of the list. */
  readonly isPartial: boolean
}
