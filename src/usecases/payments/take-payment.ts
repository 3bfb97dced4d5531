import type { PaymentOutcome } from '#domain/bookings/payment.ts'
import type { OwnerNews } from '#domain/emails/booking-report.ts'
import type { WithEvent, PaymentReceived, PaymentTaken } from '#ports/booking-store.ts'
import type { QuotePaid } from '#ports/quote-payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { takeQuotePayment } from '#usecases/written-quotes/take-quote-payment.ts'
import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import { emailsToBoth } from '#usecases/bookings/booking-emails.ts'
import { expireCheckoutSession } from './pay-for-order.ts'
import { paymentEmails } from './payment-emails.ts'

/**
 * Processes a payment, reported by a webhook event or by an answer of the provider. Repeating it
 * changes nothing. Guest and owner are emailed the outcome, the owner also about a payment that
 * fits nothing. The checkout session of another unpaid attempt is expired.
 */
export function takePayment(dependencies: Dependencies) {
  const takeForQuote = takeQuotePayment(dependencies)
  return async (payment: PaymentReceived): Promise<PaymentTaken | QuotePaid> => {
    if (payment.subject.kind === 'quote') return takeForQuote(payment)
    const now = dependencies.clock.now()
    const recipients = await alertRecipients(dependencies, 'money-fits-nothing')
    const taken = await dependencies.bookings.confirmPayment(
      payment,
      now,
      (outcome) => {
        const { transition, event } = outcome
        const after = { booking: transition.booking, event }
        return emailsToBoth(dependencies.ownerAddress(), newsOf(outcome, payment), after, now)
      },
      (unmatched) => paymentEmails(recipients, { is: 'unmatched', payment: unmatched }),
    )
    if (taken.is === 'confirmed')
      await expireCheckoutSession(dependencies, taken.transition.droppedOrder)
    return taken
  }
}

function newsOf(outcome: WithEvent<PaymentOutcome>, { amountCents }: PaymentReceived): OwnerNews {
  if (outcome.is === 'confirmed') return { is: 'paid', amountCents }
  const { refundCents, reason } = outcome
  return { is: 'refunded', refundCents, reason }
}
