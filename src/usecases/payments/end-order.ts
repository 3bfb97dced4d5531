import type { WatchedOrder } from '#ports/payment-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import { emailsToDesk, emailToCustomer } from '#usecases/written-quotes/quote-emails.ts'

/** Ends an order that was not paid: it frees its seats and is no longer watched. */
export async function endOrder(
  dependencies: Dependencies,
  { id, subject }: Pick<WatchedOrder, 'id' | 'subject'>,
  /** Whether the bank has refused a payment that was on its way. */
  { hasFailed }: { readonly hasFailed: boolean },
): Promise<void> {
  if (hasFailed) await failBankPayment(dependencies, id)
  if (subject.kind === 'booking') await dependencies.bookings.releaseOrder(subject.id, id, null)
  await dependencies.paymentStore.endWatch(id)
}

async function failBankPayment(dependencies: Dependencies, orderId: string): Promise<void> {
  const { writtenQuotes, clock } = dependencies
  const recipients = await alertRecipients(dependencies, 'quote-answered')
  await writtenQuotes.failBankPayment(orderId, clock.now(), ({ quote, cents, payment }) => {
    const failed = { is: 'payment-failed', cents, payment } as const
    return [emailToCustomer(quote, failed), ...emailsToDesk(recipients, quote, failed)]
  })
}
