/** Path of the payment provider's webhook. */
export const paymentWebhookPath = '/api/payments/webhook'

/** Header with the signature of a webhook event. */
export const webhookSignatureHeader = 'stripe-signature'

/** Path of the page of the built-in test checkout. */
export function testCheckoutPath(sessionId: string): string {
  return `/test-checkout/${encodeURIComponent(sessionId)}`
}
