import { minute, type Instant } from '#domain/time.ts'

/** The progress of delivering a lead to the platform behind the site. */
export interface LeadDelivery {
  /** `failed`: given up until the owner asks for another try. */
  readonly state: 'waiting' | 'delivered' | 'failed'
  /** Attempts since the last success. */
  readonly tries: number
  /** Null once delivered or given up. */
  readonly nextTryAt: Instant | null
  readonly lastError: string | null
  /** Time of the last success; null until then. */
  readonly deliveredAt: Instant | null
}

/** Tries after which the desk shows a lead that the platform does not accept: about an hour. */
export const triesToShow = 7

/** Pauses after the first, second, … failed attempt, in minutes: over three days in all. */
const pausesInMinutes = [0.5, 1, 2, 5, 15, 30, 60, 120, 240, 480, 960, 1440, 1440]

/**
 * Milliseconds to wait after so many failed attempts, or longer if the platform asked for it; null
 * to give up.
 */
export function pauseBeforeRetry(tries: number, askedForMs: number | null): number | null {
  const pause = pausesInMinutes[tries - 1]
  return pause === undefined
    ? null
    : Math.max(pause * minute, Math.min(askedForMs ?? 0, 1440 * minute))
}
