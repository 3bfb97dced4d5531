import { pauseBeforeDelivery } from '#domain/quotes/delivery.ts'
import { ok, type Result } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import type { Clock } from '#ports/clock.ts'
import type { DeliveryStore, DueDelivery } from '#ports/delivery-store.ts'
import type { DeliveryRefusal, QuotePlatform } from '#ports/quote-platform.ts'

/** How long one process may keep a lead to itself: several times what both calls can take. */
const leaseMs = minute

/** What became of the lead whose turn it was. */
export type DeliveryOutcome =
  | { readonly is: 'delivered'; readonly leadId: string }
  | {
      readonly is: 'refused'
      readonly leadId: string
      /** Without a word about the visitor. */
      readonly reason: string
      readonly givenUp: boolean
    }

/**
 * Delivers the lead that has been due the longest: its client (call 2), then its request (call 3)
 * under the client's id. That id is kept before the request is sent, so that whatever happens in
 * between, the next attempt goes on with the same client. Null when nothing is due.
 */
export function deliverLead(dependencies: {
  readonly deliveries: DeliveryStore
  readonly quotePlatform: QuotePlatform
  readonly clock: Clock
}) {
  const { deliveries, quotePlatform, clock } = dependencies

  async function send({
    lead,
    clientId: known,
  }: DueDelivery): Promise<Result<{ readonly requestId: string | null }, DeliveryRefusal>> {
    let clientId = known
    if (clientId === null) {
      const created = await quotePlatform.createClient(lead)
      if (!created.ok) return created
      clientId = created.value.clientId
      await deliveries.rememberClient(lead.id, clientId)
    }
    return lead.status === 'complete'
      ? quotePlatform.createRequest(lead, clientId)
      : ok({ requestId: null })
  }

  return async (): Promise<DeliveryOutcome | null> => {
    const now = clock.now()
    const due = await deliveries.claim(now, now + leaseMs)
    if (due === null) return null
    const leadId = due.lead.id
    const sent = await send(due)
    if (sent.ok) {
      await deliveries.markDelivered(due.lead, sent.value.requestId, clock.now())
      return { is: 'delivered', leadId }
    }
    const { reason, said, isFinal, waitMs } = sent.error
    const pause = isFinal ? null : pauseBeforeDelivery(due.tries, waitMs)
    const nextTryAt = pause === null ? null : clock.now() + pause
    await deliveries.markFailed(leadId, said === null ? reason : `${reason}: ${said}`, nextTryAt)
    return { is: 'refused', leadId, reason, givenUp: nextTryAt === null }
  }
}
