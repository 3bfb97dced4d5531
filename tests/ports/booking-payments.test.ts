import { beforeEach, describe, expect, test } from 'vitest'
import { holdLifetime } from '#domain/bookings/booking.ts'
import { tokenLifetime } from '#domain/bookings/email-code.ts'
import { err } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import { findCustomers } from '#support/customers.ts'
import { noEmails } from '#support/emails.ts'
import {
  book,
  brokenComposer,
  change,
  guest,
  orderOf,
  paymentOf,
  seatsTaken,
  labels,
  tokenFor,
} from '#support/stored-bookings.ts'
import { now, yes } from '#support/bookings.ts'
import { paidEvent } from '#support/garden-events.ts'
import { draft } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('payments of bookings in %s', (_, open) => {
  const stores = newForEachTest(open)
  beforeEach(() => stores.events.importAll([paidEvent()], now))

  const checkout = { sessionId: 's1', url: 'https://pay.example/s1' }
  const over = now + holdLifetime
  const receipt = () => [draft({ label: 'Receipt' })]
  const pay = (payment: ReturnType<typeof paymentOf>, at = now) =>
    stores.bookings.confirmPayment(payment, at, receipt, receipt)

  test('a guest who never pays is no customer, and one who pays is, however late', async () => {
    const list = () => findCustomers(stores)
    await book(stores, guest(1, 2))
    const late = await book(stores, guest(2, 1))
    await stores.bookings.expireHolds(over)
    expect(await list()).toEqual([])
    await pay(paymentOf(late), over)
    expect(await list()).toMatchObject([{ emails: ['guest2@example.org'] }])
  })

  test('a payment reported many times at once, by webhook events and by polling, is one payment', async () => {
    const held = await book(stores, guest(1, 3))
    const results = await Promise.all(
      [null, 'n1', 'n1', 'n2', null, 'n2', 'n3', 'n1'].map((webhookEventId) =>
        pay(paymentOf(held, { webhookEventId })),
      ),
    )
    const outcomes = results.map(({ is }) => is).toSorted()
    expect(outcomes).toEqual(['confirmed', ...Array.from({ length: 7 }, () => 'known')])
    expect(await pay(paymentOf(held, { webhookEventId: 'n9' }))).toEqual({
      is: 'known',
      booking: await stores.bookings.find('e1', 'b1'),
    })
    expect(await labels(stores)).toEqual(['Receipt'])
    const paid = { status: 'confirmed', seats: 3, order: null, paidCents: 7500 }
    expect(await stores.bookings.find('e1', 'b1')).toMatchObject(paid)
    expect(await seatsTaken(stores)).toBe(3)
    expect(await stores.paymentStore.pendingRefunds()).toEqual([])
  })

  test('a webhook event is never processed twice', async () => {
    const held = await book(stores, guest(1, 3))
    await pay(paymentOf(held))
    const replayed = await pay(paymentOf(held, { paymentId: 'another' }))
    expect(replayed.is).toBe('known')
  })

  test('when the receipt cannot be written, the payment can be reported again', async () => {
    const held = await book(stores, guest(1, 3))
    const payment = paymentOf(held)
    await expect(
      stores.bookings.confirmPayment(payment, now, brokenComposer, noEmails),
    ).rejects.toThrow()
    expect(await stores.bookings.find('e1', 'b1')).toEqual(held)
    expect((await pay(payment)).is).toBe('confirmed')
  })

  test('expired holds free their seats, with no visitor present', async () => {
    await stores.events.importAll([paidEvent({ id: 'e2', publicId: 'other' })], now)
    await book(stores, guest(1, 3))
    await book(stores, guest(2, 2), now + minute)
    await book(stores, guest(3, 4, { eventId: 'e2' }))
    expect(await stores.bookings.expireHolds(over - 1)).toEqual([])
    const freed = await stores.bookings.expireHolds(over)
    expect(freed.map(({ booking }) => booking.id).toSorted()).toEqual(['b1', 'b3'])
    expect(freed.map(({ seatsChange }) => seatsChange).toSorted((a, b) => b - a)).toEqual([-3, -4])
    expect(await stores.bookings.find('e1', 'b1')).toMatchObject({ status: 'expired' })
    expect(await seatsTaken(stores, 'e1')).toBe(2)
    expect(await seatsTaken(stores, 'e2')).toBe(0)
  })

  test('a hold that ends during its payment is confirmed or taken again, never both', async () => {
    const held = await Promise.all([1, 2, 3, 4, 5].map((number) => book(stores, guest(number, 2))))
    await Promise.all([
      ...held.map((booking) => pay(paymentOf(booking), over)),
      stores.bookings.expireHolds(over),
      stores.bookings.expireHolds(over),
    ])
    expect(await seatsTaken(stores)).toBe(10)
    expect(await stores.paymentStore.pendingRefunds()).toEqual([])
  })

  test('a payment that comes when the seats are gone is refunded, which is recorded with it', async () => {
    const held = await book(stores, guest(1, 3))
    await stores.bookings.expireHolds(over)
    await book(stores, guest(2, 8), over)
    const payment = paymentOf(held)
    const broken = stores.bookings.confirmPayment(payment, over, brokenComposer, noEmails)
    await expect(broken).rejects.toThrow('no words')
    expect(await stores.paymentStore.pendingRefunds()).toEqual([])
    const results = await Promise.all([1, 2, 3].map(() => pay(payment, over)))
    expect(results.map(({ is }) => is).toSorted()).toEqual(['known', 'known', 'refunded'])
    const [refund, ...more] = await stores.paymentStore.pendingRefunds()
    expect(more).toEqual([])
    expect(refund).toMatchObject({ bookingId: 'b1', paymentId: 'payment-o1', amountCents: 7500 })
    expect(await stores.bookings.find('e1', 'b1')).toMatchObject({ refundedCents: 7500 })
    expect(refund).toMatchObject({ tries: 0, nextTryAt: over, refusals: 0, refusal: null })
    await stores.paymentStore.refuseRefund(
      refund?.id ?? '',
      'disputed',
      over + minute,
      over,
      noEmails,
    )
    await stores.paymentStore.postponeRefund(refund?.id ?? '', over + 2 * minute)
    expect(await stores.paymentStore.pendingRefunds()).toMatchObject([
      { tries: 2, nextTryAt: over + 2 * minute, refusals: 1, refusal: null },
    ])
    await stores.paymentStore.markRefunded('no such refund', over)
    await stores.paymentStore.markRefunded(refund?.id ?? '', over)
    expect(await stores.paymentStore.pendingRefunds()).toEqual([])
    expect(await labels(stores)).toEqual(['Receipt'])
    expect(await seatsTaken(stores)).toBe(8)
  })

  test('refunds are carried out from the oldest', async () => {
    const held = [await book(stores, guest(1, 1)), await book(stores, guest(2, 2))]
    await stores.bookings.expireHolds(over)
    await book(stores, guest(3, 10), over)
    await Promise.all(held.map((booking, index) => pay(paymentOf(booking), over + minute - index)))
    const refunds = await stores.paymentStore.pendingRefunds()
    expect(refunds.map(({ bookingId }) => bookingId)).toEqual(['b2', 'b1'])
  })

  test('a checkout session belongs to its order, while that is current', async () => {
    const held = await book(stores, guest(1, 3))
    expect(await stores.bookings.attachCheckout('b1', 'another', checkout, over)).toBe(false)
    expect(await stores.bookings.find('e1', 'b1')).toEqual(held)
    expect(await stores.bookings.attachCheckout('b1', 'o1', checkout, over + 21_000)).toBe(true)
    expect((await stores.bookings.find('e1', 'b1'))?.order).toMatchObject({
      checkout,
      heldUntil: over + 21_000,
    })
    const changed = await change(stores, held, yes(2, 'o2'))
    expect(changed.ok && changed.value.droppedOrder?.checkout).toEqual(checkout)
    expect(await stores.bookings.attachCheckout('b1', 'o1', checkout, over)).toBe(false)
    expect((await stores.bookings.find('e1', 'b1'))?.order).toMatchObject({
      id: 'o2',
      checkout: null,
    })
    expect(await seatsTaken(stores)).toBe(2)
  })

  test('an order is watched until its checkout session has ended, whatever becomes of it', async () => {
    const watched = async (which: 'all' | 'due', at = now) =>
      (await stores.paymentStore.watchedOrders(which, at)).map(
        ({ subject, sessionId, isWanted }) => `${subject.id} ${sessionId} ${isWanted}`,
      )
    for (const number of [1, 2, 3]) {
      const held = await book(stores, guest(number, 1))
      const page = { ...checkout, sessionId: `s${number}` }
      if (number < 3) await stores.bookings.attachCheckout(held.id, orderOf(held).id, page, over)
      if (number === 1) await stores.bookings.expireHolds(over)
    }
    expect(await watched('all')).toEqual(['b1 s1 false', 'b2 s2 true'])
    // The third order may or may not have a session.
    expect(await watched('due', now + minute)).toContain('b3 null true')
    await stores.paymentStore.watchAgain('o1', now + 5 * minute)
    expect(await watched('due')).toEqual(['b2 s2 true'])
    const paid = (await stores.bookings.find('e1', 'b2')) ?? expect.fail('there is no such booking')
    await pay(paymentOf(paid))
    expect(await watched('all')).toEqual(['b1 s1 false'])
    await stores.paymentStore.endWatch('o1')
    await stores.paymentStore.watchAgain('o1', now)
    expect(await watched('all')).toEqual([])
  })

  test('only an order without a checkout session is released at once', async () => {
    const held = await book(stores, guest(1, 3))
    await stores.bookings.releaseOrder('b1', 'another', null)
    await stores.bookings.releaseOrder('b9', 'o1', null)
    expect(await seatsTaken(stores)).toBe(3)
    await Promise.all([1, 2, 3].map(() => stores.bookings.releaseOrder('b1', 'o1', null)))
    expect(await seatsTaken(stores)).toBe(0)
    expect(await stores.bookings.find('e1', held.id)).toMatchObject({ status: 'expired' })
    expect((await book(stores, guest(2, 2, { email: held.email }))).status).toBe('pending_payment')
  })

  test('a change that cannot be paid for restores its own token alone', async () => {
    const held = await book(stores, guest(1, 3, { willingness: 'maybe' }))
    const other = await book(stores, guest(2, 1, { willingness: 'maybe' }))
    const tokens = [await tokenFor(stores, held), await tokenFor(stores, other)] as const
    const spend = (booking: typeof held, tokenHash: string, orderId: string, at = now) =>
      stores.bookings.change(
        { eventId: 'e1', bookingId: booking.id, tokenHash, change: yes(2, orderId) },
        at,
        noEmails,
      )
    expect(await spend(held, tokens[0], 'o7')).toMatchObject({ ok: true })
    expect(await spend(other, tokens[1], 'o8')).toMatchObject({ ok: true })
    const spent = err({ code: 'bad-token' })
    await stores.bookings.releaseOrder(held.id, 'another', tokens[0])
    expect(await spend(held, tokens[0], 'o9')).toEqual(spent)
    await stores.bookings.releaseOrder(held.id, 'o7', tokens[1])
    expect(await spend(other, tokens[1], 'o9')).toEqual(spent)
    await stores.bookings.releaseOrder(other.id, 'o8', tokens[1])
    expect(await spend(other, tokens[1], 'o9', now + tokenLifetime)).toEqual(spent)
    expect(await spend(other, tokens[1], 'o9')).toMatchObject({ ok: true })
    expect(await spend(other, tokens[1], 'o10')).toEqual(spent)
  })
})
