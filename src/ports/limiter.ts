import type { Allowance, LimitName } from '#domain/limits.ts'

/** Counts what was done, and says when it was enough. */
export interface Limiter {
  /**
   * Counts one more of that name for the key (a network or a mailbox) and says whether it is still
   * within its limit. Two at the same moment are two. Rejects when the counts are out of reach.
   */
  take(name: LimitName, key: string): Promise<Allowance>
}
