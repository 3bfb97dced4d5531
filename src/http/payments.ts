import { Hono } from 'hono'
import { noticeSignatureHeader, paymentNoticePath } from '#contract/payments.ts'
import type { takePaymentNotice } from '#usecases/take-payment-notice.ts'
import { Problem } from './problems.ts'

/** Where the payment provider tells of payments; it repeats a notice until it is answered 200. */
export function paymentRoutes(takeNotice: ReturnType<typeof takePaymentNotice>): Hono {
  const routes = new Hono()
  routes.post(paymentNoticePath, async (context) => {
    // The signature is over the bytes as they came.
    const body = await context.req.text().catch(() => {
      throw new Problem('unreadable-body')
    })
    const taken = await takeNotice(body, context.req.header(noticeSignatureHeader) ?? null)
    if (!taken.ok) throw new Problem(taken.error.code)
    if (taken.value === 'too-early') throw new Problem('unavailable')
    return context.json({ received: true })
  })
  return routes
}
