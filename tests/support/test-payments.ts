import type { CheckoutRequest, CheckoutState, Payments } from '#ports/payments.ts'
import type { PaymentReceived } from '#ports/booking-store.ts'
import type { Refund } from '#ports/payment-store.ts'
import { err, ok } from '#domain/result.ts'

export interface Page {
  readonly request: CheckoutRequest
  state: 'open' | 'paid' | 'closed'
}

/** A payment provider in memory, whose sessions tests can pay and whose ledger they can read. */
export function testPayments(now: () => number): Payments & {
  /** Sessions in the order in which they were opened. */
  readonly pages: ReadonlyMap<string, Page>
  readonly refunds: readonly Refund[]
  /** Pays the session without a webhook event. */
  pay(sessionId: string): PaymentReceived
} {
  const pages = new Map<string, Page>()
  const refunds: Refund[] = []
  const paymentFor = (sessionId: string, { request }: Page): PaymentReceived => ({
    subject: request.subject,
    orderId: request.orderId,
    amountCents: request.amountCents,
    currency: 'usd',
    paymentId: `payment-${sessionId}`,
    webhookEventId: null,
  })
  const stateOf = (sessionId: string): CheckoutState => {
    const page = pages.get(sessionId)
    if (page?.state === 'paid') return { is: 'paid', payment: paymentFor(sessionId, page) }
    return { is: page?.state === 'open' && now() < page.request.payUntil ? 'open' : 'ended' }
  }
  return {
    pages,
    refunds,
    async openCheckout(request) {
      const known = [...pages].find(([, page]) => page.request.orderId === request.orderId)
      if (known !== undefined) {
        const [sessionId] = known
        return ok({ sessionId, url: `https://pay.example/${sessionId}`, endsAt: request.payUntil })
      }
      const sessionId = `session-${pages.size + 1}`
      pages.set(sessionId, { request, state: 'open' })
      return ok({ sessionId, url: `https://pay.example/${sessionId}`, endsAt: request.payUntil })
    },
    checkoutState: async (sessionId) => ok(stateOf(sessionId)),
    async findCheckout(orderId) {
      const found = [...pages].find(([, { request }]) => request.orderId === orderId)
      return ok(found?.[0] ?? null)
    },
    async expireCheckout(sessionId) {
      const page = pages.get(sessionId)
      if (page?.state === 'open') page.state = 'closed'
      return ok(true)
    },
    async refund(refund) {
      if (!refunds.some(({ id }) => id === refund.id)) refunds.push(refund)
      return ok(true)
    },
    hasRefund: async ({ id }) => ok(refunds.some((refund) => refund.id === id)),
    balanceOf: async () => ok({ transactions: [], isWhole: true }),
    payoutsSince: async () => ok([]),
    paidOutWith: async () => ok([]),
    takesCards: true,
    hasWebhook: false,
    testWebhook: async () => ({ is: 'none' }),
    readWebhookEvent: async () => err({ code: 'bad-signature' }),
    pay(sessionId) {
      const page = pages.get(sessionId)
      if (page === undefined) throw new Error(`there is no ${sessionId}`)
      page.state = 'paid'
      return paymentFor(sessionId, page)
    },
  }
}
