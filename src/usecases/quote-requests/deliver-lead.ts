import { pauseBeforeRetry } from '#domain/quote-requests/lead-delivery.ts'
import { ok, type Result } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import type { DueLead } from '#ports/lead-delivery-store.ts'
import type { PlatformRefusal, QuotePlatform } from '#ports/quote-platform.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** How long one process may claim a lead: several times what both calls can take. */
const leaseMs = minute

export type LeadDeliveryOutcome =
  | { readonly is: 'delivered'; readonly leadId: string }
  | {
      readonly is: 'refused'
      readonly leadId: string
      /** Safe to log: it contains nothing about the visitor. */
      readonly reason: string
      readonly givenUp: boolean
    }

/**
 * Delivers the lead that is due the longest: its client, then its request. The
 * client's id is stored before the request is sent, so that a retry never creates a second client.
 * Null when nothing is due.
 */
export function deliverLead(
  dependencies: Pick<Dependencies, 'leadDeliveries' | 'clock'> & {
    readonly quotePlatform: QuotePlatform
  },
) {
  const { leadDeliveries, quotePlatform, clock } = dependencies

  async function send(
    due: DueLead,
  ): Promise<Result<{ readonly requestId: string | null }, PlatformRefusal>> {
    const { lead } = due
    let { clientId } = due
    if (clientId === null) {
      const created = await quotePlatform.createClient(lead, due.contactChanges)
      if (!created.ok) return created
      clientId = created.value.clientId
      await leadDeliveries.rememberClient(due, clientId)
    }
    return lead.status === 'complete'
      ? quotePlatform.createRequest(lead, clientId)
      : ok({ requestId: null })
  }

  return async (): Promise<LeadDeliveryOutcome | null> => {
    const now = clock.now()
    const due = await leadDeliveries.claim(now, now + leaseMs)
    if (due === null) return null
    const leadId = due.lead.id
    const sent = await send(due)
    if (sent.ok) {
      await leadDeliveries.markDelivered(due, sent.value.requestId, clock.now())
      return { is: 'delivered', leadId }
    }
    const { reason, message, isFinal, waitMs } = sent.error
    const pause = isFinal ? null : pauseBeforeRetry(due.tries, waitMs)
    const nextTryAt = pause === null ? null : clock.now() + pause
    await leadDeliveries.markFailed(
      due,
      message === null ? reason : `${reason}: ${message}`,
      nextTryAt,
    )
    return { is: 'refused', leadId, reason, givenUp: nextTryAt === null }
  }
}
