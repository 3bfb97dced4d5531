/** Where a page stands in its list. */
export interface ListPage {
  /** From 1. */
  readonly page: number
  readonly pageLength: number
  /** Rows of the list, counted to one more than `maxCounted`; null where a search did not count. */
  readonly total: number | null
  readonly hasNext: boolean
  /** Whether a search for words that very many have has looked at the first of the list alone. */
  readonly isPartial: boolean
}
