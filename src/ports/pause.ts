/** Lets time pass, so that tests need not. */
export interface Pause {
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>
}
