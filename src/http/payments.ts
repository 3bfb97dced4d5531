import { Hono } from 'hono'
import { webhookSignatureHeader, paymentWebhookPath } from '#contract/payments.ts'
import type { handlePaymentWebhook } from '#usecases/payments/handle-payment-webhook.ts'
import { Problem, unreadableBody } from './problems.ts'

/** The webhook of the payment provider, which repeats an event until it is answered 200. */
export function paymentRoutes(handleEvent: ReturnType<typeof handlePaymentWebhook>): Hono {
  return new Hono().post(paymentWebhookPath, async (context) => {
    // The signature is over the bytes as they came.
    const body = await context.req.text().catch(unreadableBody)
    const handled = await handleEvent(body, context.req.header(webhookSignatureHeader) ?? null)
    if (!handled.ok) throw new Problem(handled.error.code)
    if (handled.value === 'too-early') throw new Problem('unavailable')
    return context.json({ received: true })
  })
}
