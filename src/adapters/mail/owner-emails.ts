import { deskPaths } from '#domain/desk/desk-paths.ts'
import { guestName } from '#domain/bookings/answers.ts'
import { mailtoLink } from '#domain/contact/compose-link.ts'
import { emailKey } from '#domain/fields.ts'
import type { OwnerReport } from '#domain/emails/booking-report.ts'
import {
  answerFacts,
  eventBlock,
  money,
  partyText,
  receiptFacts,
  subjectName,
  totalPaid,
} from './booking-facts.ts'
import {
  shortLine,
  facts,
  callout,
  link,
  paragraph,
  type EmailContent,
  type EmailContext,
} from './email-content.ts'

/** News of a booking for the owner: who, what, and what is left to do. */
export function ownerEmail(
  report: OwnerReport,
  { publicUrl, company }: EmailContext,
): EmailContent {
  const { news, booking, event } = report
  const { email, message, refundDueCents } = booking
  const { capacity } = event.event
  const headline = headlineOf(report)
  return {
    subject: `${headline} (${subjectName(event.event)})`,
    heading: headline,
    blocks: [
      ...(news.is === 'refunded'
        ? [
            callout(
              `A payment of ${money(news.refundCents)} is being refunded automatically: ${reasons[news.reason]}.`,
            ),
          ]
        : []),
      ...(refundDueCents > 0
        ? [
            callout(
              `Please refund ${money(refundDueCents)} to this guest. It is listed on Today at the desk, under “Needs a look”.`,
            ),
            link('Refund It at the Desk', publicUrl + deskPaths.today),
          ]
        : []),
      eventBlock(event, company),
      facts([
        ...(news.is === 'paid' ? receiptFacts(news.amountCents, booking) : []),
        ['Email', email, mailtoLink({ to: email })],
        ...answerFacts(booking, event).filter(([, value]) => emailKey(value) !== emailKey(email)),
        ['Attending', booking.willingness === 'no' ? '' : partyText(booking.party)],
        ['Message', message ?? ''],
        ['Total paid', totalPaid(news, booking.paidCents)],
        ['Refunded', money(booking.refundedCents)],
        ['Refund due', money(refundDueCents)],
        [
          'Seats taken',
          capacity === null ? String(event.seatsTaken) : `${event.seatsTaken} of ${capacity}`,
        ],
      ]),
      ...(email === '' ? [] : [paragraph('Reply to this email to answer them.')]),
    ],
  }
}

const reasons = {
  'seats-gone': 'it came in after the hold had ended, and the seats were gone',
  'event-over': 'it came in after the event had stopped taking bookings',
  'not-owed': 'it was for an answer that had been changed or paid for already',
} as const

function headlineOf({ news, booking }: OwnerReport): string {
  const guest = shortLine(guestName(booking.answers) || booking.email)
  const answer = booking.willingness === 'maybe' ? 'Maybe' : 'Yes'
  switch (news.is) {
    case 'registered':
      return `${answer} from ${guest}`
    case 'paid':
      return `Paid: Yes from ${guest}`
    case 'changed':
      return `Changed to ${answer}: ${guest}`
    case 'declined':
      return booking.origin === 'decline' ? `No from ${guest}` : `Changed to No: ${guest}`
    case 'refunded':
      return `Refund for ${guest}`
  }
}
