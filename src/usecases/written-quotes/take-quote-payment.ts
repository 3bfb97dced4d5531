import type { PaymentReceived } from '#ports/booking-store.ts'
import type { QuotePaid } from '#ports/quote-payment-store.ts'
import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { paymentEmails } from '#usecases/payments/payment-emails.ts'
import { emailsToDesk, receiptToCustomer } from './quote-emails.ts'

/** Processes a payment for a quote: a receipt to the customer, an alert to the desk. */
export function takeQuotePayment(dependencies: Dependencies) {
  return async (payment: PaymentReceived): Promise<QuotePaid> => {
    const unmatched = await alertRecipients(dependencies, 'money-fits-nothing')
    const answered = await alertRecipients(dependencies, 'quote-answered')
    const { amountCents: cents } = payment
    const at = dependencies.clock.now()
    return dependencies.writtenQuotes.confirmPayment(
      payment,
      at,
      (paid) => [
        ...receiptToCustomer(paid, { cents, method: paid.method, at }),
        ...emailsToDesk(answered, paid.quote, { is: 'paid', cents, payment: paid.state.name }),
      ],
      (money) => paymentEmails(unmatched, { is: 'unmatched', payment: money }),
    )
  }
}
