import { createTransport } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import { company } from '#content/company.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import {
  bookingReport,
  eventForEmail,
  type BookingNews,
  type OwnerNews,
} from '#domain/emails/booking-report.ts'
import { parseEmail, type Email, type EmailSecrets } from '#domain/emails/email.ts'
import { instantAt } from '#domain/time.ts'
import { free, registered } from '#support/bookings.ts'
import { calendarValue } from '#support/calendar-lines.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { readMail } from '#support/mailbox.ts'
import { composeEmail } from './compose-email.ts'
import { emailSamples } from './email-samples.ts'
import { renderMarkup } from './email-markup.tsx'
import { plainText } from './plain-text.ts'

const publicUrl = 'https://evergreen.example'
const settings = {
  publicUrl,
  company: () => company,
  calendar: icalWriter(publicUrl, () => company),
}

const booking: Booking = {
  ...registered(free, 3, {
    answers: [
      { name: 'firstName', value: 'Rosa' },
      { name: 'lastName', value: 'Lindqvist' },
      { name: 'email', value: 'zoe@example.org' },
      { name: 'interests', value: ['Soil, compost', 'Water'] },
      { name: 'visitOn', value: '2026-12-01' },
    ],
  }).booking,
  party: { adults: 2, children: 1 },
}
const stored = (change: Parameters<typeof gardenEvent>[0] = {}) => ({
  event: gardenEvent(change),
  seatsTaken: 3,
  revision: 0,
})
const at = booking.bookedAt
const report = { booking, event: stored(), at }

const guestNews = emailSamples['booking-to-guest'].flatMap(({ kind, data }) =>
  kind === 'booking-to-guest' ? [data.news] : [],
)
const ownerNews = emailSamples['booking-to-owner'].flatMap(({ kind, data }) =>
  kind === 'booking-to-owner' ? [data.news] : [],
)

/** An email as the outbox returns it, composed. */
function written(email: Email, secrets: EmailSecrets = {}) {
  const queuedData: unknown = JSON.parse(JSON.stringify(email.data))
  const { content, ...rest } = composeEmail(settings, parseEmail(email.kind, queuedData), secrets)
  return {
    ...rest,
    subject: content.subject,
    text: plainText(content, company),
    html: () => renderMarkup(content, company),
  }
}

type Report = typeof report
const mails = {
  toGuest: (news: BookingNews, { booking, event, at }: Report) =>
    written({ kind: 'booking-to-guest', data: bookingReport(news, booking, event, at) }),
  toOwner: (news: OwnerNews, { booking, event, at }: Report) =>
    written({ kind: 'booking-to-owner', data: bookingReport(news, booking, event, at) }),
  code: (code: string, event: Report['event']) =>
    written({ kind: 'booking-code', data: { event: eventForEmail(event) } }, { code }),
}

/** The mail as it leaves, read by a mail program. */
async function received(draft: ReturnType<typeof written>) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({
    from: 'site@evergreen.example',
    to: { name: '', address: 'zoe@example.org' },
    subject: draft.subject,
    text: draft.text,
    html: await draft.html(),
  })
  return readMail(message instanceof Buffer ? message : '')
}

describe('each mail has the event’s local time with the short name of its zone', () => {
  test.each([
    ['Asia/Kathmandu', 'Sat, Jun 6, 2026, 9:00 AM – 11:30 AM GMT+5:45'],
    ['America/St_Johns', 'Sat, Jun 6, 2026, 9:00 AM – 11:30 AM GMT-2:30'],
    ['America/Los_Angeles', 'Sat, Jun 6, 2026, 9:00 AM – 11:30 AM PDT'],
  ])('%s', (timeZone, when) => {
    const start = instantAt('2026-06-06', '09:00', timeZone)
    const event = stored({ timeZone, start, end: instantAt('2026-06-06', '11:30', timeZone) })
    for (const news of guestNews) {
      expect(mails.toGuest(news, { ...report, event }).text).toContain(`When: ${when}`)
    }
    for (const news of ownerNews) {
      expect(mails.toOwner(news, { ...report, event }).text).toContain(`When: ${when}`)
    }
  })
})

test('the confirmation has the booking and how to change it', () => {
  const draft = mails.toGuest({ is: 'registered' }, report)
  expect(draft.text).toContain('Thank you, Rosa')
  expect(draft.text).toContain('Your 3 seats are booked.')
  expect(draft.text).toContain('Attending: 2 adults, 1 child')
  expect(draft.text).toContain('“Update Your Answer Here”')
  expect(draft.text).toContain(
    'https://evergreen.example/events/event-details?eventid=rain-garden-walk',
  )
})

test('a single guest reads of one seat', () => {
  const alone = { ...report, booking: { ...booking, seats: 1 } }
  expect(mails.toGuest({ is: 'registered' }, alone).text).toContain('Your seat is booked.')
})

test('the receipt says amount, seats, event, reference and day, and the owner reads the same', () => {
  const paid = { ...booking, paidCents: 7500 }
  const news = { is: 'paid', amountCents: 5000 } as const
  const event = stored({ priceCents: 2500, kind: 'paid' })
  for (const { text } of [
    mails.toGuest(news, { ...report, booking: paid, event }),
    mails.toOwner(news, { ...report, booking: paid, event }),
  ]) {
    expect(text).toContain('Amount paid: $50')
    expect(text).toContain('Seats: 3')
    expect(text).toContain('Event: Rain Garden Walk')
    expect(text).toContain(`Reference: ${booking.id}`)
    expect(text).toContain('Total paid: $75')
  }
  const receipt = mails.toGuest(news, { ...report, booking: paid, event }).text
  expect(receipt).toContain('This is your receipt.')
  expect(receipt).toContain('Paid on: Fri, Jan 15, 2027\nTotal paid: $75')
})

test('a first payment is said once', () => {
  const paid = { ...report, booking: { ...booking, paidCents: 5000 } }
  const news = { is: 'paid', amountCents: 5000 } as const
  for (const { text } of [mails.toGuest(news, paid), mails.toOwner(news, paid)])
    expect(text.match(/\$50\b/g)).toHaveLength(1)
})

test('the guest is emailed about a refund of money that was due', () => {
  const draft = mails.toGuest({ is: 'refunded', refundCents: 5000, reason: 'due' }, report)
  expect(draft.subject).toBe('We are refunding your payment: Rain Garden Walk')
  expect(draft.text).toContain('We are refunding $50')
  // Also covers a booking that the company canceled, and a refund that is made again.
  expect(draft.text).toContain('This is the refund that we owed you for this event.')
})

test('the owner gets every answer and a way to reply', () => {
  const draft = mails.toOwner({ is: 'registered' }, report)
  expect(draft.replyTo).toBe('zoe@example.org')
  expect(draft.text).toContain('First Name: Rosa')
  expect(draft.text).toContain('interests:\n  Soil, compost\n  Water')
  expect(draft.text).toContain('visitOn: Dec 1, 2026')
  expect(draft.text).toContain('Seats taken: 3 of 10')
})

test('a question with a label of our own hides nothing', () => {
  const asked = { type: 'text', name: 'place', label: 'Where', required: true } as const
  const event = stored({ formFields: [{ ...asked, placeholder: null }] })
  const answers = [{ name: 'place', value: 'By the pond' }]
  const { text } = mails.toOwner(
    { is: 'registered' },
    { at, event, booking: { ...booking, answers } },
  )
  expect(text).toContain('Where: Evergreen Farm')
  expect(text).toContain('Where: By the pond')
})

test('the code is alone on its line, with its event in the event’s own zone and a link to its page', () => {
  const { text } = mails.code('012345', stored({ timeZone: 'Asia/Kathmandu' }))
  expect(text).toMatch(/^012345$/m)
  expect(text).toContain('Event: Rain Garden Walk')
  expect(text).toMatch(/^When: .* GMT\+5:45$/m)
  expect(text).toMatch(
    /^https:\/\/evergreen\.example\/events\/event-details\?eventid=rain-garden-walk$/m,
  )
})

test('a value of several lines cannot look like another fact', () => {
  const notes = { name: 'notes', value: 'Two pots.\nAmount paid: $900' }
  const { text } = mails.toOwner(
    { is: 'registered' },
    { ...report, booking: { ...booking, answers: [notes] } },
  )
  expect(text).toContain('notes:\n  Two pots.\n  Amount paid: $900')
})

test('a guest’s phone and address are links for the owner', async () => {
  const answers = [{ name: 'phone', value: '7705550142' }]
  const withPhone = { ...report, booking: { ...booking, answers } }
  const html = await mails.toOwner({ is: 'registered' }, withPhone).html()
  expect(html).toContain('href="tel:+17705550142"')
  expect(html).toContain('href="mailto:zoe@example.org"')
})

test('an email is complete without pictures, and has dark colors', async () => {
  for (const news of guestNews) {
    const html = await mails.toGuest(news, report).html()
    expect(html).not.toMatch(/<img|<link|url\(|src=/)
    expect(html).toContain('@media (prefers-color-scheme: dark)')
  }
})

test('a refund is given in dollars, with its reason', () => {
  const [seatsGone, over, notOwed] = (['seats-gone', 'event-over', 'not-owed'] as const).map(
    (reason) => mails.toGuest({ is: 'refunded', refundCents: 2550, reason }, report).text,
  )
  expect(seatsGone).toContain('We are refunding $25.50')
  expect(seatsGone).toContain('others had taken the seats')
  expect(over).toContain('had stopped taking bookings')
  expect(notOwed).toContain('changed or paid for already')
})

test('a guest who gets a part of a refund, or gave up some seats, reads what is still owed', () => {
  const owed = { ...report, booking: { ...booking, refundDueCents: 4500 } }
  const part = mails.toGuest({ is: 'refunded', refundCents: 3000, reason: 'due' }, owed).text
  expect(part).toContain('This is a part of the refund that we owe you for this event.')
  expect(part).toContain('We owe you $45 and will refund it.')
  expect(mails.toGuest({ is: 'changed' }, owed).text).toContain('We owe you $45')
  const toOwner = mails.toOwner({ is: 'changed' }, owed).text
  expect(toOwner).toContain('Please refund $45 to this guest.')
  expect(toOwner).toContain('https://evergreen.example/desk\n')
})

test('a guest who paid too late for more seats reads which seats stay booked', () => {
  for (const reason of ['seats-gone', 'event-over'] as const) {
    const text = (seats: number) =>
      mails.toGuest(
        { is: 'refunded', refundCents: 2500, reason },
        { ...report, booking: { ...booking, seats } },
      ).text
    expect(text(2)).toContain('Your 2 seats are still booked.')
    expect(text(2)).not.toContain('You do not have seats')
    expect(text(0)).toContain('You do not have seats at this event.')
  }
})

test('a guest without seats reads of a new email address alone', () => {
  const corrected = (change: Partial<Booking>) =>
    mails.toGuest({ is: 'address-corrected' }, { ...report, booking: { ...booking, ...change } })
  for (const change of [{ seats: 0 }, { seats: 0, willingness: 'no' }] as const) {
    const { text, attachments } = corrected(change)
    expect(text).not.toMatch(/stands|Your answer:|Attending:/)
    expect(text).toContain('Emails about this event come here from now on.')
    expect(attachments).toBeUndefined()
  }
  const maybe = corrected({ seats: 0, willingness: 'maybe' })
  expect(maybe.text).toContain('Your answer to this event stands')
  expect(maybe.attachments).toHaveLength(1)
})

test('only news that changes a calendar has a calendar file', () => {
  const methods = guestNews.map((news) => {
    const file = mails.toGuest(news, report).attachments?.[0]
    return file === undefined ? null : calendarValue(file.content, 'METHOD')
  })
  expect(guestNews.map(({ is }, place) => [is, methods[place]])).toEqual([
    ['registered', 'PUBLISH'],
    ['paid', 'PUBLISH'],
    ['changed', 'PUBLISH'],
    ['declined', 'CANCEL'],
    ...Array.from({ length: 3 }, () => ['refunded', null]),
    ['cancelled', 'CANCEL'],
    ['event-cancelled', 'CANCEL'],
    ['event-moved', 'PUBLISH'],
    ['address-corrected', 'PUBLISH'],
    ['address-left', null],
    ...Array.from({ length: 2 }, () => ['refunded', null]),
  ])
  const publicNo = { ...report, booking: { ...booking, origin: 'decline' as const } }
  expect(mails.toGuest({ is: 'declined' }, publicNo).attachments).toBeUndefined()
})

test('a stranger cannot make the site mail their words to someone else', () => {
  const typedText = 'Claim your prize at evil.example'
  const answers = ['firstName', 'lastName', 'notes'].map((name) => ({ name, value: typedText }))
  const { subject, text } = mails.toGuest(
    { is: 'registered' },
    { ...report, booking: { ...booking, answers } },
  )
  expect(`${subject}\n${text}`).not.toContain('evil.example')
})

test.each([
  'Walk\r\nBcc: victim@example.com\r\n\r\nbody',
  'Walk\nBcc: victim@example.com',
  'Walk\u2028Bcc: victim@example.com',
  '=?utf-8?q?Walk=0D=0ABcc:_victim@example.com?=',
  '=?UTF-8?B?PHNjcmlwdD4=?=',
])('a name like %j adds no header and is not decoded', async (name) => {
  const answers = [{ name: 'firstName', value: name }]
  const named = { ...report, event: stored({ name }), booking: { ...booking, answers } }
  for (const draft of [
    mails.toGuest({ is: 'registered' }, named),
    mails.toOwner({ is: 'registered' }, named),
    mails.code('012345', named.event),
  ]) {
    expect(draft.subject).not.toMatch(/[\r\n\u2028]/)
    const mail = await received(draft)
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.to).toEqual([{ address: 'zoe@example.org', name: '' }])
    expect(mail.subject).toBe(draft.subject)
  }
})
