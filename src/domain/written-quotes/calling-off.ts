import type { RequestStatus } from '#domain/requests/request-status.ts'
import type { Instant } from '#domain/time.ts'
import type { VisitKind } from '#domain/visits/visit.ts'
import type { QuoteKind, WrittenQuote } from './written-quote.ts'

type Standing = Pick<WrittenQuote, 'status' | 'calledOffAt'>

/** Whether it was accepted, and is not off since. */
export const isAgreedOn = ({ status, calledOffAt }: Standing): boolean =>
  status === 'accepted' && calledOffAt === null

/**
 * A quote, or a change of one, once what was agreed is off. What was signed stays accepted; nobody
 * accepts a change of what is off.
 */
export function afterCallingOff({ status, calledOffAt }: Standing, at: Instant): Standing {
  return status === 'accepted' ? { status, calledOffAt: at } : { status: 'withdrawn', calledOffAt }
}

/**
 * Whether a request goes where one of its quotes now stands. A won one stays won for as long as
 * another accepted quote holds it, and is lost with the last; any other is won or quoted.
 */
export function followsQuote(
  request: RequestStatus,
  to: 'quoted' | 'won' | 'lost',
  isHeldByAnother: boolean,
): boolean {
  const isWon = request === 'won'
  return to === 'lost' ? isWon && !isHeldByAnother : !isWon && request !== to
}

/** What becomes of the request of a quote that is called off; null where it stays as it is. */
export function requestAfterCallingOff(
  request: RequestStatus,
  isHeldByAnother: boolean,
): 'lost' | 'held-by-another' | null {
  if (!followsQuote(request, 'lost', false)) return null
  return isHeldByAnother ? 'held-by-another' : 'lost'
}

/**
 * How a planned visit for the same people stands to a quote that is called off: its own delivery, or
 * of a request for which nothing else is agreed, is the quote's. A start of work may be another's,
 * and is offered too.
 */
export function visitAfterCallingOff(
  quote: QuoteKind,
  visit: VisitKind,
  {
    isItsDelivery,
    isOfItsRequestAlone,
  }: {
    readonly isItsDelivery: boolean
    readonly isOfItsRequestAlone: boolean
  },
): 'of-quote' | 'perhaps' | 'of-another' {
  if (isItsDelivery || isOfItsRequestAlone) return 'of-quote'
  return quote === 'quote' && visit === 'work-start' ? 'perhaps' : 'of-another'
}
