import { monthsBefore } from '#domain/time.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { LeadStore } from '#ports/lead-store.ts'

/** How long personal data is stored, in months; 0 stores it forever. */
export interface Retention {
  /** After the lead came. */
  readonly leadMonths: number
  /** After the event was over. */
  readonly bookingMonths: number
}

/** Erases leads and bookings past their retention; answers how many of each. */
export function forgetOld(dependencies: {
  readonly leads: Pick<LeadStore, 'eraseBefore'>
  readonly bookings: Pick<BookingStore, 'eraseOfEventsBefore'>
  readonly clock: Clock
}) {
  return async ({ leadMonths, bookingMonths }: Retention) => {
    const now = dependencies.clock.now()
    return {
      leads:
        leadMonths === 0 ? 0 : await dependencies.leads.eraseBefore(monthsBefore(now, leadMonths)),
      bookings:
        bookingMonths === 0
          ? 0
          : await dependencies.bookings.eraseOfEventsBefore(monthsBefore(now, bookingMonths)),
    }
  }
}
