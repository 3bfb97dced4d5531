import type { RequestStatus } from '#domain/requests/request-status.ts'
import type { Instant } from '#domain/time.ts'
import type { WrittenQuote } from './written-quote.ts'

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
