import { amountText } from '#domain/money/amount-text.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import { moneyText } from '#domain/payments/wording.ts'
import { formatDate } from '#domain/time.ts'
import {
  type BankPayment,
  methodInText,
  netCentsOf,
} from '#domain/written-quotes/quote-payments.ts'
import type { customerQuotePage } from '#usecases/written-quotes/quote-page.ts'

type QuotePayment = NonNullable<
  Awaited<ReturnType<ReturnType<typeof customerQuotePage>['read']>>
>['payments'][number]

/** Money that came for a quote, and what of it went back. */
export function receivedText(
  { at, cents, currency, refundedCents, lostCents, method }: QuotePayment,
  timeZone: string,
): string {
  // Amounts of other currencies are not in cents, so only the bank's statement says them.
  const isOurs = currency === siteCurrency
  const amount = (amountCents: number) =>
    isOurs ? moneyText({ amountCents, currency }) : amountCents === cents ? 'all' : 'a part'
  const what = isOurs ? amount(cents) : `Money in ${currency.toUpperCase()}`
  const came = `${what} by ${methodInText(method)}, ${formatDate(at, timeZone)}`
  const went = [
    refundedCents > 0 ? `${amount(refundedCents)} was refunded` : '',
    lostCents > 0 ? `${amount(lostCents)} was returned to you by your bank` : '',
  ].filter(Boolean)
  return went.length === 0 ? came : `${came}, of which ${went.join(' and ')}`
}

/** Of a bank payment on its way or failed; `email` is the customer's, if they have one. */
export function bankPaymentText(
  { name, cents, at, hasFailed }: BankPayment,
  timeZone: string,
  email: string,
): string {
  const what = `payment of ${amountText(cents)} for “${name}” (${formatDate(at, timeZone)})`
  if (hasFailed) {
    return `Your bank did not make the ${what}, so the money did not reach us. Please pay again.`
  }
  const receipt = email === '' ? '' : ' We email you a receipt once it is here.'
  return `Your bank ${what} is on its way. Banks take some days.${receipt}`
}

/** Money that came twice, in a wrong amount or currency, or after a quote was called off. */
export function notOwedText(payment: QuotePayment, timeZone: string): string {
  const isOpen = netCentsOf(payment) > 0 && !payment.isRetained
  const end = isOpen ? ', and we will be in touch.' : '.'
  const why =
    payment.mismatch === 'other-currency'
      ? 'We asked for US dollars'
      : payment.mismatch === 'other-amount'
        ? 'It is not the amount we asked for'
        : 'It was not owed'
  return `${receivedText(payment, timeZone)}. ${why}${end}`
}
