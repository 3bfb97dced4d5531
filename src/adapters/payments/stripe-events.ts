import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { err, ok, type Result } from '#domain/result.ts'
import type { WebhookEvent } from '#ports/payments.ts'
import { payoutFrom } from './stripe-balance.ts'
import { idOf, paymentOf, subjectOf } from './stripe-objects.ts'

/*
 * Webhook events of Stripe. The signature is checked before, and the shape here: a signed body may
 * still be anything.
 */

const metadata = z.record(z.string(), z.string())
const reference = z.union([z.string(), z.object({ id: z.string() })])

const session = z.object({
  metadata: z.nullable(metadata),
  payment_intent: z.nullable(reference),
  payment_status: z.string(),
  amount_total: z.nullable(z.number()),
  currency: z.nullable(z.string()),
})
const charge = z.object({
  payment_intent: z.nullable(reference),
  metadata,
  amount_refunded: z.number(),
})
const refund = z.object({
  id: z.string(),
  status: z.nullable(z.string()),
  amount: z.number(),
  payment_intent: z.nullable(reference),
  metadata: z.nullable(metadata),
  failure_reason: z.optional(z.string()),
})
const dispute = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  payment_intent: z.nullable(reference),
  charge: reference,
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: z.nullable(z.number()) }),
})

const payout = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  arrival_date: z.number(),
  automatic: z.boolean(),
  reconciliation_status: z.string(),
})

const envelope = z.object({ id: z.string(), created: z.number(), type: z.string() })
const about = <T extends z.ZodMiniType>(object: T) => z.object({ data: z.object({ object }) })

/** Null for an event that is not about this site. */
export function readStripeEvent(
  event: Stripe.Event,
): Result<WebhookEvent | null, { readonly code: 'unreadable-webhook' }> {
  try {
    return ok(webhookEventOf(event))
  } catch (error) {
    if (error instanceof z.core.$ZodError) return err({ code: 'unreadable-webhook' })
    throw error
  }
}

function webhookEventOf(event: unknown): WebhookEvent | null {
  const { id, type, created } = envelope.parse(event)
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const object = about(session).parse(event).data.object
      const payment = paymentOf(object, id)
      const isDelayed = type === 'checkout.session.async_payment_succeeded'
      if (payment !== null) return { is: 'paid', payment: { ...payment, isDelayed } }
      return object.payment_status === 'unpaid' ? orderEvent('pending', object.metadata) : null
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const is = type === 'checkout.session.expired' ? 'ended' : 'failed'
      return orderEvent(is, about(session).parse(event).data.object.metadata)
    }
    case 'charge.refunded': {
      const object = about(charge).parse(event).data.object
      const paymentId = idOf(object.payment_intent)
      if (paymentId === null) return null
      const report = {
        paymentId,
        // Stripe copies the payment's metadata to its charge.
        subject: subjectOf(object.metadata),
        refundedCents: object.amount_refunded,
        countedAt: created * 1000,
        webhookEventId: id,
      }
      return { is: 'refunded', report }
    }
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.refund.updated': {
      const object = about(refund).parse(event).data.object
      const paymentId = idOf(object.payment_intent)
      const failure = failureOf(object)
      if (paymentId === null || failure === null) return null
      const refundId = object.metadata?.['refund_id'] ?? null
      const { id: providerRefundId, amount: amountCents } = object
      const which = { paymentId, amountCents, refundId, providerRefundId }
      const failed = { ...which, reason: failure, failedAt: created * 1000 }
      return { is: 'refund-failed', failed }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed': {
      const object = about(dispute).parse(event).data.object
      const { due_by: dueBy } = object.evidence_details
      const read = {
        id: object.id,
        paymentId: idOf(object.payment_intent) ?? idOf(object.charge) ?? '',
        amountCents: object.amount,
        currency: object.currency,
        reason: textOf(object.reason),
        state: textOf(object.status),
        // 0 where the bank takes no answer.
        answerBy: dueBy === null || dueBy === 0 ? null : dueBy * 1000,
        reportedAt: created * 1000,
      }
      return { is: 'disputed', dispute: read }
    }
    case 'payout.created':
    case 'payout.updated':
    case 'payout.paid':
    case 'payout.failed':
    case 'payout.canceled':
    case 'payout.reconciliation_completed':
      return { is: 'payout', payout: payoutFrom(about(payout).parse(event).data.object) }
    default:
      return null
  }
}

/** Null if the order is not the site's. */
function orderEvent(
  is: 'ended' | 'pending' | 'failed',
  notes: Readonly<Record<string, string>> | null,
): WebhookEvent | null {
  const subject = subjectOf(notes)
  const orderId = notes?.['order_id']
  return subject === null || orderId === undefined ? null : { is, subject, orderId }
}

/** Reason of a failed refund; null if it has not failed. */
export function failureOf({
  status,
  failure_reason: reason,
}: {
  readonly status: string | null
  readonly failure_reason?: string | undefined
}): string | null {
  if (status !== 'failed' && status !== 'canceled') return null
  return reason === undefined ? `The refund was ${status}` : textOf(reason)
}

/** `lost_or_stolen_card` becomes `lost or stolen card`. */
const textOf = (code: string): string => code.replaceAll('_', ' ')
