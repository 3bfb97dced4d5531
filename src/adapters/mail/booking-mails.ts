import { company } from '#content/company.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { refusalMessage } from '#domain/bookings/refusals.ts'
import { formatDate } from '#domain/time.ts'
import type {
  BookingMailComposer,
  BookingNews,
  BookingReport,
} from '#ports/booking-mail-composer.ts'
import type { CalendarEntry, CalendarWriter } from '#ports/calendar-writer.ts'
import type { MailAttachment } from '#ports/mail-outbox.ts'
import {
  changeBlocks,
  eventFacts,
  greetingName,
  money,
  partyWords,
  receiptFacts,
  subjectName,
} from './booking-facts.ts'
import { facts, link, paragraph, type Letter, type LetterBlock } from './letter.ts'
import { ownerLetter } from './owner-letter.ts'
import { renderLetter } from './render-letter.ts'

/** Where mails come from and lead to. */
export interface BookingMailSettings {
  /** The address that hears of every booking. */
  readonly ownerAddress: string
  /** Origin of the site, for links. */
  readonly publicUrl: string
  readonly calendar: CalendarWriter
}

/** The mails about bookings. */
export function bookingMails(settings: BookingMailSettings): BookingMailComposer {
  const { ownerAddress, publicUrl, calendar } = settings
  return {
    toGuest(news, report) {
      const letter = guestLetter(news, report, publicUrl)
      const state = calendarState(news, report.booking)
      return {
        to: report.booking.email,
        replyTo: company.email,
        ...mail(letter),
        ...(state === null ? {} : { attachments: [calendarFile(calendar, report, state)] }),
      }
    },
    toOwner(news, report) {
      const { email } = report.booking
      const replyTo = email === '' ? {} : { replyTo: email }
      return { to: ownerAddress, ...replyTo, ...mail(ownerLetter(news, report)) }
    },
    code(code, email, { event }) {
      return {
        to: email,
        replyTo: company.email,
        ...mail({
          subject: `Your code: ${subjectName(event)}`,
          heading: 'Your code',
          blocks: [
            paragraph(
              'Enter this code on the event’s page to change your answer. It works once, within 20 minutes.',
            ),
            { is: 'code', code },
            paragraph(
              'If you did not ask for it, you can leave this mail alone: nothing changes without the code.',
            ),
          ],
        }),
      }
    },
  }
}

function mail(letter: Letter) {
  return { subject: letter.subject, ...renderLetter(letter) }
}

function guestLetter(news: BookingNews, report: BookingReport, publicUrl: string): Letter {
  const { booking, event } = report
  const name = subjectName(event.event)
  const change = changeBlocks(publicUrl, event)
  switch (news.is) {
    case 'registered':
    case 'paid':
      return booking.willingness === 'yes'
        ? {
            subject: `You are registered: ${name}`,
            heading: thanks(booking),
            blocks: [
              paragraph('Your seats are booked. We look forward to seeing you.'),
              ...receiptBlocks(news, report),
              bookingFacts(report),
              paragraph('The file with this mail puts the event into your calendar.'),
              ...change,
            ],
          }
        : maybeLetter(`You may come: ${name}`, thanks(booking), report, change)
    case 'changed':
      return booking.willingness === 'yes'
        ? {
            subject: `Your answer is now Yes: ${name}`,
            heading: 'We have changed your answer',
            blocks: [
              paragraph('You are coming, and these are the details that now count.'),
              bookingFacts(report),
              ...change,
            ],
          }
        : maybeLetter(
            `Your answer is now Maybe: ${name}`,
            'We have changed your answer',
            report,
            change,
          )
    case 'declined':
      return {
        subject: `You are not coming: ${name}`,
        heading: 'Thanks for letting us know',
        blocks: [
          paragraph('We have noted that you will not come.'),
          facts(eventFacts(event)),
          ...refundDueBlocks(booking),
          ...change,
        ],
      }
    case 'event-cancelled':
      return {
        subject: `Cancelled: ${name}`,
        heading: 'This event will not take place',
        blocks: [
          paragraph(`${refusalMessage({ code: 'event-cancelled' })} We are sorry.`),
          facts(eventFacts(event)),
          ...refundDueBlocks(booking),
          link('See our other events', `${publicUrl}/events`),
        ],
      }
    case 'refunded':
      return {
        subject: `Your payment goes back: ${name}`,
        heading: `We are returning ${money(news.refundCents)}`,
        blocks: [
          paragraph(refundWords[news.reason]),
          facts(eventFacts(event)),
          paragraph(
            `The money goes back the way it came, usually within ten days. Questions? Reply to this mail or call ${company.phone.display}.`,
          ),
        ],
      }
  }
}

const refundWords = {
  due: 'You gave up seats that were paid for, or we called the event off, so we owed you this.',
  'seats-gone':
    'Your payment reached us when its seats were no longer held, and others had taken the seats by then. You have no seats at this event.',
  'event-over':
    'Your payment reached us when this event no longer took bookings. You have no seats at this event.',
  'not-owed':
    'Your payment was for an answer that had been changed or paid already. What you booked otherwise stays as it was.',
} as const

/** What was paid now, for what, and how to name it to us. */
function receiptBlocks(news: BookingNews, { booking, event, at }: BookingReport) {
  return news.is === 'paid'
    ? [
        paragraph('This is your receipt.'),
        facts([
          ...receiptFacts(news.amountCents, booking),
          ['Paid on', formatDate(at, event.event.timeZone)],
        ]),
      ]
    : []
}

function thanks(booking: Booking): string {
  const name = greetingName(booking)
  return name === '' ? 'Thank you for registering' : `Thank you, ${name}`
}

function maybeLetter(
  subject: string,
  heading: string,
  report: BookingReport,
  change: readonly LetterBlock[],
): Letter {
  return {
    subject,
    heading,
    blocks: [
      paragraph(
        'We have noted that you may come. A Maybe holds no seat, so tell us as soon as you know.',
      ),
      bookingFacts(report),
      ...refundDueBlocks(report.booking),
      ...change,
    ],
  }
}

function bookingFacts({ booking, event }: BookingReport): LetterBlock {
  const { willingness, party, paidCents, refundedCents, refundDueCents } = booking
  return facts([
    ...eventFacts(event),
    ['Your answer', willingness === 'yes' ? 'Yes' : 'Maybe'],
    ['Who comes', partyWords(party)],
    ['Paid in all', money(paidCents - refundedCents)],
    ['We owe you', money(refundDueCents)],
  ])
}

function refundDueBlocks({ refundDueCents }: Booking): readonly LetterBlock[] {
  return refundDueCents === 0
    ? []
    : [paragraph(`We owe you ${money(refundDueCents)} and will get in touch to return it.`)]
}

/** What the news does to the guest's calendar; null where it does nothing. */
function calendarState(news: BookingNews, booking: Booking): CalendarEntry['state'] | null {
  switch (news.is) {
    case 'registered':
    case 'paid':
    case 'changed':
      return booking.willingness === 'yes' ? 'confirmed' : 'tentative'
    case 'declined':
      // After a public No there is nothing in a calendar to take out.
      return booking.origin === 'decline' ? null : 'cancelled'
    case 'event-cancelled':
      return 'cancelled'
    case 'refunded':
      return null
  }
}

function calendarFile(
  calendar: CalendarWriter,
  { booking, event, at }: BookingReport,
  state: CalendarEntry['state'],
): MailAttachment {
  // Rises with each change of the event and, by the time that passes, of the booking.
  const tenths = Math.max(0, Math.floor((at - booking.bookedAt) / 100))
  const sequence = Math.min(event.revision + tenths, 2 ** 31 - 1)
  const method = state === 'cancelled' ? 'CANCEL' : 'PUBLISH'
  return {
    filename: 'event.ics',
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendar.file({ event: event.event, uid: booking.id, sequence, at, state }),
  }
}
