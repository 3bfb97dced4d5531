import ical, {
  type ICalCalendar,
  type ICalCalendarData,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Company } from '#content/company.ts'
import { calendarEnd } from '#domain/events/calendar-links.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import { normalizeText } from '#domain/text.ts'
import { descriptionOf, nameOf, venueOf } from '#domain/events/wording.ts'
import type { CalendarEntry, CalendarWriter, VisitEntry } from '#ports/calendar-writer.ts'

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/** Refresh interval for calendar programs, in seconds. */
const feedPause = 15 * 60

const methodOf = (state: CalendarEntry['state']) =>
  state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH

const oneLine = (text: string) => normalizeText(text).replaceAll(/\s+/g, ' ')

/** A calendar as a file. */
const fileOf = (filename: string, calendar: ICalCalendar, method?: ICalCalendarMethod) => ({
  filename,
  contentType: `text/calendar; charset=utf-8${method === undefined ? '' : `; method=${method}`}`,
  // The library leaves the last line open; the standard ends every line.
  content: `${calendar.toString()}\r\n`,
})

/** Writes times in UTC, which every calendar shows in its owner's zone. */
export function icalWriter(publicUrl: string, currentCompany: () => Company): CalendarWriter {
  const { hostname } = new URL(publicUrl)
  const newCalendar = (product: string, more: ICalCalendarData) =>
    ical({ prodId: { company: currentCompany().shortName, product, language: 'EN' }, ...more })
  const organizer = () => {
    const { name, email } = currentCompany()
    return { name, email }
  }
  const addVisit = (calendar: ICalCalendar, { visit, at, state }: VisitEntry) => {
    calendar.createEvent({
      id: `visit-${encodeURIComponent(visit.id)}@${hostname}`,
      sequence: visit.sequence,
      stamp: new Date(at),
      start: new Date(visit.startsAt),
      end: new Date(visit.endsAt),
      summary: oneLine(visit.summary),
      description: normalizeText(visit.description),
      ...(visit.place === '' ? {} : { location: normalizeText(visit.place) }),
      organizer: organizer(),
      status: statuses[state],
    })
  }
  return {
    visitFile(entry) {
      const method = methodOf(entry.state)
      const calendar = newCalendar('Visits', { method })
      addVisit(calendar, entry)
      return fileOf('visit.ics', calendar, method)
    },

    feed(name, entries) {
      const method = ICalCalendarMethod.PUBLISH
      const calendar = newCalendar('Visits', { name, method, ttl: feedPause })
      for (const entry of entries) addVisit(calendar, entry)
      return fileOf('visits.ics', calendar)
    },

    file({ event, sequence, at, state }) {
      const method = methodOf(state)
      const page = `${publicUrl}${eventPagePath(event.publicId)}`
      const calendar = newCalendar('Events', { method })
      calendar.createEvent({
        id: `${encodeURIComponent(event.id)}@${hostname}`,
        sequence,
        stamp: new Date(at),
        start: new Date(event.start),
        end: new Date(calendarEnd(event)),
        summary: oneLine(nameOf(event)),
        description: `${normalizeText(descriptionOf(event))}\n\n${page}`,
        location: normalizeText(venueOf(event, currentCompany().defaultVenue)),
        url: page,
        organizer: organizer(),
        status: statuses[state],
      })
      return fileOf('event.ics', calendar, method)
    },
  }
}
