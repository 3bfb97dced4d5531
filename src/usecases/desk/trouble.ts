import type { Trouble } from '#domain/desk/trouble.ts'
import { answerDay, isDisputeLost, isDisputeOver } from '#domain/payments/dispute.ts'
import { minute, type Instant } from '#domain/time.ts'
import type { PaymentInTrouble, RefundProblem } from '#ports/payment-store.ts'
import type { ReceivedEmailStore } from '#ports/received-email-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Maximum number of named items of one kind, and of those that are counted. */
const maxOfAKind = 20
const maxCountedOfAKind = 1000

/**
 * A mailbox that is not read, failed and unassigned email, requests that the platform refuses, and
 * money: failed refunds, unmatched payments, disputes and their losses, and refunds due.
 */
export function findTrouble({
  paymentStore,
  emailLog,
  receivedEmails,
  leadDeliveries,
  mailbox,
  clock,
  tenant,
  company,
}: Dependencies) {
  return async (): Promise<readonly Trouble[]> => {
    const [reading, failed, other, notTaken, payments, due] = await Promise.all([
      mailbox === null ? null : receivedEmails.state(mailbox.name),
      emailLog.list({ filter: 'failed', search: '', page: 1 }),
      receivedEmails.countOther(),
      leadDeliveries.notTaken(maxCountedOfAKind),
      paymentStore.inTrouble(),
      paymentStore.refundsDue(tenant, maxCountedOfAKind),
    ])
    // One line for each address, because correcting it solves all of its failures.
    const byAddress = [...Map.groupBy(failed.emails, ({ to }) => to.toLowerCase()).values()]
    const named = byAddress.slice(0, maxOfAKind)
    const refused = notTaken.map(({ leadId, name, reason }) => {
      return { is: 'not-handed-over', id: leadId, name, reason } as const
    })
    return [
      ...troubleOfMailbox(reading, clock.now()),
      ...named.flatMap(([newest, ...others]): readonly Trouble[] => {
        if (newest === undefined) return []
        const { id, to, lastError } = newest
        return [{ is: 'email-failed', id, to, count: 1 + others.length, reason: lastError ?? '' }]
      }),
      ...more('emails', (failed.total ?? 0) - named.flat().length),
      ...firstOf('requests', refused),
      ...(other === 0 ? [] : [{ is: 'other-email', id: 'all', count: other } as const]),
      ...firstOf(
        'payments',
        payments.flatMap((each) => troubleOfPayment(each, company().timeZone)),
      ),
      ...firstOf('refunds', due),
    ]
  }
}

/**
 * The reader looks every 20 seconds, and records a problem that lasts. While it takes in many emails
 * it only keeps the mailbox reserved.
 */
const readingIsLate = 15 * minute

function troubleOfMailbox(
  reading: Awaited<ReturnType<ReceivedEmailStore['state']>>,
  now: Instant,
): readonly Trouble[] {
  const { problem = null, checkedAt = null, heldUntil = null } = reading ?? {}
  const isLate = checkedAt !== null && Math.max(checkedAt, heldUntil ?? 0) + readingIsLate < now
  if (problem === null && !isLate) return []
  const late = 'The site has not read it for a while.'
  return [{ is: 'mailbox-not-read', id: 'mailbox', problem: problem ?? late }]
}

type More = Extract<Trouble, { is: 'more' }>

const more = (id: More['id'], count: number): readonly More[] =>
  count > 0 ? [{ is: 'more', id, count }] : []

/** The first ones, and the number of the others. */
export const firstOf = (id: More['id'], all: readonly Trouble[]): readonly Trouble[] => [
  ...all.slice(0, maxOfAKind),
  ...more(id, all.length - maxOfAKind),
]

/** Problems of a payment; empty if none is left. */
export function troubleOfPayment(payment: PaymentInTrouble, timeZone: string): readonly Trouble[] {
  const { paymentId: id, amountCents, currency, refundedCents } = payment
  const { refundProblem: refund, mismatch, dispute: state, lost } = payment
  const money = { id, amountCents, currency }
  const answerBy = answerDay(payment.answerBy, timeZone)
  return [
    ...(refund === null ? [] : [troubleOfRefund(payment, refund)]),
    ...(mismatch === null || refundedCents >= amountCents || isDisputeLost(state ?? '')
      ? []
      : [{ is: 'money-fits-nothing', ...money, mismatch } as const]),
    ...(state === null || isDisputeOver(state)
      ? []
      : [
          { is: 'disputed', ...money, isKnown: payment.takenAt !== null, state, answerBy } as const,
        ]),
    ...(lost === null ? [] : [{ is: 'payment-lost', id, ...lost } as const]),
  ]
}

function troubleOfRefund(
  { paymentId: id, currency }: PaymentInTrouble,
  { is, cents: amountCents, reason }: RefundProblem,
): Trouble {
  return {
    is: is === 'failed' ? 'refund-failed' : 'refund-refused',
    id,
    currency,
    amountCents,
    reason,
  }
}
