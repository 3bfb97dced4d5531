/** Path of the payment provider's webhook. */
export const paymentWebhookPath = '/api/payments/webhook'

/** Header with the signature of a webhook event. */
export const webhookSignatureHeader = 'stripe-signature'

/** The page of the built-in test checkout. */
export const testCheckoutPattern = '/test-checkout/:sessionId'
