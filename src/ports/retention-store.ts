import type { OldRecords, RecordMoments } from '#domain/settings/record-periods.ts'
import type { Instant } from '#domain/time.ts'
import type { FoundRequests, ListedRequest } from './request-store.ts'

/** Moments that decide which requests are deleted for their age. */
export interface ForgettingRound {
  readonly now: Instant
  /** Deletes requests without activity on them, their quotes or visits since; null keeps them. */
  readonly requestsBefore: Instant | null
  /** Deletes won requests without such activity since then; null keeps them. */
  readonly wonBefore: Instant | null
  /** When the open requests that are announced in this round are deleted. */
  readonly announcedUntil: Instant
}

/** An open request that is deleted soon unless a colleague works on it. */
export interface EndangeredRequest extends ListedRequest {
  readonly forgottenAt: Instant
}

/** Deletes data that is older than the desk's settings allow. */
export interface RetentionStore {
  /**
   * Deletes requests with their deliveries, emails, notes and calls. Open requests are announced
   * first and deleted later, unless a colleague has worked on them in between.
   */
  deleteRequests(
    round: ForgettingRound,
  ): Promise<{ readonly forgotten: number; readonly announced: number }>
  /** Announced open requests, first to be deleted first, with their number. */
  endangered(limit: number): Promise<FoundRequests<EndangeredRequest>>
  /** Deletes copies of emails from before that moment, except emails about bookings. */
  deleteEmails(before: Instant): Promise<number>
  /** Deletes digests, which name many people at once, from before that moment. */
  deleteDigests(before: Instant): Promise<number>
  /** Deletes the keys of forms that were sent before that moment. */
  deleteFormKeys(before: Instant): Promise<number>
  deleteActivity(before: Instant): Promise<number>
  /** Removes names and customers from payments from before that moment. */
  erasePayers(before: Instant): Promise<number>
  /** Deletes customers whom nobody edited and who have no request, booking or the like left. */
  deleteIdleCustomers(): Promise<number>
  /** Numbers of records that a round at that time deletes. */
  countOld(before: RecordMoments, now: Instant): Promise<OldRecords>
}
