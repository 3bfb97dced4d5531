import { encodedQuery } from '#domain/encoded-query.ts'
import { calendarStamp, hour, isoWithOffset, zoneAbbreviation } from '#domain/time.ts'
import type { GardenEvent } from './event.ts'
import { descriptionOf, nameOf, truncated, venueOf } from './wording.ts'

/** Assumed length of an event without an end, since calendars require one. */
const assumedLength = hour

/** Longest details in a link, in characters: calendars refuse URLs over 8 KB. */
const detailsLength = 600

type CalendarEvent = Pick<
  GardenEvent,
  'name' | 'description' | 'venueAddress' | 'start' | 'end' | 'timeZone'
>

/** The end of the event in a calendar, whether or not the organizer gave one. */
export const calendarEnd = (event: Pick<GardenEvent, 'start' | 'end'>): number =>
  event.end !== null && event.end > event.start ? event.end : event.start + assumedLength

/** Number of changes of one booking that are distinguished within one version of its event. */
const changesPerVersion = 1000

/**
 * The SEQUENCE of a calendar entry: rises when the event changes, and between two changes of the
 * event with each change of the guest's booking. Without a booking, the number of the event's own
 * page.
 */
export function calendarSequence(eventRevision: number, bookingRevision = 0): number {
  const changes = Math.min(bookingRevision, changesPerVersion - 1)
  return Math.min(eventRevision * changesPerVersion + changes, 2 ** 31 - 1)
}

function detailsOf(event: CalendarEvent): string {
  const zone = `Time zone: ${event.timeZone} (${zoneAbbreviation(event.start, event.timeZone)})`
  return `${truncated(descriptionOf(event), detailsLength).text}\n\n${zone}`
}

/** URL that opens Google Calendar with the event filled in. */
export function googleCalendarLink(event: CalendarEvent, defaultVenue: string): string {
  return `https://calendar.google.com/calendar/render?${encodedQuery({
    action: 'TEMPLATE',
    text: nameOf(event),
    dates: `${calendarStamp(event.start)}/${calendarStamp(calendarEnd(event))}`,
    details: detailsOf(event),
    location: venueOf(event, defaultVenue),
    ctz: event.timeZone,
  })}`
}

// Outlook reads the body as HTML.
const asHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>')

/** Opens Outlook on the web with the event filled in; its times carry the zone's offset. */
export function outlookCalendarLink(event: CalendarEvent, defaultVenue: string): string {
  return `https://outlook.live.com/calendar/0/deeplink/compose?${encodedQuery({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: nameOf(event),
    startdt: isoWithOffset(event.start, event.timeZone),
    enddt: isoWithOffset(calendarEnd(event), event.timeZone),
    body: asHtml(detailsOf(event)),
    location: venueOf(event, defaultVenue),
  })}`
}
