import type { Instant } from '#domain/time.ts'

/** The current time, which tests control. */
export interface Clock {
  now(): Instant
}

/** Waits, which tests skip. */
export interface Pause {
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>
}
