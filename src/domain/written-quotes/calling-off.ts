import type { RequestStatus } from '#domain/requests/request-status.ts'
import type { Instant } from '#domain/time.ts'
import type { VisitKind } from '#domain/visits/visit.ts'
import type { QuoteKind, WrittenQuote } from './written-quote.ts'

type AgreementStatus = Pick<WrittenQuote, 'status' | 'calledOffAt'>

/** Whether it was accepted and not called off since. */
export const isAgreedOn = ({ status, calledOffAt }: AgreementStatus): boolean =>
  status === 'accepted' && calledOffAt === null

/**
 * A quote or change order after calling off. A signed document stays accepted; a waiting change
 * order is withdrawn.
 */
export function afterCallingOff(
  { status, calledOffAt }: AgreementStatus,
  at: Instant,
): AgreementStatus {
  return status === 'accepted' ? { status, calledOffAt: at } : { status: 'withdrawn', calledOffAt }
}

/** Whether a request follows its quote to a status. One that is won stays so. */
export const followsQuote = (request: RequestStatus, to: 'quoted' | 'won'): boolean =>
  request !== 'won' && request !== to

/**
 * The result for the request of a quote that is called off; null if it does not change. A won
 * request stays won while another accepted quote holds it. Otherwise it is quoted again while
 * another quote waits for an answer, also past its last day, and is lost without one.
 */
export function requestAfterCallingOff(
  request: RequestStatus,
  others: readonly AgreementStatus[],
): 'held-by-another' | 'quoted' | 'lost' | null {
  if (request !== 'won') return null
  if (others.some(isAgreedOn)) return 'held-by-another'
  return others.some(({ status }) => status === 'sent') ? 'quoted' : 'lost'
}

/**
 * How a planned visit for the same customer relates to a quote that is called off: its own
 * delivery, or a visit of a request without another agreed quote, belongs to it. A start of work
 * may belong to another quote, and is offered too.
 */
export function visitAfterCallingOff(
  quote: QuoteKind,
  visit: VisitKind,
  is: { readonly isItsDelivery: boolean; readonly isOfItsRequestAlone: boolean },
): 'of-quote' | 'perhaps' | 'of-another' {
  if (is.isItsDelivery || is.isOfItsRequestAlone) return 'of-quote'
  return quote === 'quote' && visit === 'work-start' ? 'perhaps' : 'of-another'
}
