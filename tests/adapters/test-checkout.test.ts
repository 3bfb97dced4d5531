import { beforeEach, describe, expect, test } from 'vitest'
import { withFormerTestPayments } from '#adapters/payments/former-test-payments.ts'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { testCheckout } from '#adapters/payments/test-checkout.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { day } from '#domain/time.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { now as moment, request } from '#support/bookings.ts'
import { databaseKinds, databaseOfTest } from '#support/databases.ts'
import { paidEvent } from '#support/garden-events.ts'
import { erasePerson } from '#support/erase-person.ts'
import { countedIds, sqlStores } from '#support/stores.ts'
import { order as orderOf, refundOf } from '#support/stripe-payments.ts'
import { newAcceptance, newQuote, sendQuote } from '#support/written-quotes.ts'

describe.each(databaseKinds)('the test checkout on %s', (kind) => {
  let database: SqlDatabase
  let checkout: ReturnType<typeof testCheckout>
  let now = 1_000
  beforeEach(async () => {
    now = 1_000
    database = await databaseOfTest(kind)
    checkout = testCheckout(database, {
      publicUrl: 'https://evergreen.example',
      ids: countedIds(),
      clock: { now: () => now },
    })
  })

  const order = orderOf({ payUntil: 9_000 })
  const payment = {
    subject: { kind: 'booking', id: 'booking-1' } as const,
    orderId: 'order-1',
    paymentId: 'test_id-1',
    currency: 'usd',
    webhookEventId: null,
    amountCents: 5_000,
  }

  test('opens one page for an order and shows what is to be paid', async () => {
    const first = await checkout.openCheckout(order)
    expect(await checkout.openCheckout(order)).toEqual(first)
    expect(first).toEqual(
      ok({
        sessionId: 'test_id-1',
        url: 'https://evergreen.example/test-checkout/test_id-1',
        endsAt: 9_000,
      }),
    )
    expect(await checkout.find('test_id-1', now)).toMatchObject({
      state: 'open',
      description: 'Pruning class',
      amountCents: 5_000,
      seats: 2,
    })
  })

  test('is paid once, and reports it', async () => {
    await checkout.openCheckout(order)
    expect(await checkout.pay('test_id-1', now)).toEqual(payment)
    expect(await checkout.pay('test_id-1', now)).toEqual(payment)
    expect(await checkout.checkoutState('test_id-1')).toEqual(ok({ is: 'paid', payment }))
    await checkout.expireCheckout('test_id-1')
    expect(await checkout.find('test_id-1', now)).toMatchObject({ state: 'paid' })
  })

  test('refunds once for each refund, in parts too', async () => {
    await checkout.openCheckout(order)
    await checkout.pay('test_id-1', now)
    const refund = refundOf('test_id-1', { amountCents: 2_000 })
    for (const id of ['r1', 'r1', 'r2']) {
      expect(await checkout.refund({ ...refund, id })).toEqual(ok(true))
    }
    const rows = await database.db.selectFrom('test_refunds').selectAll().execute()
    expect(rows.map((row) => row.amount_cents)).toEqual([2_000, 2_000])
  })

  test('does not refund money of another provider, which waits for that one', async () => {
    expect(await checkout.refund(refundOf('pi_1'))).toEqual(err({ code: 'payments-unavailable' }))
    expect(await database.db.selectFrom('test_refunds').selectAll().execute()).toEqual([])
  })

  test('settles its own payments after a real provider has taken over', async () => {
    await checkout.openCheckout(order)
    await checkout.openCheckout({ ...order, orderId: 'order-2' })
    await checkout.pay('test_id-1', now)
    const payments = withFormerTestPayments(noPayments, checkout)
    const refund = refundOf('test_id-1', { amountCents: 2_000 })
    expect(await payments.refund(refund)).toEqual(ok(true))
    expect(await payments.checkoutState('test_id-1')).toMatchObject({ value: { is: 'paid' } })
    const open = (await database.db.selectFrom('test_checkouts').selectAll().execute()).find(
      ({ state }) => state === 'open',
    )
    const sessionId = open?.session_id ?? ''
    expect(await payments.expireCheckout(sessionId)).toEqual(ok(true))
    expect(await payments.checkoutState(sessionId)).toMatchObject({ value: { is: 'ended' } })
    const unavailable = err({ code: 'payments-unavailable' })
    expect(await payments.openCheckout(order)).toEqual(unavailable)
    expect(await payments.refund({ ...refund, paymentId: 'pi_1' })).toEqual(unavailable)
    expect(await payments.checkoutState('cs_test_1')).toEqual(unavailable)
    expect(await payments.expireCheckout('cs_test_1')).toEqual(unavailable)
  })

  test('cannot be paid after its time, after it was closed, or where there is none', async () => {
    await checkout.openCheckout(order)
    expect(await checkout.pay('test_id-1', 9_000)).toBeNull()
    now = 9_000
    expect(await checkout.checkoutState('test_id-1')).toEqual(ok({ is: 'ended' }))
    await checkout.openCheckout({ ...order, orderId: 'order-2', payUntil: 99_000 })
    const id = unwrap(
      await checkout.openCheckout({ ...order, orderId: 'order-2', payUntil: 99_000 }),
    ).sessionId
    await checkout.expireCheckout(id)
    expect(await checkout.pay(id, now)).toBeNull()
    expect(await checkout.find(id, now)).toMatchObject({ state: 'closed' })
    // Its time ran out before it was closed.
    await checkout.expireCheckout('test_id-1')
    expect(await checkout.find('test_id-1', now)).toMatchObject({ state: 'ended' })
    expect(await checkout.pay('nothing', now)).toBeNull()
    expect(await checkout.find('nothing', now)).toBeNull()
  })

  test('deletes the address with its guest, on demand and with time', async () => {
    const stores = sqlStores(database)
    const { bookings, events } = stores
    await events.importAll([paidEvent()], moment)
    const open = async (bookingId: string) => {
      const email = `${bookingId}@example.org`
      const registration = request(2, { bookingId, orderId: bookingId, email })
      await bookings.reserve(registration, moment, () => [])
      const opened = await checkout.openCheckout({
        ...order,
        subject: { kind: 'booking', id: bookingId },
        orderId: bookingId,
        email,
      })
      return opened.ok ? opened.value.sessionId : ''
    }
    const emailOf = async (id: string) => (await checkout.find(id, now))?.email
    const [asked, old] = [await open('b1'), await open('b2')]
    await checkout.pay(asked, now)

    expect(await erasePerson(stores, 'B1@example.org')).toBe(1)
    expect([await emailOf(asked), await emailOf(old)]).toEqual(['', 'b2@example.org'])
    expect(await bookings.eraseOfEventsBefore(moment + 30 * day)).toBe(1)
    expect(await emailOf(old)).toBe('')
    expect(await checkout.find(asked, now)).toMatchObject({ state: 'paid', amountCents: 5_000 })
  })

  test('deletes the address with the customer of a quote, accepted or not, and with time', async () => {
    const stores = sqlStores(database)
    const open = async (email: string) => {
      const recipient = { ...newQuote().recipient, email }
      const id = await sendQuote(stores, moment, { recipient })
      const subject = { kind: 'quote', id } as const
      const opened = await checkout.openCheckout({ ...order, subject, orderId: id, email })
      return { id, sessionId: unwrap(opened).sessionId }
    }
    const all = [
      await open('rosa@example.com'),
      await open('rosa@example.com'),
      await open('nell@example.com'),
    ]
    const acceptance = newAcceptance(1)
    unwrap(await stores.writtenQuotes.accept(all[0]?.id ?? '', acceptance, moment, () => []))
    await erasePerson(stores, 'rosa@example.com')
    const left = () =>
      Promise.all(all.map(async ({ sessionId }) => (await checkout.find(sessionId, now))?.email))
    expect(await left()).toEqual(['', '', 'nell@example.com'])
    expect(await stores.writtenQuotes.find(all[0]?.id ?? '')).not.toBeNull()
    await stores.writtenQuotes.deleteOld({ open: moment + day, accepted: null })
    expect(await left()).toEqual(['', '', ''])
  })
})
