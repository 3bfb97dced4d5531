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

/**
 * Whether a request follows its quote to a status. A won request stays won while another accepted
 * quote holds it, and is lost with the last one; any other is won or quoted.
 */
export function followsQuote(
  request: RequestStatus,
  to: 'quoted' | 'won' | 'lost',
  isWonByAnother: boolean,
): boolean {
  const isWon = request === 'won'
  return to === 'lost' ? isWon && !isWonByAnother : !isWon && request !== to
}

/** The result for the request of a quote that is called off; null if it does not change. */
export function requestAfterCallingOff(
  request: RequestStatus,
  isWonByAnother: boolean,
): 'lost' | 'held-by-another' | null {
  if (!followsQuote(request, 'lost', false)) return null
  return isWonByAnother ? 'held-by-another' : 'lost'
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
