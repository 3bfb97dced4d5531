import * as z from 'zod/mini'
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredText,
  typedDate,
} from '#domain/typed-fields.ts'
import { type Rate, wholeRate, portionOf } from './arithmetic.ts'
import { parseAmount } from './amount-text.ts'
import { handMethods, type HandMethod } from '#domain/written-quotes/quote-payments.ts'
import { minute, type Instant } from '#domain/time.ts'

/** Largest payment that can be recorded by hand, in US cents: a million dollars. */
const maxCents = 100_000_000

/** A typed amount of money above zero, in cents. */
export const typedAmount = z
  .pipe(
    z.string({ error: 'Enter an amount like 125.00.' }),
    z.transform((typed) => parseAmount(typed) ?? Number.NaN),
  )
  .check(
    z.refine((cents) => Number.isSafeInteger(cents) && cents > 0, {
      error: 'Enter an amount like 125.00.',
    }),
    z.refine((cents) => !(cents > maxCents), { error: 'That is more than a million dollars.' }),
  )

/** A typed number of a check; empty if nothing was typed. */
export const checkNumber = optionalText(20)

/** A payment at the counter or by mail, for no quote and no event. */
export const counterPaymentForm = z.object({
  name: requiredText('Enter who paid.', 100),
  /** Id of the chosen customer; empty for a new one. */
  customerId: optionalText(64),
  /** Identify a customer who was not chosen, or make one. */
  email: optionalEmail,
  phone: optionalPhone,
  about: requiredText('Enter what it was for.', 200),
  amount: typedAmount,
  method: z.enum(handMethods, { error: 'Choose how it was paid.' }),
  checkNumber,
  date: typedDate('Enter the day.'),
  /** Empty if nothing is taxed. */
  county: z.optional(z.string().check(z.maxLength(60))),
})

/** An existing customer, or the contact of one to find or add. */
export type Payer =
  | { readonly is: 'customer'; readonly id: string }
  | { readonly is: 'contact'; readonly email: string; readonly phone: string }

export interface CounterPayment {
  readonly name: string
  /** The customer; null for someone who only paid. */
  readonly customer: Payer | null
  readonly about: string
  readonly cents: number
  readonly method: HandMethod
  /** Number of the check; empty or left out if unknown. */
  readonly checkNumber?: string
  readonly at: Instant
  readonly taxCents: number
  /** Empty if nothing is taxed. */
  readonly taxCounty: string
}

/** The sales tax that is included in an amount, in cents. */
export const taxWithin = (cents: number, rate: Rate): number =>
  portionOf(cents, rate, wholeRate + rate)

/**
 * How long the colleague who recorded a payment can undo it, in milliseconds: far longer than
 * "Undo" is shown.
 */
export const undoableFor = 10 * minute

export type PaymentEvent =
  | {
      readonly kind: 'payment-recorded' | 'refund-asked' | 'refund-recorded'
      readonly cents: number
      readonly method: string
    }
  | { readonly kind: 'payment-taken-back'; readonly cents: number }
  /** What the payment provider reported; Today names it. */
  | {
      readonly kind: 'payment-unmatched' | 'payment-disputed' | 'refund-failed'
      readonly cents: number
      readonly currency: string
    }
  /** `period`: a month (`2027-03`) or a year (`2027`). */
  | { readonly kind: 'money-exported'; readonly period: string }
  | {
      readonly kind:
        | 'unmatched-kept'
        | 'unmatched-keep-taken-back'
        | 'refund-stopped'
        | 'loss-written-off'
        | 'loss-write-off-taken-back'
      readonly cents: number
    }
