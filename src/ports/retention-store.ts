import type { Instant } from '#domain/time.ts'
import type { ListedRequest } from './request-store.ts'

/** Which requests are past their time. */
export interface ForgettingRound {
  readonly now: Instant
  /** Requests without activity since then, on them, their quotes and visits; null keeps them. */
  readonly requestsBefore: Instant | null
  /** The same for won ones. */
  readonly wonBefore: Instant | null
  /** When open ones are forgotten that are announced in this round. */
  readonly announcedUntil: Instant
}

/** An open request that is forgotten unless somebody works on it. */
export interface EndangeredRequest extends ListedRequest {
  readonly forgottenAt: Instant
}

/** Forgets what was kept for as long as the desk has set. */
export interface RetentionStore {
  /**
   * Forgets requests with their deliveries, emails, notes and calls. Open ones are announced first
   * and forgotten later, unless somebody has worked on them in between.
   */
  forgetRequests(
    round: ForgettingRound,
  ): Promise<{ readonly forgotten: number; readonly announced: number }>
  /** Open requests that were announced, the first to go first; with their number. */
  endangered(
    limit: number,
  ): Promise<{ readonly requests: readonly EndangeredRequest[]; readonly total: number }>
  /** Forgets copies of emails from before that moment, but those about bookings. */
  forgetEmails(before: Instant): Promise<number>
  /** Forgets digests, which name many people at once, from before that moment. */
  forgetDigests(before: Instant): Promise<number>
  /** Forgets that forms were sent before that moment. */
  forgetForms(before: Instant): Promise<number>
  forgetActivity(before: Instant): Promise<number>
  /** Takes the names of forgotten guests from payments from before that moment. */
  forgetPayers(before: Instant): Promise<number>
}
