import { recordMoments, type RecordPeriods } from '#domain/settings/record-periods.ts'
import { day, monthsBefore, type Instant } from '#domain/time.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { RetentionStore } from '#ports/retention-store.ts'
import type { VisitStore } from '#ports/visit-store.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import type { Dependencies } from './dependencies.ts'

/** Period for which digests, which name many people, are stored, in milliseconds. */
const digestsFor = 30 * day

/**
 * Deletes records past the periods that are set; returns their numbers. Open requests are announced
 * a month before.
 */
export function forgetOld(
  dependencies: Pick<Dependencies, 'clock'> & {
    readonly retention: Omit<RetentionStore, 'endangered' | 'countOld'>
    readonly bookings: Pick<BookingStore, 'eraseOfEventsBefore'>
    readonly visits: Pick<VisitStore, 'deleteBefore'>
    readonly writtenQuotes: Pick<WrittenQuoteStore, 'deleteOld'>
    readonly recordPeriods: () => Promise<RecordPeriods>
    /** Called for a kind of record that could not be deleted; other kinds are still deleted. */
    readonly onError: (error: unknown) => void
  },
) {
  const { retention, bookings, visits, writtenQuotes, clock, onError } = dependencies
  return async () => {
    const now = clock.now()
    const before = recordMoments(await dependencies.recordPeriods(), now)
    const tried = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
      try {
        return await work()
      } catch (error) {
        onError(error)
        return otherwise
      }
    }
    const counted = (work: () => Promise<number>) => tried(work, 0)
    const past = (moment: Instant | null, forget: (before: Instant) => Promise<number>) =>
      counted(async () => (moment === null ? 0 : forget(moment)))
    const { forgotten, announced } = await tried(
      () =>
        retention.deleteRequests({
          now,
          requestsBefore: before.requests,
          wonBefore: before.won,
          announcedUntil: monthsBefore(now, -1),
        }),
      { forgotten: 0, announced: 0 },
    )
    await past(before.money, (moment) => retention.erasePayers(moment))
    // Drafts are stored half as long.
    await counted(() => retention.deleteFormKeys(now - 30 * day))
    const digests = await counted(() => retention.deleteDigests(now - digestsFor))
    const emails = await past(before.emails, (moment) => retention.deleteEmails(moment))
    return {
      requests: forgotten,
      announced,
      bookings: await past(before.guests, (moment) => bookings.eraseOfEventsBefore(moment)),
      // Those without a request; others are deleted with theirs.
      visits: await past(before.won, (moment) => visits.deleteBefore(moment)),
      quotes: await counted(() =>
        writtenQuotes.deleteOld({ open: before.requests, accepted: before.won }),
      ),
      emails: digests + emails,
      activity: await past(before.activity, (moment) => retention.deleteActivity(moment)),
      // After everything that can be theirs.
      customers: await counted(() => retention.deleteIdleCustomers()),
    }
  }
}
