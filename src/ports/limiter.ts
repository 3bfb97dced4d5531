import type { Allowance, LimitName } from '#domain/limits.ts'

/** Counts requests against limits. */
export interface Limiter {
  /**
   * Counts one more request of a key (a network or mailbox) and returns whether it is within the
   * limit. Safe under concurrency. Rejects if the counts are unavailable.
   */
  consume(name: LimitName, key: string): Promise<Allowance>
}
