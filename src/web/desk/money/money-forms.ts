import * as z from 'zod/mini'
import { mailtoLink } from '#domain/contact/compose-link.ts'
import { amountText, plainAmount } from '#domain/money/amount-text.ts'
import { typedAmount } from '#domain/money/counter-payment.ts'
import { siteCurrency, type Money } from '#domain/payments/subject.ts'
import { requiredText } from '#domain/typed-fields.ts'
import { handMethods, methodNames, refundReasons } from '#domain/written-quotes/quote-payments.ts'
import type { LedgerPayment } from '#usecases/desk/money.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { undoForm } from '#web/desk/forms/undo-forms.ts'

export const refundForm = z.object({
  intent: z.literal('refund'),
  /** The rest of the payment as the page has shown it. */
  seen: seenField,
  amount: typedAmount,
  method: z.enum(['card', ...handMethods], { error: 'Choose how to give it back.' }),
  /** Required if the customer may owe the amount again. */
  reason: z._default(z.nullable(z.enum(refundReasons)), null),
})

/** The refund form of one payment, limited to what is left of it. */
export const refundFormOf = ({
  leftCents,
  currency,
  mayBeOwedAgain,
}: Pick<LedgerPayment, 'leftCents' | 'currency' | 'mayBeOwedAgain'>) =>
  z.extend(refundForm, {
    amount: typedAmount.check(
      z.refine((cents) => !(cents > leftCents), {
        error: onlyLeft({ amountCents: leftCents, currency }),
      }),
    ),
    reason: refundForm.shape.reason.check(
      z.refine((reason) => !mayBeOwedAgain || reason !== null, { error: reasonWanted }),
    ),
  })

export const onlyOverpaid = (cents: number): string =>
  cents === 0
    ? 'There is no longer a change order that lowers what was paid. Choose another reason.'
    : `A change order took off only ${amountText(cents)}. Give back more as a courtesy, in a second refund.`

/** `$500.00`, `500.00 EUR`: as the form takes it, in hundredths of any currency. */
export const typedMoneyText = ({ amountCents, currency }: Money): string =>
  currency === siteCurrency
    ? amountText(amountCents)
    : `${plainAmount(amountCents)} ${currency.toUpperCase()}`

export const onlyLeft = (left: Money): string =>
  `Only ${typedMoneyText(left)} of this payment is left.`

export const onlyRefunded =
  'Only the person who recorded this payment can undo it, right afterward and before any refund. Refund it instead.'

export const reasonWanted = 'Choose whether the customer still owes it.'

/** `Refund $200.00 to Rosa Lindqvist’s card?` */
export function refundQuestion(
  amount: string,
  method: z.output<typeof refundForm>['method'],
  name: string,
  account = 'card',
): string {
  const how =
    method === 'card'
      ? `to ${name === '' ? 'the' : `${name}’s`} ${account}`
      : `${name === '' ? '' : `to ${name} `}by hand: ${methodNames[method]}`
  return `Refund ${amount} ${how}?`
}

export const keepForm = z.object({
  intent: z.literal('keep'),
  reason: requiredText('Enter what this money is for.', 200),
})

/** Gives up a refund that is refused or failed. */
export const stopRefundForm = z.object({ intent: z.literal('stop-refund'), refund: z.string() })

/** Begins an email to a customer who was told of a refund that does not come. */
export function stoppedRefundEmail(
  { name, email }: { readonly name: string; readonly email: string },
  amount: string,
): string {
  const hello = name === '' ? 'Hello' : `Hello ${name}`
  const news = `We wrote that a refund of ${amount} is on its way to you. It did not go through, and we have stopped it.`
  return mailtoLink({
    to: email,
    subject: `Your refund of ${amount}`,
    body: `${hello},\n\n${news}\n\n`,
  })
}

export const writeOffForm = z.object({ intent: z.literal('write-off') })

/** An action on a payment that can be undone: recorded by hand, or settled at that moment. */
const justDone = z.discriminatedUnion('is', [
  z.object({ is: z.literal('recorded') }),
  z.object({ is: z.literal('settled'), at: z.int() }),
])

/** Undoes it, as `SavedLine` sends it. */
export const undoPaymentForm = undoForm(justDone)

export const undoPayment = (done: z.output<typeof justDone>): string => JSON.stringify(done)
