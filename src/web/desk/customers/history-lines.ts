import { explainRefusal } from '#domain/emails/explain-refusal.ts'
import { counted } from '#domain/counts.ts'
import { excerptOf } from '#domain/emails/quoted-text.ts'
import { senderText } from '#domain/emails/received-email.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { moneyText } from '#domain/payments/wording.ts'
import type { Opening } from '#domain/requests/opening-hours.ts'
import { paidByText } from '#domain/written-quotes/quote-payments.ts'
import { formatDate, formatMomentWithZone } from '#domain/time.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { pageNumber } from '#web/desk/lists/list-address.ts'
import { requestRow } from '#web/desk/requests/request-row.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'

type Found = NonNullable<DeskResult<'customers', 'findCustomer'>>
type Parts = Found['parts']

/** The part in an address; null for the newest of all parts. */
export function readPart(params: URLSearchParams) {
  const part = partNames.find(({ id }) => id === params.get('show'))?.id
  if (part === undefined) return null
  return { part, page: pageNumber(params) }
}

export const partNames = [
  { id: 'requests', title: 'Requests' },
  { id: 'notes', title: 'Notes' },
  { id: 'bookings', title: 'Events' },
  { id: 'payments', title: 'Payments' },
  { id: 'emails', title: 'Emails' },
] as const satisfies readonly { readonly id: keyof Parts; readonly title: string }[]

export function historyLines(
  { requests, bookings, payments, emails, notes }: Parts,
  company: Opening,
  now: number,
) {
  const { timeZone } = company
  const day = (at: number) => formatDate(at, timeZone)
  const moment = (at: number) => formatMomentWithZone(at, timeZone)
  return {
    requests: partOf(requests, (each) => {
      const { id, services, wish, town, status } = requestRow(each, company, now)
      return { id, services: services || wish, town, status, when: day(each.lead.createdAt) }
    }),
    bookings: partOf(bookings, (each) => {
      const due = each.refundDueCents
      const answer = [bookingText(each), due > 0 ? `${amountText(due)} to refund` : '']
      return {
        id: each.id,
        name: each.eventName ?? 'Untitled Event',
        when: day(each.eventStart),
        answer: answer.filter(Boolean).join(', '),
      }
    }),
    payments: partOf(payments, (each) => ({
      id: each.id,
      name: each.about || 'Unknown',
      when: `${day(each.at)}, ${paidByText(each)}`,
      amount: moneyText(each),
      refunded:
        each.refundedCents === 0
          ? ''
          : `${moneyText({ ...each, amountCents: each.refundedCents })} refunded`,
    })),
    emails: partOf(emails, (email) => ({
      id: email.id,
      when: moment(email.at),
      ...emailLine(email),
    })),
    notes: partOf(notes, ({ id, at, by, text, requestId }) => {
      return { id, text, requestId, about: [by, moment(at)].filter(Boolean).join(', ') }
    }),
  }
}

const partOf = <Entry, Line>(
  { total, rows }: { readonly total: number; readonly rows: readonly Entry[] },
  lineOf: (entry: Entry) => Line,
) => ({ total, rows: rows.map(lineOf) })

function emailLine(email: Parts['emails']['rows'][number]) {
  const { id } = email
  if (email.is === 'theirs') {
    const { requestId } = email
    const text =
      email.kind === 'out-of-office'
        ? 'Out of office'
        : excerptOf(email.text, { subject: email.subject })
    const isTheirs = email.isAnswer && !email.isOtherSender && email.kind !== 'ours'
    return {
      subject: email.subject || 'No subject',
      text: [`From ${senderText(email)}`, text].filter(Boolean).join('. '),
      path: requestId === null ? deskPaths.receivedEmail(id) : deskPaths.request(requestId),
      state: isTheirs ? 'They wrote' : 'Came in',
      look: 'theirs',
      isOnItsWay: false,
    } as const
  }
  const isFailed = email.state === 'failed' || email.state === 'bounced'
  return {
    subject: email.subject,
    text: [`To ${email.to}`, isFailed ? explainRefusal(email.lastError ?? '') : null]
      .filter(Boolean)
      .join('. '),
    path: email.isLogged ? deskPaths.sentEmail(id) : null,
    state: emailStates[email.state],
    look: isFailed ? 'failed' : 'ours',
    // One that has been tried may wait for hours.
    isOnItsWay: email.state === 'waiting' && email.lastError === null,
  } as const
}

const emailStates = {
  sent: 'Sent',
  waiting: 'On its way',
  failed: 'Failed',
  bounced: 'Bounced',
} as const

const answers = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const

const bookingStates: Readonly<Record<string, string>> = {
  cancelled: 'canceled',
  refunded: 'refunded',
  expired: 'not paid',
  pending_payment: 'payment under way',
}

export function bookingText({
  willingness,
  seats,
  status,
}: Pick<Parts['bookings']['rows'][number], 'willingness' | 'seats' | 'status'>): string {
  if (willingness === 'no') return answers.no
  const count = seats > 0 ? counted(seats, 'seat') : ''
  return [answers[willingness], count, bookingStates[status]].filter(Boolean).join(', ')
}
