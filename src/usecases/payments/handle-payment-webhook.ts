import { ok, type Result } from '#domain/result.ts'
import type { WebhookEvent } from '#ports/payments.ts'
import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { endOrder } from './end-order.ts'
import { paymentEmails } from './payment-emails.ts'
import { takePayment } from './take-payment.ts'

/**
 * The result of a webhook event. `ignored`: it concerns nothing of ours. `too-early`: it must be
 * sent again, because the payment of this refund is not known yet.
 */
type WebhookOutcome = 'taken' | 'known' | 'ignored' | 'too-early'

/** Processes a webhook event of the payment provider. Repeating it changes nothing. */
export function handlePaymentWebhook(dependencies: Dependencies) {
  const take = takePayment(dependencies)
  const { paymentStore } = dependencies
  return async (
    body: string,
    signature: string | null,
  ): Promise<Result<WebhookOutcome, { readonly code: 'bad-signature' | 'unreadable-webhook' }>> => {
    const read = await dependencies.payments.readWebhookEvent(
      body,
      signature,
      dependencies.clock.now(),
    )
    if (!read.ok) return read
    if (read.value === null) return ok('ignored')
    return ok(await handle(read.value))
  }

  async function handle(event: WebhookEvent): Promise<WebhookOutcome> {
    const now = dependencies.clock.now()
    switch (event.is) {
      case 'paid':
        return (await take(event.payment)).is === 'known' ? 'known' : 'taken'
      case 'pending':
        await dependencies.writtenQuotes.recordBankPayment(event.orderId, now)
        return 'taken'
      case 'failed':
      case 'ended':
        await endOrder(
          dependencies,
          { id: event.orderId, subject: event.subject },
          { hasFailed: event.is === 'failed' },
        )
        return 'taken'
      case 'refunded':
        return paymentStore.recordRefundReport(event.report, now)
      case 'refund-failed': {
        const recipients = await alertRecipients(dependencies, 'refund-refused')
        return paymentStore.failRefund(event.failed, now, (refund) =>
          paymentEmails(recipients, { is: 'refund-failed', refund }),
        )
      }
      case 'payout':
        await dependencies.balance.savePayoutState(event.payout)
        return 'taken'
      case 'disputed': {
        const recipients = await alertRecipients(dependencies, 'money-fits-nothing')
        await paymentStore.recordDispute(event.dispute, now, (dispute) =>
          paymentEmails(recipients, { is: 'disputed', dispute }),
        )
        return 'taken'
      }
    }
  }
}
