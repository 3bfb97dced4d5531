import type { StaffMember } from '#domain/desk/staff.ts'
import { feedToken } from '#usecases/events/calendar-feed.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { actorOf } from './actor.ts'

/** Links to colleagues' own visits, for the calendars of their phones. */
export function ownCalendar({ calendarFeeds, secrets, clock }: Dependencies) {
  const actor = actorOf(clock)
  return {
    /** Null where there is none. */
    async calendarToken({ id }: StaffMember): Promise<string | null> {
      const revocation = await calendarFeeds.revocationOf(id)
      return revocation === null ? null : feedToken(secrets, id, revocation)
    },
    /** Makes a new link; an earlier one stops working. */
    renewCalendar: (by: StaffMember) => calendarFeeds.renew(by.id, actor(by)),
    revokeCalendar: (by: StaffMember) => calendarFeeds.revoke(by.id, actor(by)),
    /** Staff who can see their visits by a link. */
    calendarHolders: () => calendarFeeds.holders(),
    /** Ends the link of a colleague, for a lost phone. */
    endCalendarOf: (staffId: string, by: StaffMember) => calendarFeeds.revoke(staffId, actor(by)),
  }
}
