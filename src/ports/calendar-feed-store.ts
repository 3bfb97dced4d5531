import type { Actor } from './actor.ts'

/** Stores which links to the calendars of colleagues are valid. */
export interface CalendarFeedStore {
  /** The number that the link is made with; null without a link, or once they have left. */
  revocationOf(staffId: string): Promise<number | null>
  /** Ids of colleagues who have a link. */
  holders(): Promise<ReadonlySet<string>>
  /** Makes a new link and revokes every earlier one; returns its number. */
  renew(staffId: string, actor: Actor): Promise<number>
  /** Revokes every link of a colleague; the actor may be another colleague. */
  revoke(staffId: string, actor: Actor): Promise<void>
}
