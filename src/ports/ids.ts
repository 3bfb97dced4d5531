/** Random ids, which tests control. */
export interface Ids {
  /** A new identifier with at least 128 random bits, safe in an address. */
  newId(): string
}
