import { wonMonths, type RecordPeriods } from '#domain/settings/record-periods.ts'
import { day, monthsBefore, type Instant } from '#domain/time.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { VisitStore } from '#ports/visit-store.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import type { Dependencies } from './dependencies.ts'

/** Period for which digests, which name many people, are stored, in milliseconds. */
const digestsFor = 30 * day

/** Numbers of records deleted by one round. */
export interface Forgotten {
  readonly requests: number
  /** Open requests that are deleted in a month unless they are worked on. */
  readonly announced: number
  readonly bookings: number
  /** Visits without a request; others are deleted with theirs. */
  readonly visits: number
  readonly quotes: number
  readonly emails: number
  readonly activity: number
  /** Customers of whom nothing else is left. */
  readonly customers: number
}

/** Deletes records past the periods that are set. Open requests are announced a month before. */
export function forgetOld(
  dependencies: Pick<Dependencies, 'retention' | 'clock'> & {
    readonly bookings: Pick<BookingStore, 'eraseOfEventsBefore'>
    readonly visits: Pick<VisitStore, 'deleteBefore'>
    readonly writtenQuotes: Pick<WrittenQuoteStore, 'deleteOld'>
    readonly recordPeriods: () => Promise<RecordPeriods>
    /** Called for a kind of record that could not be deleted; other kinds are still deleted. */
    readonly onError: (error: unknown) => void
  },
) {
  const { retention, bookings, visits, writtenQuotes, clock, onError } = dependencies
  return async (): Promise<Forgotten> => {
    const periods = await dependencies.recordPeriods()
    const now = clock.now()
    const before = (months: number) => (months === 0 ? null : monthsBefore(now, months))
    const tried = async <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
      try {
        return await work()
      } catch (error) {
        onError(error)
        return otherwise
      }
    }
    const counted = (work: () => Promise<number>) => tried(work, 0)
    const past = (months: number, forget: (before: Instant) => Promise<number>) =>
      counted(async () => (months === 0 ? 0 : forget(monthsBefore(now, months))))
    const { forgotten, announced } = await tried(
      () =>
        retention.deleteRequests({
          now,
          requestsBefore: before(periods.requestMonths),
          wonBefore: before(wonMonths(periods)),
          announcedUntil: monthsBefore(now, -1),
        }),
      { forgotten: 0, announced: 0 },
    )
    await past(periods.moneyMonths, (moment) => retention.erasePayers(moment))
    // Drafts are stored half as long.
    await counted(() => retention.deleteFormKeys(now - 30 * day))
    const digests = await counted(() => retention.deleteDigests(now - digestsFor))
    const emails = await past(periods.emailMonths, (moment) => retention.deleteEmails(moment))
    return {
      requests: forgotten,
      announced,
      bookings: await past(periods.guestMonths, (moment) => bookings.eraseOfEventsBefore(moment)),
      visits: await past(wonMonths(periods), (moment) => visits.deleteBefore(moment)),
      quotes: await counted(() =>
        writtenQuotes.deleteOld({
          open: before(periods.requestMonths),
          accepted: before(wonMonths(periods)),
        }),
      ),
      emails: digests + emails,
      activity: await past(periods.activityMonths, (moment) => retention.deleteActivity(moment)),
      // After everything that can be theirs.
      customers: await counted(() => retention.deleteIdleCustomers()),
    }
  }
}
