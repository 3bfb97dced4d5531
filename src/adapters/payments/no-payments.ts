import { err, ok } from '#domain/result.ts'
import type { Payments } from '#ports/payments.ts'

const unavailable = err({ code: 'payments-unavailable' })

/** Used without a payment provider: free events work, a paid Yes is refused. */
export const noPayments: Payments = {
  takesCards: false,
  openCheckout: async () => unavailable,
  checkoutState: async () => unavailable,
  // There are no sessions.
  findCheckout: async () => ok(null),
  expireCheckout: async () => unavailable,
  refund: async () => unavailable,
  hasRefund: async () => unavailable,
  balanceOf: async () => unavailable,
  payoutsSince: async () => ok([]),
  paidOutWith: async () => unavailable,
  hasWebhook: false,
  testWebhook: async () => ({ is: 'none' }),
  readWebhookEvent: async () => err({ code: 'bad-signature' }),
}
