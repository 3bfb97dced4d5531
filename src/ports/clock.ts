/** The time of day, so that rules and tests need not ask the machine. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}
