/** The current time, which tests control. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}
