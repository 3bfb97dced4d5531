import { expect, test } from 'vitest'
import { webhookSignatureHeader, paymentWebhookPath } from '#contract/payments.ts'
import { ok } from '#domain/result.ts'
import type { RefundReport } from '#ports/payment-store.ts'
import { takePayment } from '#usecases/payments/take-payment.ts'
import { unpaidSite } from '#support/registered-site.ts'

test('a webhook event of a refund is taken in once its payment is known, and asked for again before', async () => {
  const { site, id } = await unpaidSite()
  const sendWebhook = async (report: RefundReport | null) => {
    site.provider.readWebhookEvent = async () => ok(report && { is: 'refunded', report })
    const headers = { 'content-type': 'application/json', [webhookSignatureHeader]: 'signed' }
    const answer = await site.app.request(paymentWebhookPath, {
      method: 'POST',
      headers,
      body: '{}',
    })
    return [answer.status, answer.headers.get('retry-after')]
  }
  const taken = [200, null]
  expect(await sendWebhook(null)).toEqual(taken)
  const payment = site.provider.pay('session-1')
  const refunded = {
    paymentId: payment.paymentId,
    subject: { kind: 'booking', id },
    refundedCents: 2500,
    countedAt: 0,
    webhookEventId: 'n1',
  } as const
  expect(await sendWebhook(refunded)).toEqual([503, '5'])
  await takePayment(site)(payment)
  for (const _ of ['first', 'again']) expect(await sendWebhook(refunded)).toEqual(taken)
  expect(await site.bookings.find('e1', id)).toMatchObject({ refundedCents: 2500 })
  const ofAnotherSite = { ...refunded, paymentId: 'pi_other', subject: null, webhookEventId: 'n2' }
  expect(await sendWebhook(ofAnotherSite)).toEqual(taken)
})
