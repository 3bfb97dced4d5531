import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { company } from '#content/company.ts'
import { calendarEnd } from '#domain/events/calendar-links.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import { normalizeText } from '#domain/text.ts'
import { descriptionOf, nameOf, venueOf } from '#domain/events/wording.ts'
import type { CalendarWriter } from '#ports/calendar-writer.ts'

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/** Writes calendar files with times in UTC, which every calendar shows in its owner's zone. */
export function icalWriter(publicUrl: string): CalendarWriter {
  const { hostname } = new URL(publicUrl)
  return {
    file({ event, sequence, at, state }) {
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
