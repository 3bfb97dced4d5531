import type { Lead } from '#domain/quote-requests/lead.ts'
import { isSpam } from '#domain/quote-requests/spam-signals.ts'
import type { RequestWork } from './request-work.ts'

/**
 * Whether "Not spam" sends an acknowledgment that was held back. A request that a colleague marked
 * as spam was acknowledged on arrival.
 */
export function holdsAcknowledgment({
  lead,
  work,
}: {
  readonly lead: Pick<Lead, 'status' | 'signs'>
  readonly work: Pick<RequestWork, 'status'>
}): boolean {
  return work.status === 'possible-spam' && lead.status === 'complete' && isSpam(lead.signs)
}
