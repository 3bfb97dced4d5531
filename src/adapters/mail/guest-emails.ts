import { paths } from '#domain/site/paths.ts'
import { greetedName } from '#domain/emails/greeting.ts'
import type { Company } from '#content/company.ts'
import { codeLifetime } from '#domain/bookings/email-code.ts'
import { refusalMessage } from '#domain/bookings/refusals.ts'
import { formatDate, minute } from '#domain/time.ts'
import type { EmailData } from '#domain/emails/email.ts'
import type { BookingNews, BookingReport, EmailBooking } from '#domain/emails/booking-report.ts'
import {
  changeBlocks,
  eventBlock,
  eventUrl,
  expectsEvent,
  greetingName,
  money,
  partyText,
  receiptFacts,
  subjectName,
  refundArrives,
  totalPaid,
} from './booking-facts.ts'
import { calendarState } from './email-calendar.ts'
import {
  calendarParagraph,
  facts,
  link,
  callout,
  paragraph,
  type EmailBlock,
  type EmailContent,
  type EmailContext,
} from './email-content.ts'

/** `Your seat is`, `Your 3 seats are`. */
const seatText = ({ seats }: EmailBooking) =>
  seats === 1 ? 'Your seat is' : `Your ${seats} seats are`

/** Status, event, amounts, and how to change the answer. */
export function guestEmail(
  report: BookingReport,
  { publicUrl, company }: EmailContext,
): EmailContent {
  const { news, booking, event } = report
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
              paragraph(`${seatText(booking)} booked. We look forward to seeing you.`),
              eventBlock(event, company),
              ...receiptBlocks(report),
              answerFacts(report),
              ...calendarBlocks(report),
              ...change,
            ],
          }
        : maybeEmail(`You answered Maybe: ${name}`, thanks(booking), report, change, company)
    case 'changed':
      return booking.willingness === 'yes'
        ? {
            subject: `Your answer is now Yes: ${name}`,
            heading: changedHeading,
            blocks: [
              paragraph('You are coming. Here are your updated details:'),
              eventBlock(event, company),
              answerFacts(report),
              ...refundDueBlocks(booking),
              ...calendarBlocks(report),
              ...change,
            ],
          }
        : maybeEmail(`Your answer is now Maybe: ${name}`, changedHeading, report, change, company)
    case 'declined':
      return {
        subject: `You answered No: ${name}`,
        heading: 'Thanks for letting us know',
        blocks: [
          paragraph('We have noted that you will not be there.'),
          eventBlock(event, company),
          ...refundDueBlocks(booking),
          ...calendarBlocks(report),
          ...change,
        ],
      }
    case 'event-moved':
      return {
        subject: `New time or place: ${name}`,
        heading: 'This event has a new time or place',
        blocks: [
          paragraph('Your answer still stands. Here is when and where the event takes place now:'),
          eventBlock(event, company),
          answerFacts(report),
          ...calendarBlocks(report),
          ...change,
        ],
      }
    case 'address-corrected':
      return {
        subject: `We now use this email address for your answer: ${name}`,
        heading: 'We have corrected your email address',
        blocks: [
          paragraph(
            `${expectsEvent(booking) ? 'Your answer to this event stands, and emails about it' : 'Emails about this event'} come here from now on. If this is unexpected, reply to this email or call ${company.phone.display}.`,
          ),
          eventBlock(event, company),
          ...(expectsEvent(booking) ? [answerFacts(report)] : []),
          ...calendarBlocks(report),
          ...change,
        ],
      }
    case 'address-left':
      return {
        subject: `We no longer use this email address for an answer: ${name}`,
        heading: 'We have corrected an email address',
        blocks: [
          paragraph(
            `We had an answer to this event under your email address. We have moved it to another address, and you will get no more emails about it. If this is unexpected, reply to this email or call ${company.phone.display}.`,
          ),
          eventBlock(event, company),
        ],
      }
    case 'cancelled':
      return {
        subject: `Your booking is canceled: ${name}`,
        heading: 'We have canceled your booking',
        blocks: [
          paragraph(
            `You are no longer registered for this event. If this is unexpected, reply to this email or call ${company.phone.display}.`,
          ),
          eventBlock(event, company),
          ...refundDueBlocks(booking),
          ...calendarBlocks(report),
        ],
      }
    case 'event-cancelled':
      return {
        subject: `Canceled: ${name}`,
        heading: 'This event will not take place',
        blocks: [
          paragraph(`${refusalMessage({ code: 'event-cancelled' })} We are sorry.`),
          eventBlock(event, company),
          ...refundDueBlocks(booking),
          ...calendarBlocks(report),
          link('See Our Other Events', publicUrl + paths.events),
        ],
      }
    case 'refunded':
      return {
        subject: `We are refunding your payment: ${name}`,
        heading: `We are refunding ${money(news.refundCents)}`,
        blocks: [
          paragraph(refundTexts[news.reason](booking)),
          eventBlock(event, company),
          refundArrives(company),
          ...refundDueBlocks(booking),
          link('Go to the Event', eventUrl(publicUrl, event.event)),
        ],
      }
  }
}

/** What the attached file is for. */
function calendarBlocks(report: BookingReport): readonly EmailBlock[] {
  const state = calendarState(report)
  if (state === null) return []
  if (state === 'cancelled') return [calendarParagraph('remove the event from')]
  // Nothing about the event was sent to a corrected address before.
  const isNew = ['registered', 'paid', 'address-corrected'].includes(report.news.is)
  return [calendarParagraph(isNew ? 'add the event to' : 'update')]
}

type RefundReason = Extract<BookingNews, { is: 'refunded' }>['reason']

const changedHeading = 'Your answer has been updated'

/** Reason of a refund, and what stays booked. */
const refundTexts: Readonly<Record<RefundReason, (booking: EmailBooking) => string>> = {
  // For seats, for the event or the booking, or again after a failed refund.
  due: ({ refundDueCents }) =>
    refundDueCents === 0
      ? 'This is the refund that we owed you for this event.'
      : 'This is a part of the refund that we owe you for this event.',
  courtesy: () => 'We are refunding this part of your payment. Your booking does not change.',
  'seats-gone': (booking) =>
    `Your payment came in after we had stopped holding your seats, and others had taken the seats by then. ${leftText(booking)}`,
  'event-over': (booking) =>
    `Your payment came in after this event had stopped taking bookings. ${leftText(booking)}`,
  'not-owed': () =>
    'Your payment did not fit your answer, or was for one that had been changed or paid for already. Anything else you booked does not change.',
}

const leftText = (booking: EmailBooking) =>
  booking.seats === 0
    ? 'You do not have seats at this event.'
    : `${seatText(booking)} still booked.`

/** The payment just made, with its reference. */
function receiptBlocks({ news, booking, event, at }: BookingReport): readonly EmailBlock[] {
  return news.is === 'paid'
    ? [
        paragraph('This is your receipt.'),
        facts([
          ...receiptFacts(news.amountCents, booking),
          ['Paid on', formatDate(at, event.event.timeZone)],
          ['Total paid', totalPaid(news, booking.paidCents - booking.refundedCents)],
        ]),
      ]
    : []
}

function thanks(booking: EmailBooking): string {
  const name = greetedName(greetingName(booking))
  return name === '' ? 'Thank you for registering' : `Thank you, ${name}`
}

function maybeEmail(
  subject: string,
  heading: string,
  report: BookingReport,
  change: readonly EmailBlock[],
  company: Company,
): EmailContent {
  return {
    subject,
    heading,
    blocks: [
      paragraph(
        'We have you down as a Maybe. A Maybe does not hold a seat, so please let us know as soon as you can.',
      ),
      eventBlock(report.event, company),
      answerFacts(report),
      ...refundDueBlocks(report.booking),
      ...calendarBlocks(report),
      ...change,
    ],
  }
}

function answerFacts({ news, booking }: BookingReport): EmailBlock {
  const { willingness, party, paidCents, refundedCents, refundDueCents } = booking
  return facts([
    ['Your answer', willingness === 'yes' ? 'Yes' : 'Maybe'],
    ['Attending', partyText(party)],
    ['Total paid', news.is === 'paid' ? '' : money(paidCents - refundedCents)],
    ['Refund due', money(refundDueCents)],
  ])
}

function refundDueBlocks({ refundDueCents }: EmailBooking): readonly EmailBlock[] {
  return refundDueCents === 0
    ? []
    : [callout(`We owe you ${money(refundDueCents)} and will refund it.`)]
}

/** Proves that a guest reads the mailbox. */
export function codeEmail(
  { event }: EmailData<'booking-code'>,
  { publicUrl, company, code }: EmailContext,
): EmailContent {
  return {
    subject: `Your verification code: ${subjectName(event.event)}`,
    heading: 'Your verification code',
    blocks: [
      paragraph(
        `Enter this code on the event’s page to change your answer. It works once and expires in ${codeLifetime / minute} minutes.`,
      ),
      { is: 'code', code },
      eventBlock(event, company),
      link('Go to the Event', eventUrl(publicUrl, event.event)),
      paragraph(
        'If you did not request it, you can ignore this email: nothing changes without the code.',
      ),
    ],
  }
}
