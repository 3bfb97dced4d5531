import * as z from 'zod/mini'
import { amountText } from '#domain/money/amount-text.ts'
import type { Mismatch } from '#domain/payments/subject.ts'
import { dueMoments } from './document.ts'
import type { ScheduledPayment } from './totals.ts'

/** A payment that was agreed on with the acceptance. */
export type AgreedPayment = Pick<ScheduledPayment, 'id' | 'name' | 'due' | 'cents'>

/** The payments of an accepted quote as they are kept with the acceptance. */
export const agreedPayments: z.ZodMiniType<readonly AgreedPayment[]> = z.array(
  z.object({ id: z.string(), name: z.string(), due: z.enum(dueMoments), cents: z.number() }),
)

/** Why money of a quote goes back, which says whether the customer still owes it. */
export const refundReasons = ['overpaid', 'courtesy', 'owed-again'] as const
export type RefundReason = (typeof refundReasons)[number]

/** The words of each where a refund is made. */
export const refundReasonWords: Readonly<Record<RefundReason, string>> = {
  overpaid: 'Refund what a change order took off: it was paid and is not owed',
  courtesy: 'Refund as a courtesy: nothing more is owed',
  'owed-again': 'Refund because it was paid by mistake or will be paid another way',
}

/** Money that came for a payment of a quote. */
export interface ReceivedPart {
  /** Id of the agreed payment. */
  readonly part: string
  /** Less all that went back of it. */
  readonly cents: number
  /** What went back of it as a courtesy, or is lost and written off. */
  readonly courtesyCents: number
}

/** A payment of a quote, and what became of it. */
export interface ReceivedPayment {
  readonly id: string
  /** Id of the agreed payment that was asked for; null where none was. */
  readonly part: string | null
  readonly cents: number
  readonly refundedCents: number
  /** What the bank gave back to the customer, who had disputed it. */
  readonly lostCents: number
  /** What of both is not owed again. */
  readonly courtesyCents: number
  /** Whether the customer is asked for nothing in place of what was lost. */
  readonly isWrittenOff: boolean
  /** Why it fits nothing that was asked for; null where it does. */
  readonly mismatch: Mismatch | null
}

/** What is still here of a payment. */
export const keptOf = ({
  cents,
  refundedCents,
  lostCents,
}: Pick<ReceivedPayment, 'cents' | 'refundedCents' | 'lostCents'>): number =>
  cents - refundedCents - lostCents

/** What counts for agreed payments: nothing of money that fits none. */
export const receivedParts = (payments: readonly ReceivedPayment[]): readonly ReceivedPart[] =>
  payments.flatMap((payment) =>
    payment.part === null || payment.mismatch !== null
      ? []
      : [{ part: payment.part, cents: keptOf(payment), courtesyCents: payment.courtesyCents }],
  )

/** What is not owed again of a loss that was written off; null: of all of it, as it once was. */
export const writtenOffOf = (lostCents: number, writtenOffCents: number | null): number =>
  Math.min(lostCents, writtenOffCents ?? lostCents)

/** What a customer owes again of a payment that is lost. */
export interface OwedAgain {
  /** Of the payment that is lost. */
  readonly id: string
  /** Of the agreed payment. */
  readonly name: string
  readonly cents: number
}

/**
 * What each loss makes its customer owe again. Those of one agreed payment share what is open of it:
 * money that came since has covered the earliest first.
 */
export function owedAgain(
  states: readonly PaymentState[],
  /** The earliest first. */
  payments: readonly ReceivedPayment[],
): readonly OwedAgain[] {
  return states.flatMap(({ id: part, name, leftCents }) => {
    let open = leftCents
    return payments
      .filter((each) => each.part === part && each.mismatch === null && !each.isWrittenOff)
      .toReversed()
      .map(({ id, lostCents }) => {
        const cents = Math.min(lostCents, open)
        open -= cents
        return { id, name, cents }
      })
      .filter(({ cents }) => cents > 0)
  })
}

/** An agreed payment, and how much of it is still to come. */
export interface PaymentState extends AgreedPayment {
  readonly paidCents: number
  /** What went back of it and is not owed again. */
  readonly courtesyCents: number
  /** What a change order has taken off it. */
  readonly creditCents: number
  readonly leftCents: number
}

/**
 * How the payments stand. What change orders give back is taken off the last payments first; money
 * that came in above one payment never counts for another. Once a quote is called off nothing is owed.
 */
export function paymentStates(
  agreed: readonly AgreedPayment[],
  received: readonly ReceivedPart[],
  creditCents: number,
  isCalledOff: boolean,
): readonly PaymentState[] {
  let credit = creditCents
  return agreed
    .toReversed()
    .map((each) => {
      const own = received.filter(({ part }) => part === each.id)
      const paidCents = own.reduce((all, { cents }) => all + cents, 0)
      const courtesyCents = own.reduce((all, part) => all + part.courtesyCents, 0)
      const open = isCalledOff ? 0 : Math.max(0, each.cents - paidCents - courtesyCents)
      const taken = Math.min(credit, open)
      credit -= taken
      return { ...each, paidCents, courtesyCents, creditCents: taken, leftCents: open - taken }
    })
    .toReversed()
}

/**
 * Whether money comes on top of all that was agreed for a payment. What a change order has taken off
 * since its card page was opened still belongs to it, and is overpaid then.
 */
export const isPaidTwice = (
  { leftCents, creditCents }: Pick<PaymentState, 'leftCents' | 'creditCents'>,
  cents: number,
): boolean => cents > leftCents + creditCents

/**
 * What change orders take off money that has come already: it is to be refunded. A refund of it makes
 * room that the credit takes, so that it is never asked for again.
 */
export function overpaidOf(
  states: readonly PaymentState[],
  creditCents: number,
  isCalledOff: boolean,
): number {
  if (isCalledOff) return 0
  const rest = states.reduce((left, state) => left - state.creditCents, creditCents)
  const kept = states.reduce((all, { paidCents }) => all + paidCents, 0)
  return Math.max(0, Math.min(rest, kept))
}

/** The payment that gives it back: the latest that covers it, or else the one with most left. */
export function paymentToRefund<Each extends ReceivedPayment>(
  /** The earliest first. */
  payments: readonly Each[],
  cents: number,
): Each | null {
  const fit = payments.filter(({ part, mismatch }) => part !== null && mismatch === null)
  const latest = fit.findLast((each) => keptOf(each) >= cents)
  return latest ?? fit.toSorted((one, other) => keptOf(other) - keptOf(one))[0] ?? null
}

/** How much of a payment is open, in words. */
export function leftWords({
  paidCents,
  leftCents,
}: Pick<PaymentState, 'paidCents' | 'leftCents'>): string {
  if (leftCents > 0) return `${amountText(leftCents)} open`
  return paidCents > 0 ? 'Paid' : 'Nothing owed'
}

/** What the customer is told once nothing is open. */
export function settledWords(
  states: readonly PaymentState[],
  isCalledOff: boolean,
  overpaidCents: number,
): string {
  if (isCalledOff) return 'Canceled: you owe nothing.'
  if (overpaidCents > 0) {
    return `You owe nothing more. We owe you ${amountText(overpaidCents)} back, which a change order took off, and will refund it.`
  }
  const isPaid = states.every(({ courtesyCents }) => courtesyCents === 0)
  return isPaid ? 'Everything is paid. Thank you.' : 'You owe nothing more.'
}

/** The payment that is to be made next. */
export interface NextPayment extends PaymentState {
  readonly isDue: boolean
}

/**
 * The payment that is to be made next; null once all are. What is paid as work goes on is due once
 * money has come for it: nobody tells the site that work begins or is done.
 */
export function nextPayment(
  states: readonly PaymentState[],
  payments: readonly Pick<ReceivedPayment, 'part'>[],
): NextPayment | null {
  const open = states
    .filter(({ leftCents }) => leftCents > 0)
    .map((state) => ({
      ...state,
      isDue: state.due === 'accepted' || payments.some(({ part }) => part === state.id),
    }))
  return open.find(({ isDue }) => isDue) ?? open[0] ?? null
}

/** Ways in which money comes that the desk takes down by hand. */
export const handMethods = ['check', 'cash', 'zelle', 'card-at-counter'] as const
export type HandMethod = (typeof handMethods)[number]

/** `card`: through the site. */
export const paymentMethods = ['card', ...handMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Each way to pay as the desk names it. */
export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card, online',
  check: 'Check',
  cash: 'Cash',
  zelle: 'Zelle',
  'card-at-counter': 'Card at the counter',
}
