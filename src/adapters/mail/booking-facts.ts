import type { Company } from '#content/company.ts'
import { isExpected } from '#domain/bookings/booking.ts'
import { textAnswer, answersByName } from '#domain/bookings/answers.ts'
import { declineLabels } from '#domain/bookings/check-decline.ts'
import type { Party } from '#domain/bookings/party.ts'
import { counted } from '#domain/counts.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import { dollars } from '#domain/events/price.ts'
import { nameOf, venueOf } from '#domain/events/wording.ts'
import { formatPhone } from '#domain/fields.ts'
import {
  dateBadge,
  formatCalendarDate,
  formatDate,
  formatTimeRange,
  parseDate,
  zoneAbbreviation,
} from '#domain/time.ts'
import type { BookingNews, EmailBooking, EmailedEvent } from '#domain/emails/booking-report.ts'
import { shortLine, link, paragraph, type EmailBlock, type EmailFact } from './email-content.ts'

export const refundArrives = ({ phone }: Company): EmailBlock =>
  paragraph(
    `The refund goes to the card or account you paid with, usually within ten days. Questions? Reply to this email or call ${phone.display}.`,
  )

export const subjectName = (event: EmailedEvent['event']): string => shortLine(nameOf(event))

/** Name, time in the event's own zone, and place. */
export function eventBlock(
  { event }: EmailedEvent,
  { defaultVenue }: Pick<Company, 'defaultVenue'>,
): EmailBlock {
  const { start, end, timeZone } = event
  const zone = zoneAbbreviation(start, timeZone)
  return {
    is: 'event',
    event: {
      ...dateBadge(start, timeZone),
      label: 'Event',
      name: nameOf(event),
      date: formatDate(start, timeZone),
      times: `${formatTimeRange(start, end, timeZone)} ${zone}`,
      place: venueOf(event, defaultVenue),
    },
  }
}

/** `2 adults, 1 child` */
export function partyText({ adults, children }: Party): string {
  const grown = counted(adults, 'adult')
  return children === 0 ? grown : `${grown}, ${counted(children, 'child', 'children')}`
}

/** `$25`; empty for nothing. */
export const money = (cents: number): string => (cents === 0 ? '' : `$${dollars(cents)}`)

/** A payment, the seats in force with it, and its reference. */
export function receiptFacts(
  amountCents: number,
  { id, seats }: EmailBooking,
): readonly EmailFact[] {
  return [
    ['Amount paid', money(amountCents)],
    ['Seats', String(seats)],
    ['Reference', id],
  ]
}

/** All that was paid; empty if a receipt for the same amount says so already. */
export const totalPaid = (news: BookingNews, cents: number): string =>
  news.is === 'paid' && news.amountCents === cents ? '' : money(cents)

/** Whether the guest expects the event; emails are about current answers only. */
export const expectsEvent = (booking: EmailBooking) =>
  isExpected({ ...booking, isSuperseded: false })

/** The guest's first name, or the name given with a No; empty if none was asked for. */
export function greetingName({ answers }: EmailBooking): string {
  const byName = answersByName(answers)
  return textAnswer(byName, 'firstName') || textAnswer(byName, 'name')
}

/** Every answer under its label, choices on a line each; a date is written out, a phone is a link. */
export function answerFacts(
  { answers }: EmailBooking,
  { questions }: EmailedEvent,
): readonly EmailFact[] {
  const labels = new Map<string, string>([
    ['name', declineLabels.name],
    ['number', declineLabels.phone],
    ...questions.map(({ name, label }) => [name, label] as const),
  ])
  return answers.map(({ name, value }) => {
    const label = labels.get(name) ?? name
    const text = typeof value === 'string' ? value : value.join('\n')
    const date = parseDate(text)
    if (date !== null) return [label, formatCalendarDate(date)]
    return isPhone(label, text) ? [label, formatPhone(text), `tel:+1${text}`] : [label, text]
  })
}

const isPhone = (label: string, text: string) => /phone/i.test(label) && /^\d{10}$/.test(text)

/** How to change the answer. */
export const changeBlocks = (publicUrl: string, { event }: EmailedEvent): readonly EmailBlock[] => [
  paragraph(
    'Have your plans changed? Open the event’s page, choose “Update Your Answer Here” and enter the email address that this was sent to.',
  ),
  link('Change Your Answer', eventUrl(publicUrl, event)),
]

export const eventUrl = (publicUrl: string, { publicId }: EmailedEvent['event']): string =>
  `${publicUrl}${eventPagePath(publicId)}`
