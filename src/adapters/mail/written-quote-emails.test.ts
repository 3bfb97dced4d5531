import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import type { Email } from '#domain/emails/email.ts'
import type { QuoteMessage } from '#domain/emails/quote-news.ts'
import type { QuoteKind } from '#domain/written-quotes/written-quote.ts'
import { composedEmail } from '#support/composed-email.ts'
import { plainText } from './plain-text.ts'

const quote = {
  id: 'quote',
  revocation: 0,
  number: 1042,
  kind: 'quote',
  version: 1,
  title: 'Retaining wall',
  name: 'Rosa Lindqvist',
  totalCents: 1_480_000,
  validUntil: null,
} as const

function written(email: Email) {
  const { content, replyTo } = composedEmail(email)
  return { replyTo, text: plainText(content, company) }
}
const toCustomer = (message: QuoteMessage, kind: QuoteKind = 'quote') =>
  written({ kind: 'written-quote', data: { quote: { ...quote, kind }, message } }).text

test.each([{ is: 'question', text: 'Which color?' }, { is: 'other-figures' }] as const)(
  'a colleague answers “$is” at the desk, and others by email',
  (news) => {
    const alert = (requestId: string | null) => {
      const data = { quote, news, replyTo: 'rosa@example.com', requestId }
      return written({ kind: 'written-quote-news', data })
    }
    const toColleague = alert('lead-1')
    expect(toColleague.replyTo).toBe(company.email)
    expect(toColleague.text).toContain('https://evergreen.example/desk/requests/lead-1\n')
    expect(toColleague.text).not.toContain('Reply to this email')
    const toMailbox = alert(null)
    expect(toMailbox.replyTo).toBe('rosa@example.com')
    expect(toMailbox.text).toContain('Reply to this email to answer them.')
  },
)

test('a receipt has the day on which the money came in, in the company’s zone', () => {
  const at = Date.parse('2027-04-13T03:00:00Z')
  const paid = { is: 'paid', cents: 5_000, payment: 'Deposit', leftCents: 0, at } as const
  const receipt = toCustomer({ ...paid, method: 'check', checkNumber: '1042' })
  expect(receipt).toContain('By: Check 1042\nPaid on: Mon, Apr 12, 2027\n')
})

test('an accepted change order announces no call about a schedule', () => {
  const accepted = { is: 'accepted', due: null, deliveryOn: null } as const
  expect(toCustomer(accepted)).toContain('We will call you to schedule the work.')
  const changed = toCustomer(accepted, 'change-order')
  expect(changed).toContain('It is part of our agreement from now on.')
  expect(changed).not.toContain('schedule')
})

test('a change order is not said to have been asked for by the customer', () => {
  const sent = { is: 'sent', from: 'June', message: '' } as const
  expect(toCustomer(sent)).toContain('Here is the quote that you asked Evergreen for.')
  const changed = toCustomer(sent, 'change-order')
  expect(changed).toContain('Here is a change order for what we agreed on.')
})

test('an accepted delivery names the day that was picked', () => {
  const accepted = { is: 'accepted', due: null, deliveryOn: '2027-04-15' } as const
  const named = 'we will deliver it on the day that you picked, Thu, Apr 15, 2027.'
  expect(toCustomer(accepted, 'delivery')).toContain(named)
  const before = toCustomer({ ...accepted, deliveryOn: null }, 'delivery')
  expect(before).toContain('we will deliver it on the day that you picked.')
})

test('questions can be asked on the page of a quote, also once it is accepted', () => {
  const onPage = 'Questions? Ask them on the page, reply to this email or call'
  expect(toCustomer({ is: 'reminder', isEnding: false })).toContain(onPage)
  expect(toCustomer({ is: 'accepted', due: null, deliveryOn: null })).toContain(onPage)
})

test('a delivery that was called off is not called work', () => {
  const off = { is: 'called-off', from: 'June', message: '', paidCents: 0 } as const
  expect(toCustomer(off, 'delivery')).toContain('This delivery has been canceled')
  expect(toCustomer(off)).toContain('This work has been canceled')
})

test('the button of a change order does not promise a price', () => {
  const sent = { is: 'sent', from: 'June', message: '' } as const
  expect(toCustomer(sent)).toContain('See Your Quote:')
  expect(toCustomer(sent, 'change-order')).toContain('See the Change Order:')
  expect(toCustomer(sent, 'delivery')).toContain('See Your Price:')
})
