import { company } from '#content/company.ts'
import { textAnswer, answersByName } from '#domain/bookings/answers.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { declineLabels } from '#domain/bookings/check-decline.ts'
import type { Party } from '#domain/bookings/party.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { registrationFields } from '#domain/events/form-field.ts'
import { plainText } from '#domain/events/plain-text.ts'
import { dollars } from '#domain/events/price.ts'
import { nameOf, truncated, venueOf } from '#domain/events/wording.ts'
import { formatDate, formatTimeRange, zoneAbbreviation } from '#domain/time.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import { link, paragraph, type LetterBlock } from './letter.ts'

/** Longest name of an event or a guest in a subject, in characters. */
const subjectTextLength = 100

/**
 * A text for a subject, on one line. What a mail program would decode as an encoded word
 * (`=?utf-8?…`) is broken up, so that it reads as it was written.
 */
export function subjectText(text: string): string {
  const line = plainText(text).replaceAll(/\s+/g, ' ').replaceAll('=?', '= ?')
  return truncated(line, subjectTextLength).text
}

/** The event's name for a subject. */
export function subjectName(event: GardenEvent): string {
  return subjectText(nameOf(event))
}

/** What, when in the event's own zone, and where. */
export function eventFacts({ event }: StoredEvent): readonly (readonly [string, string])[] {
  return [
    ['Event', nameOf(event)],
    ['When', whenOf(event)],
    ['Where', venueOf(event, company.defaultVenue)],
  ]
}

// The same few events over and over, and half a dozen calls into the calendar for each.
const knownTimes = new Map<string, string>()

/** `Sat, Jun 6, 2026, 9:00 AM – 12:00 PM EDT (America/New_York)` */
function whenOf({ start, end, timeZone }: GardenEvent): string {
  const key = `${start} ${end} ${timeZone}`
  const known = knownTimes.get(key)
  if (known !== undefined) return known
  const times = formatTimeRange(start, end, timeZone)
  const zone = `${zoneAbbreviation(start, timeZone)} (${timeZone})`
  const when = `${formatDate(start, timeZone)}, ${times} ${zone}`
  if (knownTimes.size < 500) knownTimes.set(key, when)
  return when
}

/** `2 adults, 1 child` */
export function partyWords({ adults, children }: Party): string {
  const grown = adults === 1 ? '1 adult' : `${adults} adults`
  if (children === 0) return grown
  return `${grown}, ${children === 1 ? '1 child' : `${children} children`}`
}

/** `$25`; empty for nothing. */
export function money(cents: number): string {
  return cents === 0 ? '' : `$${dollars(cents)}`
}

/** A payment, the seats in force with it, and what both sides call it. */
export function receiptFacts(
  amountCents: number,
  { id, seats }: Booking,
): readonly (readonly [string, string])[] {
  return [
    ['Amount paid', money(amountCents)],
    ['Seats', String(seats)],
    ['Reference', id],
  ]
}

/** The guest's first name, or what a No gave as the name; empty where none was asked. */
export function greetingName({ answers }: Booking): string {
  const byName = answersByName(answers)
  return textAnswer(byName, 'firstName') || textAnswer(byName, 'name')
}

/** The guest as the owner knows them. */
export function guestName(booking: Booking): string {
  const byName = answersByName(booking.answers)
  const names = [textAnswer(byName, 'firstName'), textAnswer(byName, 'lastName')].join(' ').trim()
  return names || textAnswer(byName, 'name') || booking.email
}

/** Every answer under its label. */
export function answerFacts(
  { answers }: Booking,
  { event }: StoredEvent,
): readonly (readonly [string, string])[] {
  const labels = new Map<string, string>([
    ['name', declineLabels.name],
    ['number', declineLabels.phone],
    ...registrationFields(event.formFields).map(({ name, label }) => [name, label] as const),
  ])
  return answers.map(({ name, value }) => [
    labels.get(name) ?? name,
    typeof value === 'string' ? value : value.join(', '),
  ])
}

/** How to change the answer. */
export function changeBlocks(publicUrl: string, { event }: StoredEvent): readonly LetterBlock[] {
  return [
    paragraph(
      'Have your plans changed? Open the event’s page, choose “Update Your Answer Here” and enter the email address of this mail.',
    ),
    link('Change your answer', `${publicUrl}${eventPagePath(event.publicId)}`),
  ]
}
