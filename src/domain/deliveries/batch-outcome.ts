import type { CalendarDate, Instant } from '#domain/time.ts'
import { isOut, type WrittenQuote } from '#domain/written-quotes/written-quote.ts'

/** The price of one request in a batch, as its sending was recorded. */
export interface BatchRecord {
  readonly state: 'waiting' | 'sent' | 'failed'
  /** Why it failed, in a sentence; empty otherwise. */
  readonly problem: string
  /** Null until it is sent. */
  readonly quoteId: string | null
  /** All deliveries of the request, by rising number. */
  readonly deliveries: readonly Pick<
    WrittenQuote,
    'id' | 'number' | 'recipient' | 'status' | 'validUntil' | 'calledOffAt' | 'sentAt'
  >[]
}

/** What became of a price in a batch. */
export interface BatchOutcome extends Pick<BatchRecord, 'state' | 'problem'> {
  /** Null until it is sent. */
  readonly quote: { readonly id: string; readonly number: number; readonly email: string } | null
}

/**
 * What became of a price in a batch that began then. A price that failed counts as sent by the last
 * delivery that was out that day or went out since, unless that was withdrawn: no batch is offered
 * for a request that has one, so a colleague or another batch has sent it meanwhile.
 */
export function batchOutcome(
  { state, problem, quoteId, deliveries }: BatchRecord,
  began: Instant,
  on: CalendarDate,
): BatchOutcome {
  const isSentInstead = (quote: (typeof deliveries)[number]) =>
    quote.status !== 'withdrawn' && ((quote.sentAt ?? 0) >= began || isOut(quote, on))
  const instead = state === 'failed' ? deliveries.findLast(isSentInstead) : undefined
  const quote = instead ?? deliveries.find(({ id }) => id === quoteId)
  const shown =
    quote === undefined
      ? null
      : { id: quote.id, number: quote.number, email: quote.recipient.email }
  return instead === undefined
    ? { state, problem, quote: shown }
    : { state: 'sent', problem: '', quote: shown }
}
