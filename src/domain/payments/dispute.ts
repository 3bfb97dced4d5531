import { dateOf, formatMonthAndDay, type CalendarDate, type Instant } from '#domain/time.ts'
import type { Money } from './subject.ts'
import { moneyText } from './wording.ts'

/** An agreed payment of a quote that a bank gave back, or that was refunded in the dashboard. */
export interface LostPayment {
  readonly cents: number
  /** Name of the agreed payment. */
  readonly payment: string
  /** Number and title of the quote. */
  readonly quote: string
  /** Whether it was refunded in the provider's dashboard, and not lost to a dispute. */
  readonly isRefund: boolean
}

/** Text for each state of the payment provider, with spaces for underscores. */
const stateText: ReadonlyMap<string, string> = new Map([
  ['warning needs response', 'the bank is asking and waits for your answer'],
  ['warning under review', 'the bank is reading your answer'],
  ['warning closed', 'the bank has no more questions'],
  ['needs response', 'waiting for your answer'],
  ['under review', 'the bank is deciding'],
  ['appeal needs response', 'lost so far, and you can still appeal'],
  ['appeal under review', 'the bank is deciding on the appeal'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['prevented', 'settled before it began'],
])

/** The state of a dispute in a few words for the desk, with the deadline for an answer. */
export function disputeStateText(state: string, answerBy: CalendarDate | null = null): string {
  const text = stateText.get(state)
  if (text === undefined) return `“${state}”, as the payment provider calls it`
  return needsAnswer(state) ? text + byDay(answerBy) : text
}

/** The day in the company's zone by which to answer a dispute; null if there is no deadline. */
export const answerDay = (deadline: Instant | null, timeZone: string): CalendarDate | null =>
  deadline === null ? null : dateOf(deadline, timeZone)

const byDay = (answerBy: CalendarDate | null) =>
  answerBy === null ? '' : ` by ${formatMonthAndDay(answerBy)}`

/** Final states. */
export const lastStates = ['won', 'lost', 'warning closed', 'prevented']

/** Whether a dispute in that state is over. */
export const isDisputeOver = (state: string): boolean => lastStates.includes(state)

/** Whether the bank only inquires and has taken nothing. */
const isInquiry = (state: string): boolean => state.startsWith('warning')

/** Whether the bank waits for the owner's answer. */
const needsAnswer = (state: string): boolean => state.endsWith('needs response')

/** Whether a dispute is over and the owner of the card has the money for good. */
export const isDisputeLost = (state: string): boolean => state === 'lost'

/** Whether the bank, or the owner of the card, has the disputed money. */
export const isDisputeHeld = (state: string): boolean =>
  isDisputeLost(state) || !(isInquiry(state) || isDisputeOver(state))

/**
 * Lost to disputes of a payment that sum up to `disputedCents`: banks give back the whole amount,
 * including what was already refunded.
 */
export function lostOf({
  cents,
  refundedCents,
  disputedCents,
}: Readonly<Record<'cents' | 'refundedCents' | 'disputedCents', number>>): number {
  return Math.max(0, Math.min(disputedCents, cents - refundedCents))
}

/** The meaning of a dispute for a payment, for the desk; `taken` is what the bank took so far. */
export function disputeText(
  state: string,
  taken: Money,
  answerBy: CalendarDate | null = null,
): string {
  const hasTaken = taken.amountCents > 0
  // The taken amount is known some seconds after the dispute.
  const amount = hasTaken ? moneyText(taken) : 'the money'
  if (isDisputeLost(state)) {
    return `The dispute is lost: the bank gave ${amount} back to the customer. Refunding that as well would pay it twice.`
  }
  if (state === 'won') {
    return `The dispute is won: ${hasTaken ? `${amount} is on its way back` : 'the money is back with us'}.`
  }
  if (state === 'prevented') {
    return 'The dispute was settled before it began. The payment provider’s dashboard says what went back.'
  }
  if (isDisputeOver(state)) return 'The bank has no more questions and has taken nothing.'
  const answer = needsAnswer(state)
    ? `Answer it in the payment provider’s dashboard${byDay(answerBy)}.`
    : `How it stands: ${disputeStateText(state)}.`
  return isInquiry(state) && !hasTaken
    ? `The customer’s bank is asking about this payment and has taken nothing so far. ${answer} A refund also ends it.`
    : `The customer disputes this payment, and the bank has taken ${amount} until that is decided. ${answer} Refunding that as well would pay it twice.`
}

/** Advice to the owner about a new dispute; `answerBy` is null if there is no deadline. */
export function answerText(state: string, answerBy: CalendarDate | null): string {
  if (!needsAnswer(state)) {
    return isInquiry(state)
      ? 'The cardholder’s bank is asking about this payment and has taken nothing so far.'
      : 'The cardholder’s bank takes this money back unless you win the dispute.'
  }
  const day = byDay(answerBy) || ' soon'
  const otherwise = isInquiry(state) ? 'it may become a dispute' : 'the money is lost'
  return `Answer it in the payment provider’s dashboard${day}, or ${otherwise}.`
}
