/** The current time, which tests control. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

/** Waits, which tests skip. */
export interface Pause {
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>
}
