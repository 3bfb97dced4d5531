import type { Actor } from './request-store.ts'

/** Keeps which links to the calendars of colleagues are in force. */
export interface CalendarFeedStore {
  /** The number that the link is made with; null where there is none, or they have left. */
  revocationOf(staffId: string): Promise<number | null>
  /** Ids of those who have a link. */
  holders(): Promise<ReadonlySet<string>>
  /** Makes a new link, and every earlier one void; answers its number. */
  renew(staffId: string, actor: Actor): Promise<number>
  /** Makes every link of a colleague void, also for somebody else. */
  revoke(staffId: string, actor: Actor): Promise<void>
}
