import type { Company } from '#content/company.ts'
import type { BookingReport } from '#domain/emails/booking-report.ts'
import type { Email } from '#domain/emails/email.ts'
import { calendarSequence } from '#domain/events/calendar-links.ts'
import { visitKindNames } from '#domain/visits/visit.ts'
import type { VisitReport } from '#domain/visits/visit-report.ts'
import type { CalendarEntry, CalendarWriter, VisitEntry } from '#ports/calendar-writer.ts'
import type { TextFile } from '#ports/mail-outbox.ts'
import { expectsEvent } from './booking-facts.ts'

/** What an email changes in its reader's calendar; null for nothing. */
export function calendarFile(
  email: Email,
  calendar: CalendarWriter,
  company: Company,
): TextFile | null {
  switch (email.kind) {
    case 'booking-to-guest': {
      const { booking, event: stored, at } = email.data
      const state = calendarState(email.data)
      if (state === null) return null
      const sequence = calendarSequence(stored.revision, booking.revision)
      return calendar.file({ event: stored.event, sequence, at, state })
    }
    case 'visit-set':
    case 'visit-moved':
    case 'visit-canceled': {
      const { visit, at } = email.data
      const state = email.kind === 'visit-canceled' ? 'cancelled' : 'confirmed'
      return calendar.visitFile({ visit: forCustomer(visit, company), at, state })
    }
    default:
      return null
  }
}

/** Adapts the entry to the customer's own calendar, naming the company. */
function forCustomer(visit: VisitReport['visit'], company: Company): VisitEntry['visit'] {
  const { id, kind, about, place, startsAt, endsAt, sequence } = visit
  const summary = `${company.shortName}: ${visitKindNames[kind]}`
  const description = [about, `Questions? ${company.phone.display}`].filter(Boolean).join('\n')
  return { id, summary, description, place, startsAt, endsAt, sequence }
}

/** Change to the guest's calendar; null for none. */
export function calendarState({ news, booking }: BookingReport): CalendarEntry['state'] | null {
  switch (news.is) {
    case 'registered':
    case 'paid':
    case 'changed':
    case 'event-moved':
    case 'address-corrected':
      if (!expectsEvent(booking)) return null
      return booking.willingness === 'yes' ? 'confirmed' : 'tentative'
    case 'declined':
      // A guest who declined has no entry to remove.
      return booking.origin === 'decline' ? null : 'cancelled'
    case 'cancelled':
    case 'event-cancelled':
      return 'cancelled'
    case 'refunded':
    case 'address-left':
      return null
  }
}
