import type { Doer } from './request-store.ts'

/** Keeps which links to the calendars of colleagues are in force. */
export interface CalendarFeedStore {
  /** The number that the link is made with; null where there is none, or they have left. */
  revocationOf(staffId: string): Promise<number | null>
  /** Makes a new link, and every earlier one void; answers its number. */
  renew(staffId: string, doer: Doer): Promise<number>
  /** Makes every link void. */
  revoke(staffId: string, doer: Doer): Promise<void>
}
