import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { emailsToDesk, emailToCustomer } from './quote-emails.ts'

/** Processes what the provider says of a payment from a bank account before its money is here. */
export function bankPayments(dependencies: Dependencies) {
  const { writtenQuotes, clock } = dependencies
  const recipientsOf = alertRecipients(dependencies)
  return {
    isPending: (orderId: string) => writtenQuotes.recordBankPayment(orderId, clock.now()),

    async hasFailed(orderId: string): Promise<void> {
      const recipients = await recipientsOf('quote-answered')
      await writtenQuotes.failBankPayment(orderId, clock.now(), ({ quote, cents, payment }) => {
        const failed = { is: 'payment-failed', cents, payment } as const
        return [emailToCustomer(quote, failed), ...emailsToDesk(recipients, quote, failed)]
      })
    },
  }
}
