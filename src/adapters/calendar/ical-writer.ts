import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Company } from '#content/company.ts'
import { calendarEnd } from '#domain/events/calendar-links.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import { normalizeText } from '#domain/text.ts'
import { descriptionOf, nameOf, venueOf } from '#domain/events/wording.ts'
import type { CalendarWriter, VisitEntry } from '#ports/calendar-writer.ts'

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/** Refresh interval for calendar programs, in seconds. */
const feedPause = 15 * 60

/** Writes times in UTC, which every calendar shows in its owner's zone. */
export function icalWriter(publicUrl: string, currentCompany: () => Company): CalendarWriter {
  const { hostname } = new URL(publicUrl)
  const addVisit = (calendar: ICalCalendar, { visit, at, state }: VisitEntry) => {
    const company = currentCompany()
    calendar.createEvent({
      id: `visit-${encodeURIComponent(visit.id)}@${hostname}`,
      sequence: visit.sequence,
      stamp: new Date(at),
      start: new Date(visit.startsAt),
      end: new Date(visit.endsAt),
      summary: normalizeText(visit.summary).replaceAll(/\s+/g, ' '),
      description: normalizeText(visit.description),
      ...(visit.place === '' ? {} : { location: normalizeText(visit.place) }),
      organizer: { name: company.name, email: company.email },
      status: statuses[state],
    })
  }
  const prodId = () => ({
    company: currentCompany().shortName,
    product: 'Visits',
    language: 'EN',
  })
  return {
    visitFile(entry) {
      const method =
        entry.state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
      const calendar = ical({ prodId: prodId(), method })
      addVisit(calendar, entry)
      return {
        filename: 'visit.ics',
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content: `${calendar.toString()}\r\n`,
      }
    },

    feed(name, entries) {
      const calendar = ical({
        prodId: prodId(),
        name,
        method: ICalCalendarMethod.PUBLISH,
        ttl: feedPause,
      })
      for (const entry of entries) addVisit(calendar, entry)
      return {
        filename: 'visits.ics',
        contentType: 'text/calendar; charset=utf-8',
        content: `${calendar.toString()}\r\n`,
      }
    },

    file({ event, sequence, at, state }) {
      const company = currentCompany()
      const method = state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
      const page = `${publicUrl}${eventPagePath(event.publicId)}`
      const calendar = ical({
        prodId: { company: company.shortName, product: 'Events', language: 'EN' },
        method,
      })
      calendar.createEvent({
        id: `${encodeURIComponent(event.id)}@${hostname}`,
        sequence,
        stamp: new Date(at),
        start: new Date(event.start),
        end: new Date(calendarEnd(event)),
        summary: normalizeText(nameOf(event)).replaceAll(/\s+/g, ' '),
        description: `${normalizeText(descriptionOf(event))}\n\n${page}`,
        location: normalizeText(venueOf(event, company.defaultVenue)),
        url: page,
        organizer: { name: company.name, email: company.email },
        status: statuses[state],
      })
      return {
        filename: 'event.ics',
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        // The library leaves the last line open; the standard ends every line.
        content: `${calendar.toString()}\r\n`,
      }
    },
  }
}
