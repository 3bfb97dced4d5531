import * as z from 'zod/mini'
import { typedAmount } from '#domain/money/counter-payment.ts'
import { requiredText } from '#domain/typed-fields.ts'
import { handMethods, refundReasons } from '#domain/written-quotes/quote-payments.ts'
import type { FailedStep, RefusedForm, SavedStep } from '#web/desk/answers.ts'
import type { ConfirmFirst } from '#web/desk/confirm-first.ts'

/** What the page of a payment answers. */
export type PaymentAnswer = ConfirmFirst | RefusedForm | FailedStep | SavedStep

/** Gives back all or part of a payment. */
export const refundForm = z.object({
  intent: z.literal('refund'),
  amount: typedAmount,
  method: z.enum(['card', ...handMethods], { error: 'Choose how it goes back.' }),
  /** Asked for a payment of a quote alone. */
  reason: z._default(z.nullable(z.enum(refundReasons)), null),
})

/** Keeps money that fits nothing. */
export const keepForm = z.object({
  intent: z.literal('keep'),
  reason: requiredText('Enter what this money is for.', 200),
})

/** Takes a payment out again that was just taken down. */
export const takeBackPaymentForm = z.object({ intent: z.literal('take-back') })
