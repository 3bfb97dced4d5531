import * as z from 'zod/mini'
import { amountText } from '#domain/money/amount-text.ts'
import type { Mismatch } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import type { ScheduledPayment } from './totals.ts'
import { dueMoments } from './due-moments.ts'

/** A payment that was agreed on with the acceptance. */
export type AgreedPayment = Pick<ScheduledPayment, 'id' | 'name' | 'due' | 'cents'>

/** Schema of an accepted quote's payments as stored with the acceptance. */
export const agreedPayments: z.ZodMiniType<readonly AgreedPayment[]> = z.array(
  z.object({ id: z.string(), name: z.string(), due: z.enum(dueMoments), cents: z.number() }),
)

/** Reasons for a refund of a quote, which decide whether the customer still owes the amount. */
export const refundReasons = ['overpaid', 'courtesy', 'owed-again'] as const
export type RefundReason = (typeof refundReasons)[number]

/** The text of each reason in the form for refunds. */
export const refundReasonTexts: Readonly<Record<RefundReason, string>> = {
  overpaid: 'Refund what a change order took off: it was paid and is not owed',
  courtesy: 'Refund as a courtesy: nothing more is owed',
  'owed-again': 'Refund because it was paid by mistake or will be paid another way',
}

/** Money that came in for an agreed payment. */
export interface ReceivedPart {
  /** Id of the agreed payment. */
  readonly part: string
  /** Net of refunds and losses. */
  readonly cents: number
  /** Refunded as a courtesy, or lost and written off. */
  readonly courtesyCents: number
}

/** A received payment of a quote, with its refunds and losses. */
export interface ReceivedPayment {
  readonly id: string
  /** Id of the agreed payment that it was for; null if none. */
  readonly part: string | null
  readonly cents: number
  readonly refundedCents: number
  /** The part of it that was refunded in the provider's dashboard, where nobody says why. */
  readonly elsewhereCents: number
  /** Given back by the bank to the customer, who had disputed it. */
  readonly lostCents: number
  /** The part that is not owed again: written off, or refunded as a courtesy. */
  readonly courtesyCents: number
  /** The part of both that was written off. */
  readonly writtenOffCents: number
  /** Why it fits nothing that was asked for; null if it does. */
  readonly mismatch: Mismatch | null
}

/** The part of a payment that is still here, in cents. */
export const netCentsOf = ({
  cents,
  refundedCents,
  lostCents,
}: Pick<ReceivedPayment, 'cents' | 'refundedCents' | 'lostCents'>): number =>
  cents - refundedCents - lostCents

/** The amounts that count for agreed payments; money that fits none counts for nothing. */
export const receivedParts = (payments: readonly ReceivedPayment[]): readonly ReceivedPart[] =>
  payments.flatMap((payment) =>
    payment.part === null || payment.mismatch !== null
      ? []
      : [{ part: payment.part, cents: netCentsOf(payment), courtesyCents: payment.courtesyCents }],
  )

/** An amount that a customer owes again because a payment was lost or refunded elsewhere. */
export interface OwedAgain {
  /** Id of that payment. */
  readonly id: string
  /** Name of the agreed payment. */
  readonly name: string
  readonly cents: number
  /** Whether it was refunded in the provider's dashboard, and not lost to a dispute. */
  readonly isRefund: boolean
}

/**
 * The amounts that customers owe again for losses and for refunds in the provider's dashboard, as
 * far as they are not written off. Those of one agreed payment share its open amount: later money
 * covers the earliest loss first.
 */
export function owedAgain(
  states: readonly PaymentState[],
  /** Earliest first. */
  payments: readonly ReceivedPayment[],
): readonly OwedAgain[] {
  return states.flatMap(({ id: part, name, leftCents }) => {
    let open = leftCents
    return payments
      .filter((each) => each.part === part && each.mismatch === null)
      .toReversed()
      .map(({ id, lostCents, elsewhereCents, writtenOffCents }) => {
        const cents = Math.min(lostCents + elsewhereCents - writtenOffCents, open)
        open -= cents
        return { id, name, cents, isRefund: lostCents === 0 }
      })
      .filter(({ cents }) => cents > 0)
  })
}

/** An agreed payment, with its open amount. */
export interface PaymentState extends AgreedPayment {
  readonly paidCents: number
  /** Refunded and not owed again. */
  readonly courtesyCents: number
  /** Credited by change orders. */
  readonly creditCents: number
  readonly leftCents: number
}

/**
 * The states of the agreed payments. Credits of change orders reduce the last payments first; money
 * above one payment never counts for another. Once a quote is called off, nothing is owed.
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
 * Whether money exceeds everything that was agreed for a payment. A credit that came after its card
 * page was opened still belongs to it, and the excess counts as overpaid.
 */
export const isPaidTwice = (
  { leftCents, creditCents }: Pick<PaymentState, 'leftCents' | 'creditCents'>,
  cents: number,
): boolean => cents > leftCents + creditCents

/**
 * Paid money that change orders made superfluous, in cents. It has to be refunded; the refund is
 * then replaced by the credit, so that the amount is never asked for again.
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

/** The payment to refund from: the latest that covers the amount, else the one with most left. */
export function paymentToRefund<Each extends ReceivedPayment>(
  /** Earliest first. */
  payments: readonly Each[],
  cents: number,
): Each | null {
  const fit = payments.filter(({ part, mismatch }) => part !== null && mismatch === null)
  const latest = fit.findLast((each) => netCentsOf(each) >= cents)
  return latest ?? fit.toSorted((one, other) => netCentsOf(other) - netCentsOf(one))[0] ?? null
}

/** The open amount of a payment, in words; one that was called off half paid is not "Paid". */
export function leftText(
  {
    id,
    cents,
    paidCents,
    courtesyCents,
    creditCents,
    leftCents,
  }: Omit<PaymentState, 'name' | 'due'>,
  bankPayments: BankPaymentStates,
): string {
  if (leftCents > 0)
    return `${amountText(leftCents)} ${isOnItsWay(id, bankPayments) ? 'on its way' : 'open'}`
  const isSettled = paidCents + courtesyCents + creditCents >= cents
  return paidCents > 0 && isSettled ? 'Paid' : 'Nothing owed'
}

/** The customer's message once nothing is open. */
export function settledText(
  states: readonly PaymentState[],
  isCalledOff: boolean,
  overpaidCents: number,
): string {
  if (isCalledOff) return 'Canceled: you owe nothing.'
  if (overpaidCents > 0) {
    return `You owe nothing more. A change order lowered the price. We owe you ${amountText(overpaidCents)} back and will refund it.`
  }
  const isPaid = states.every(({ courtesyCents }) => courtesyCents === 0)
  return isPaid ? 'Everything is paid. Thank you.' : 'You owe nothing more.'
}

/** A payment from a bank account that is on its way, or that failed and is still owed. */
export interface BankPayment {
  /** Id and name of the agreed payment. */
  readonly part: string
  readonly name: string
  readonly cents: number
  /** When the customer made it. */
  readonly at: Instant
  readonly hasFailed: boolean
}

type BankPaymentStates = readonly Pick<BankPayment, 'part' | 'hasFailed'>[]

/** Whether the bank is about to pay an agreed payment, so that it is not asked for again. */
export const isOnItsWay = (id: string, bankPayments: BankPaymentStates): boolean =>
  bankPayments.some(({ part, hasFailed }) => part === id && !hasFailed)

export interface NextPayment extends PaymentState {
  readonly isDue: boolean
}

/**
 * The next payment to make; null if there is none. Payments during the work are due once money came
 * for them, because nobody tells the site that work begins or is done.
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

/** Payment methods that the desk records by hand. */
export const handMethods = ['check', 'cash', 'zelle', 'card-at-counter'] as const
export type HandMethod = (typeof handMethods)[number]

/** Through the site. `bank`: from an account, which takes days. */
const onlineMethods = ['card', 'bank'] as const

export const paymentMethods = [...onlineMethods, ...handMethods] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Whether the provider took it, and can give it back. */
export const isOnline = (method: PaymentMethod): boolean =>
  onlineMethods.some((each) => each === method)

/** The name of each method at the desk. */
export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card, online',
  bank: 'Bank payment, online',
  check: 'Check',
  cash: 'Cash',
  zelle: 'Zelle',
  'card-at-counter': 'Card at the counter',
}

/** The number of a check; empty if it is unknown or no check. */
export const checkNumberOf = ({
  method,
  checkNumber = '',
}: {
  readonly method: PaymentMethod
  readonly checkNumber?: string
}): string => (method === 'check' ? checkNumber : '')

/** `Check 1042`, or the name of the method alone. */
export const paidByText = (paid: {
  readonly method: PaymentMethod
  /** Empty if unknown. */
  readonly checkNumber: string
}): string => `${methodNames[paid.method]} ${paid.checkNumber}`.trim()

/** The name of a payment method within a sentence: `check`, but `Zelle`, which is a brand. */
export const methodInText = (method: PaymentMethod): string =>
  method === 'zelle' ? methodNames.zelle : methodNames[method].toLowerCase()
