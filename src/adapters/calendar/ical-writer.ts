import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { company } from '#content/company.ts'
import { calendarEnd } from '#domain/events/calendar-links.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { normalizeText } from '#domain/text.ts'
import { calendarStamp } from '#domain/time.ts'
import { descriptionOf, nameOf, venueOf } from '#domain/events/wording.ts'
import type { CalendarEntry, CalendarWriter } from '#ports/calendar-writer.ts'

const statuses = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/** A file without the lines that tell one guest's entry from another's: what is before and after. */
type Frame = readonly [head: string, rest: string]

/** Writes calendar files with times in UTC, which every calendar shows in its owner's zone. */
export function icalWriter(publicUrl: string): CalendarWriter {
  const { hostname } = new URL(publicUrl)
  /** By event and state: a registration differs from the one before by three lines. */
  const frames = new WeakMap<GardenEvent, Map<CalendarEntry['state'], Frame>>()

  function frameOf(event: GardenEvent, state: CalendarEntry['state']): Frame {
    const known = frames.get(event) ?? new Map<CalendarEntry['state'], Frame>()
    frames.set(event, known)
    const frame = known.get(state) ?? frameFrom(event, state, publicUrl)
    known.set(state, frame)
    return frame
  }

  return {
    file({ event, uid, sequence, at, state }) {
      const [head, rest] = frameOf(event, state)
      const id = folded(`UID:${encodeURIComponent(uid)}@${hostname}`)
      return `${head}${id}\r\nSEQUENCE:${sequence}\r\nDTSTAMP:${calendarStamp(at)}\r\n${rest}`
    },
  }
}

function frameFrom(event: GardenEvent, state: CalendarEntry['state'], publicUrl: string): Frame {
  const page = `${publicUrl}${eventPagePath(event.publicId)}`
  const calendar = ical({
    prodId: { company: company.shortName, product: 'Events', language: 'EN' },
    method: state === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: 'guest',
    start: new Date(event.start),
    end: new Date(calendarEnd(event)),
    summary: normalizeText(nameOf(event)).replaceAll(/\s+/g, ' '),
    description: `${normalizeText(descriptionOf(event))}\n\n${page}`,
    location: normalizeText(venueOf(event, company.defaultVenue)),
    url: page,
    organizer: { name: company.name, email: company.email },
    status: statuses[state],
  })
  // The library leaves the last line open; the standard ends every line.
  const text = `${calendar.toString()}\r\n`
  // It writes the guest's own lines first, one after the other.
  return [text.slice(0, text.indexOf('UID:')), text.slice(text.indexOf('DTSTART:'))]
}

/** A line of ASCII as the standard breaks it, 75 bytes at the most. */
function folded(line: string): string {
  return line.length <= 74 ? line : line.replaceAll(/.{74}(?=.)/g, '$&\r\n ')
}
