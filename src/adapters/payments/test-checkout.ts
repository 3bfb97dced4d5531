import type { Selectable } from 'kysely'
import { siteCurrency } from '#domain/payments/subject.ts'
import { err, ok } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { PaymentReceived } from '#ports/booking-store.ts'
import type { Payments } from '#ports/payments.ts'
import type { TestCheckout } from '#ports/test-checkout.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import type { TestCheckoutRow } from '#adapters/sql/payments/payment-tables.ts'

export interface TestCheckoutSettings {
  /** Origin of the site, which serves the page. */
  readonly publicUrl: string
  readonly ids: Ids
  readonly clock: Clock
}

/** Prefix of ids of its pages and payments, which no other provider uses. */
const testPrefix = 'test_'

/** True for the id of a test page or test payment. */
export const isTestPayment = (id: string): boolean => id.startsWith(testPrefix)

/**
 * Test payments: a page of the site stands in for a payment provider. Its sessions are in the
 * database, so that every process can serve them and a restart loses none.
 */
export function testCheckout(
  { db }: SqlDatabase,
  { publicUrl, ids, clock }: TestCheckoutSettings,
): Payments & TestCheckout {
  const rowOf = (sessionId: string) =>
    db
      .selectFrom('test_checkouts')
      .selectAll()
      .where('session_id', '=', sessionId)
      .executeTakeFirst()

  return {
    async openCheckout(request) {
      await db
        .insertInto('test_checkouts')
        .values({
          session_id: `${testPrefix}${ids.newId()}`,
          order_id: request.orderId,
          booking_id: request.subject.id,
          subject_kind: request.subject.kind,
          email: request.email,
          description: request.description,
          amount_cents: request.amountCents,
          quantity: request.quantity,
          pay_until: request.payUntil,
          success_url: request.successUrl,
          failure_url: request.failureUrl,
          state: 'open',
        })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute()
      const { session_id: sessionId, pay_until: endsAt } = await db
        .selectFrom('test_checkouts')
        .select(['session_id', 'pay_until'])
        .where('order_id', '=', request.orderId)
        .executeTakeFirstOrThrow()
      return ok({ sessionId, url: `${publicUrl}/test-checkout/${sessionId}`, endsAt })
    },

    async checkoutState(sessionId) {
      const row = await rowOf(sessionId)
      if (row?.state === 'paid') return ok({ is: 'paid', payment: paymentOf(row) })
      return ok({ is: row !== undefined && isOpen(row, clock.now()) ? 'open' : 'ended' })
    },

    async findCheckout(orderId) {
      const row = await db
        .selectFrom('test_checkouts')
        .select('session_id')
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return ok(row?.session_id ?? null)
    },

    async expireCheckout(sessionId) {
      await db
        .updateTable('test_checkouts')
        .set({ state: 'closed' })
        .where('session_id', '=', sessionId)
        .where('state', '=', 'open')
        // One that has run out stays so, which its page tells apart from a replaced one.
        .where('pay_until', '>', clock.now())
        .execute()
      return ok(true)
    },

    async refund({ id, paymentId, amountCents }) {
      // Real money waits for the provider that has it.
      if (!isTestPayment(paymentId)) return err({ code: 'payments-unavailable' })
      await db
        .insertInto('test_refunds')
        .values({ id, session_id: paymentId, amount_cents: amountCents })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      return ok(true)
    },

    async hasRefund({ id, paymentId }) {
      if (!isTestPayment(paymentId)) return err({ code: 'payments-unavailable' })
      const query = db.selectFrom('test_refunds').select('id').where('id', '=', id)
      return ok((await query.executeTakeFirst()) !== undefined)
    },

    // Test payments have no fees and no payouts.
    balanceOf: async (paymentId) =>
      isTestPayment(paymentId)
        ? ok({ transactions: [], isWhole: true })
        : err({ code: 'payments-unavailable' }),
    payoutsSince: async () => ok([]),
    paidOutWith: async () => err({ code: 'payments-unavailable' }),

    // The page reports its payments itself, without webhooks.
    takesCards: true,
    hasWebhook: false,
    testWebhook: async () => ({ is: 'none' }),
    readWebhookEvent: async () => err({ code: 'bad-signature' }),

    async find(sessionId, now) {
      const row = await rowOf(sessionId)
      if (row === undefined) return null
      return {
        sessionId,
        description: row.description,
        amountCents: row.amount_cents,
        seats: row.subject_kind === 'booking' ? row.quantity : null,
        email: row.email,
        state: row.state === 'open' && !isOpen(row, now) ? 'ended' : row.state,
        successUrl: row.success_url,
        failureUrl: row.failure_url,
      }
    },

    async pay(sessionId, now) {
      await db
        .updateTable('test_checkouts')
        .set({ state: 'paid' })
        .where('session_id', '=', sessionId)
        .where('state', '=', 'open')
        .where('pay_until', '>', now)
        .execute()
      const row = await rowOf(sessionId)
      return row?.state === 'paid' ? paymentOf(row) : null
    },
  }
}

const isOpen = (row: Selectable<TestCheckoutRow>, now: Instant): boolean =>
  row.state === 'open' && now < row.pay_until

function paymentOf(row: Selectable<TestCheckoutRow>): PaymentReceived {
  return {
    subject: { kind: row.subject_kind, id: row.booking_id },
    orderId: row.order_id,
    paymentId: row.session_id,
    webhookEventId: null,
    amountCents: row.amount_cents,
    currency: siteCurrency,
  }
}
