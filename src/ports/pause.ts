/** Waits, which tests skip. */
export interface Pause {
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>
}
