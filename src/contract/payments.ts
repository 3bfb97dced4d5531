/** Where the payment provider tells of payments. */
export const paymentNoticePath = '/api/payments/webhook'

/** Header under which the notice is signed. */
export const noticeSignatureHeader = 'stripe-signature'

/** The page of the built-in test checkout. */
export function testCheckoutPath(sessionId: string): string {
  return `/test-checkout/${encodeURIComponent(sessionId)}`
}
