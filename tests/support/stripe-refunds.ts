import type Stripe from 'stripe'
import { ApiError, metadataOf, type Refund, type Session } from './stripe-objects.ts'

/** Whether refunds are accepted, and whether accepted ones fail at once. */
interface RefundMood {
  readonly refusal: string | null
  readonly refundFailure: string | null
}

/** The refunds of a stand-in of Stripe, for the payments of its sessions. */
export function refundsOf(sessions: ReadonlyMap<string, Session>) {
  const all: Refund[] = []

  function found(refundId: string): Refund {
    const refund = all.find(({ id }) => id === refundId)
    if (refund === undefined) throw new Error(`there is no ${refundId}`)
    return refund
  }

  /** Sum of the refunds of a payment. */
  const sumOf = (payment: string) =>
    all
      .filter(({ payment_intent: intent, status }) => intent === payment && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)

  function make(form: URLSearchParams, { refusal, refundFailure }: RefundMood): Refund {
    const payment = form.get('payment_intent') ?? ''
    const paid = [...sessions.values()].find(({ payment_intent: intent }) => intent === payment)
    if (paid === undefined) throw new ApiError(404, 'resource_missing', 'No such payment_intent')
    const amount = Number(form.get('amount'))
    const left = (paid.amount_total ?? 0) - sumOf(payment)
    if (left === 0) {
      throw new ApiError(400, 'charge_already_refunded', 'Charge has already been refunded.')
    }
    if (refusal !== null) throw new ApiError(400, null, refusal)
    if (amount > left) {
      throw new ApiError(400, null, 'Refund amount is greater than unrefunded amount on charge')
    }
    const made: Refund = {
      id: `re_${all.length + 1}`,
      object: 'refund',
      amount,
      created: Math.floor(Date.now() / 1000),
      currency: 'usd',
      status: refundFailure === null ? 'succeeded' : 'failed',
      payment_intent: payment,
      metadata: metadataOf(form),
      ...(refundFailure === null ? {} : { failure_reason: refundFailure }),
    }
    all.push(made)
    return made
  }

  return {
    all,
    found,
    sumOf,
    make,
    /** The refunds of a payment, latest first, as Stripe lists them. */
    of(payment: string): Stripe.ApiList<Refund> {
      const data = all.filter(({ payment_intent: intent }) => intent === payment)
      return { object: 'list', url: '/v1/refunds', has_more: false, data: data.toReversed() }
    },
    /** Sets the metadata of a refund. */
    mark(refundId: string, form: URLSearchParams): Refund {
      const refund = { ...found(refundId), metadata: metadataOf(form) }
      all[all.findIndex(({ id }) => id === refundId)] = refund
      return refund
    },
    /** A refund comes to nothing, some time after it was made. */
    fail(refundId: string, reason: string): void {
      const refund = found(refundId)
      all[all.indexOf(refund)] = { ...refund, status: 'failed', failure_reason: reason }
    },
  }
}
