import type { Instant } from '#domain/time.ts'

/** Refused: a colleague or the customer has changed it since it was shown. */
export interface Stale {
  readonly code: 'stale'
  /** Name of the colleague; null for anyone else. */
  readonly by: string | null
  /** Whether they did it themselves, as on another device. */
  readonly isOwn?: boolean
  readonly at: Instant
  /** Activity kind of that change, if known. */
  readonly did?: string | null
}
