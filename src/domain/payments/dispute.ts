import type { Money } from './subject.ts'
import { moneyText } from './wording.ts'

/** States in which nothing more follows, as payment providers name them. */
const lastStates = ['won', 'lost', 'warning closed']

/** Whether a dispute in that state is over. */
export const isDisputeOver = (state: string): boolean => lastStates.includes(state)

/** Whether a dispute is over, and the bank has given the money to the owner of the card for good. */
export const isDisputeLost = (state: string): boolean => state === 'lost'

/**
 * What a payment has lost to disputes, in cents: banks give back all of it, also what had gone back
 * to the customer before.
 */
export function lostOf({
  cents,
  refundedCents,
  disputedCents,
}: {
  readonly cents: number
  readonly refundedCents: number
  /** Of lost disputes. */
  readonly disputedCents: number
}): number {
  return Math.max(0, Math.min(disputedCents, cents - refundedCents))
}

/** What a dispute means for a payment of which the bank has taken so much, in words for the desk. */
export function disputeWords(state: string, taken: Money): string {
  const hasTaken = taken.amountCents > 0
  // What it has taken is known some seconds after its word.
  const amount = hasTaken ? moneyText(taken) : 'the money'
  if (isDisputeLost(state)) {
    return `The dispute is lost: the bank gave ${amount} back to the customer. Refunding that as well would pay it twice.`
  }
  if (state === 'won') {
    return `The dispute is won: ${hasTaken ? `${amount} is on its way back` : 'the money is back with us'}.`
  }
  if (isDisputeOver(state)) return 'The bank has no more questions and has taken nothing.'
  const answer = 'Answer it in the payment provider’s dashboard.'
  return hasTaken
    ? `The customer disputes this payment, and the bank has taken ${amount} until that is decided. ${answer} Refunding that as well would pay it twice.`
    : `The customer’s bank is asking about this payment and has taken nothing so far. ${answer} A refund also ends it.`
}
