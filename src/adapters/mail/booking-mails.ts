import { company } from '#content/company.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { codeLifetime } from '#domain/bookings/email-code.ts'
import { calendarSequence } from '#domain/events/calendar-links.ts'
import { minute } from '#domain/time.ts'
import type {
  BookingMailComposer,
  BookingNews,
  BookingReport,
} from '#ports/booking-mail-composer.ts'
import type { CalendarEntry, CalendarWriter } from '#ports/calendar-writer.ts'
import type { MailAttachment } from '#ports/mail-outbox.ts'
import { eventBlock, eventUrl, subjectName } from './booking-facts.ts'
import { guestLetter } from './guest-letter.ts'
import { link, paragraph, type Letter } from './letter.ts'
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
    code(code, email, stored) {
      return {
        to: email,
        replyTo: company.email,
        ...mail({
          subject: `Your code: ${subjectName(stored.event)}`,
          heading: 'Your code',
          blocks: [
            paragraph(
              `Enter this code on the event’s page to change your answer. It works once, within ${codeLifetime / minute} minutes.`,
            ),
            { is: 'code', code },
            eventBlock(stored),
            link('Go to the Event', eventUrl(publicUrl, stored.event)),
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

/** What the news does to the guest's calendar; null where it does nothing. */
function calendarState(news: BookingNews, booking: Booking): CalendarEntry['state'] | null {
  switch (news.is) {
    case 'registered':
    case 'paid':
    case 'changed':
    case 'event-moved':
      return booking.willingness === 'yes' ? 'confirmed' : 'tentative'
    case 'declined':
      // After a public No there is nothing in a calendar to take out.
      return booking.origin === 'decline' ? null : 'cancelled'
    case 'cancelled':
    case 'event-cancelled':
      return 'cancelled'
    case 'refunded':
      return null
  }
}

function calendarFile(
  calendar: CalendarWriter,
  { booking, event: { event, revision }, at }: BookingReport,
  state: CalendarEntry['state'],
): MailAttachment {
  const sequence = calendarSequence(revision, booking.revision)
  return calendar.file({ event, sequence, at, state })
}
