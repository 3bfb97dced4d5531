import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import type { StripeEvent } from './stripe-objects.ts'

/** A webhook event, changed by a test. */
export interface EventChange {
  readonly eventId?: string
  /** Epoch milliseconds. */
  readonly at?: number
  readonly secret?: string
}

export interface SignedEvent {
  readonly body: string
  readonly signature: string
}

export const webhookSecret = 'whsec_standin'

/** An event of that type about the object, signed as Stripe does. */
export function signedEvent(
  type: StripeEvent['type'],
  object: StripeEvent['data']['object'],
  change: EventChange,
): SignedEvent {
  const { eventId = `evt_${object.id}`, at = Date.now() } = change
  const event: StripeEvent = {
    id: eventId,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(at / 1000),
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  }
  return signedBody(JSON.stringify(event), change)
}

/** Signs any body like Stripe. */
export function signedBody(
  body: string,
  { at = Date.now(), secret = webhookSecret }: EventChange,
): SignedEvent {
  const time = Math.floor(at / 1000)
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return { body, signature: `t=${time},v1=${mac}` }
}
