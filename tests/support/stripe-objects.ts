import type Stripe from 'stripe'

/*
 * Stripe's objects, as far as the site uses them, checked against the types of the official client,
 * which are generated from Stripe's OpenAPI description.
 */

/** The published values of an enumeration; the client's own types allow any others too. */
type Words<T> = T extends string ? (string extends T ? never : T) : never

/** A type whose enumerations only have published values. */
type Published<T> = {
  [Name in keyof T]: [Words<T[Name]>] extends [never]
    ? T[Name]
    : Words<T[Name]> | Exclude<T[Name], string>
}

type PickPublished<T, Name extends keyof T> = Published<Pick<T, Name>>

export type Session = PickPublished<
  Stripe.Checkout.Session,
  | 'allowed_payment_method_types'
  | 'id'
  | 'object'
  | 'url'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'currency'
  | 'mode'
  | 'metadata'
  | 'payment_intent'
  | 'created'
  | 'expires_at'
  | 'success_url'
  | 'cancel_url'
  | 'customer_email'
  | 'client_reference_id'
  | 'livemode'
>
export type Refund = PickPublished<
  Stripe.Refund,
  | 'id'
  | 'object'
  | 'amount'
  | 'created'
  | 'currency'
  | 'status'
  | 'payment_intent'
  | 'metadata'
  | 'failure_reason'
>

export type Charge = PickPublished<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'currency'
  | 'livemode'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'refunded'
  | 'status'
>

export type Dispute = PickPublished<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'charge' | 'payment_intent' | 'reason' | 'status'
> & { readonly evidence_details: Pick<Stripe.Dispute.EvidenceDetails, 'due_by'> }

export type BalanceTransaction = PickPublished<
  Stripe.BalanceTransaction,
  'id' | 'object' | 'amount' | 'fee' | 'net' | 'currency' | 'type' | 'source' | 'status' | 'created'
>

export type Payout = PickPublished<
  Stripe.Payout,
  | 'id'
  | 'object'
  | 'amount'
  | 'currency'
  | 'arrival_date'
  | 'automatic'
  | 'created'
  | 'reconciliation_status'
  | 'status'
>

/** Fields that every event of Stripe has. */
export type StripeEvent = Published<Omit<Stripe.EventBase, 'data' | 'account' | 'context'>> & {
  readonly type: (
    | Stripe.CheckoutSessionCompletedEvent
    | Stripe.CheckoutSessionExpiredEvent
    | Stripe.ChargeRefundedEvent
    | Stripe.RefundFailedEvent
    | Stripe.RefundUpdatedEvent
    | Stripe.ChargeDisputeCreatedEvent
    | Stripe.ChargeDisputeClosedEvent
    | Stripe.PayoutPaidEvent
    | Stripe.PayoutFailedEvent
  )['type']
  readonly data: { readonly object: Session | Charge | Refund | Dispute | Payout }
}

/** The published kinds of errors that the stand-in uses. */
type ErrorType = 'api_error' | 'idempotency_error' | 'invalid_request_error'

/** Stripe's answer to a refused call. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | null
  readonly type: ErrorType
  readonly param: string | undefined

  constructor(
    status: number,
    code: string | null,
    message: string,
    type?: ErrorType,
    param?: string,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.type = type ?? (status >= 500 ? 'api_error' : 'invalid_request_error')
    this.param = param
  }

  get body(): { readonly error: Stripe.StripeRawError } {
    const { type, message, code, param } = this
    const which = { ...(code === null ? {} : { code }), ...(param === undefined ? {} : { param }) }
    return { error: { type, message, ...which } }
  }
}

/** The session that a request asks for. */
export function sessionFrom(form: URLSearchParams, id: string, url: string): Session {
  const price = Number(form.get('line_items[0][price_data][unit_amount]'))
  const quantity = Number(form.get('line_items[0][quantity]'))
  const expires = Number(form.get('expires_at'))
  if (form.get('mode') !== 'payment' || form.get('line_items[0][price_data][currency]') !== 'usd') {
    throw new ApiError(400, 'parameter_missing', 'Missing required param: mode.')
  }
  if (!Number.isInteger(price) || price < 1 || !Number.isInteger(quantity) || quantity < 1) {
    throw new ApiError(400, 'parameter_invalid_integer', 'Invalid integer: unit_amount')
  }
  if (expires < Date.now() / 1000 + 30 * 60 - 1 || expires > Date.now() / 1000 + 24 * 3600) {
    throw new ApiError(
      400,
      null,
      'The `expires_at` timestamp must be at least 30 minutes from creation.',
    )
  }
  const method = form.get('allowed_payment_method_types[0]')
  const email = form.get('customer_email')
  if (email !== null && (/[^!-~]/.test(email) || email.includes('..'))) {
    const message = `Invalid email address: ${email}`
    throw new ApiError(400, 'email_invalid', message, 'invalid_request_error', 'customer_email')
  }
  return {
    allowed_payment_method_types: method === null ? null : [method],
    id,
    object: 'checkout.session',
    url: `${url}/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: price * quantity,
    currency: 'usd',
    mode: 'payment',
    metadata: metadataOf(form),
    payment_intent: null,
    created: Math.floor(Date.now() / 1000),
    expires_at: expires,
    success_url: form.get('success_url'),
    cancel_url: form.get('cancel_url'),
    customer_email: form.get('customer_email'),
    client_reference_id: form.get('client_reference_id'),
    livemode: false,
  }
}

/** Metadata in a request, for the object that it creates or for its part named `under`. */
export function metadataOf(form: URLSearchParams, under = ''): Record<string, string> {
  const metadata: Record<string, string> = {}
  const before = under === '' ? 'metadata[' : `${under}[metadata][`
  for (const [name, value] of form) {
    if (name.startsWith(before)) metadata[name.slice(before.length, -1)] = value
  }
  return metadata
}

/** The charge of a paid session. Stripe copies the payment's metadata to it. */
export function chargeOf(
  session: Session,
  metadata: Readonly<Record<string, string>>,
  refundedCents: number,
): Charge {
  const amount = session.amount_total ?? 0
  return {
    id: `ch_${session.id}`,
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: refundedCents,
    captured: true,
    currency: 'usd',
    livemode: false,
    metadata,
    paid: true,
    payment_intent: session.payment_intent,
    refunded: refundedCents === amount,
    status: 'succeeded',
  }
}

/** The dispute that the owner of a card opens about a charge. */
export function disputeOf(charge: Charge, state: Dispute['status']): Dispute {
  return {
    id: `du_${charge.id}`,
    object: 'dispute',
    amount: charge.amount,
    currency: charge.currency,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    reason: 'product_not_received',
    status: state,
    evidence_details: { due_by: Date.parse('2027-01-15T00:00:00Z') / 1000 },
  }
}
