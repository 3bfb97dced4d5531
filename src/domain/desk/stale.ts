import type { Instant } from '#domain/time.ts'

/** Refused: a colleague or the customer has changed it since it was shown. */
export interface Stale {
  readonly code: 'stale'
  /** Name of the colleague, where it was one. */
  readonly by: string | null
  readonly at: Instant
  /** Kind of the activity of that change, where it is known. */
  readonly did?: string | null
}
