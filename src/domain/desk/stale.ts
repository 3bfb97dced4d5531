import type { Instant } from '#domain/time.ts'

/** Refused: a colleague or the customer has changed it since it was shown. */
export interface Stale {
  readonly code: 'stale'
  /** Name of the colleague; null for anyone else. */
  readonly by: string | null
  readonly at: Instant
  /** Activity kind of that change, if known. */
  readonly did?: string | null
}
