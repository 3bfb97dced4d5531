import { expect, test } from 'vitest'
import { webhookSignatureHeader, paymentWebhookPath } from '#contract/payments.ts'
import { ok } from '#domain/result.ts'
import type { RefundReport } from '#ports/payment-store.ts'
import { takePayment } from '#usecases/payments/take-payment.ts'
import { register } from '#support/booking-calls.ts'
import { paidEvent } from '#support/garden-events.ts'
import { testPayments } from '#support/test-payments.ts'
import { testSite } from '#support/test-site.ts'

test('a webhook event of a refund is taken in once its payment is known, and asked for again before', async () => {
  const provider = testPayments(() => Date.parse('2026-06-01T12:00:00Z'))
  const reports: RefundReport[] = []
  const site = await testSite({
    events: [paidEvent()],
    payments: {
      ...provider,
      async readWebhookEvent() {
        const report = reports[0]
        return ok(report === undefined ? null : { is: 'refunded', report })
      },
    },
  })
  const { body } = await register(site)
  const bookingId = String(body['bookingId'])
  const sendWebhook = () =>
    site.app.request(paymentWebhookPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [webhookSignatureHeader]: 'signed' },
      body: '{}',
    })
  expect((await sendWebhook()).status).toBe(200)

  const payment = provider.pay('session-1')
  const { paymentId } = payment
  reports.push({
    paymentId,
    subject: { kind: 'booking', id: bookingId },
    refundedCents: 2500,
    countedAt: 0,
    webhookEventId: 'n1',
  })
  const early = await sendWebhook()
  expect(early.status).toBe(503)
  expect(early.headers.get('retry-after')).toBe('5')
  await takePayment(site)(payment)
  expect((await sendWebhook()).status).toBe(200)
  expect((await sendWebhook()).status).toBe(200)
  expect(await site.bookings.find('e1', bookingId)).toMatchObject({ refundedCents: 2500 })

  reports[0] = {
    paymentId: 'pi_other',
    subject: null,
    refundedCents: 100,
    countedAt: 0,
    webhookEventId: 'n2',
  }
  expect((await sendWebhook()).status).toBe(200)
})
