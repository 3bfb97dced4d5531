import type { Trouble } from '#domain/desk/trouble.ts'
import { isDisputeLost, isDisputeOver } from '#domain/payments/dispute.ts'
import type { PaymentInTrouble, RefundProblem } from '#ports/payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Maximum number of named items of one kind. */
const maxOfAKind = 20

/**
 * Failed and unassigned email, requests that the platform refuses, and money: failed refunds,
 * unmatched payments, disputes and their losses, and refunds due.
 */
export function findTrouble({
  paymentStore,
  emailLog,
  receivedEmails,
  leadDeliveries,
  tenant,
}: Dependencies) {
  return async (): Promise<readonly Trouble[]> => {
    const [failed, other, notTaken, payments, due] = await Promise.all([
      emailLog.list({ filter: 'failed', search: '', page: 1 }),
      receivedEmails.countOther(),
      leadDeliveries.notTaken(maxOfAKind),
      paymentStore.inTrouble(),
      paymentStore.refundsDue(tenant, maxOfAKind),
    ])
    return [
      // One line for each address, because correcting it solves all of its failures.
      ...[...Map.groupBy(failed.emails, ({ to }) => to.toLowerCase()).values()]
        .slice(0, maxOfAKind)
        .flatMap(([newest, ...others]): readonly Trouble[] => {
          if (newest === undefined) return []
          const { id, to, lastError } = newest
          return [{ is: 'email-failed', id, to, count: 1 + others.length, reason: lastError ?? '' }]
        }),
      ...notTaken.map(({ leadId, name, reason }) => {
        return { is: 'not-handed-over', id: leadId, name, reason } as const
      }),
      ...(other === 0 ? [] : [{ is: 'other-email', id: 'all', count: other } as const]),
      ...payments.flatMap(troubleOfPayment).slice(0, maxOfAKind),
      ...due,
    ]
  }
}

/** Problems of a payment; empty if none is left. */
export function troubleOfPayment(payment: PaymentInTrouble): readonly Trouble[] {
  const { paymentId: id, amountCents, currency, refundedCents } = payment
  const { refundProblem: refund, mismatch, dispute: state, lost } = payment
  const money = { id, amountCents, currency }
  return [
    ...(refund === null ? [] : [troubleOfRefund(payment, refund)]),
    ...(mismatch === null || refundedCents >= amountCents || isDisputeLost(state ?? '')
      ? []
      : [{ is: 'money-fits-nothing', ...money, mismatch } as const]),
    ...(state === null || isDisputeOver(state)
      ? []
      : [{ is: 'disputed', ...money, isKnown: payment.takenAt !== null, state } as const]),
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
