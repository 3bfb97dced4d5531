import { describe, expect, test } from 'vitest'
import { day, hour, minute } from '#domain/time.ts'
import { err, ok } from '#domain/result.ts'
import { seatsTaken } from '#support/stored-bookings.ts'
import { openedWithStripe } from '#support/stripe-guests.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

/* Behavior over time: stores and Stripe adapter are real, and the test moves the clock. */
describe.each(storesOnEachDatabase)('paying through Stripe, with %s', (_, open) => {
  const site = newForEachTest(() => openedWithStripe(open))

  const rosa = 'rosa@example.com'
  const zoe = 'zoe@example.com'
  const paidMails = [
    'owner@evergreen.example: Paid: Yes from Rosa (Rain Garden Walk)',
    `${rosa}: You are registered: Rain Garden Walk`,
  ]

  test('a payment after its hold ended takes seats again while there are any', async () => {
    const { id } = await site.register(rosa, 3)
    site.wait(31 * minute)
    expect(await site.expire()).toBe(1)
    expect(await seatsTaken(site.stores)).toBe(0)
    await site.register(zoe, 7)
    expect(await site.payWithWebhook('cs_test_1')).toEqual(ok('taken'))
    expect(await site.sendPaymentEvent('cs_test_1')).toEqual(ok('known'))
    expect(await site.booking(id)).toMatchObject({ status: 'confirmed', seats: 3 })
    expect(await seatsTaken(site.stores)).toBe(10)
    expect(await site.subjects()).toEqual(paidMails)
    expect(await site.refund()).toMatchObject({ done: 0, waiting: 0 })
    expect(site.stripe.refunds).toEqual([])
  })

  test('a payment after its hold ended is refunded when the seats are gone, and both are emailed', async () => {
    const { id } = await site.register(rosa, 3)
    site.wait(31 * minute)
    await site.expire()
    await site.register(zoe, 8)
    await site.payWithWebhook('cs_test_1')
    await site.sendPaymentEvent('cs_test_1')
    site.stripe.mood = 'server-error'
    expect(await site.refund()).toMatchObject({ done: 0, waiting: 1 })
    site.stripe.mood = 'well'
    site.wait(minute)
    expect(await site.refund()).toMatchObject({ done: 1, waiting: 0 })
    expect(await site.refund()).toMatchObject({ done: 0, waiting: 0 })
    expect(site.stripe.refunds).toMatchObject([{ amount: 7_500, payment_intent: 'pi_cs_test_1' }])
    expect((await site.result(id)).status).toBe('refunded')
    expect(await seatsTaken(site.stores)).toBe(8)
    expect(await site.subjects()).toEqual([
      'owner@evergreen.example: Refund for Rosa (Rain Garden Walk)',
      `${rosa}: We are refunding your payment: Rain Garden Walk`,
    ])
  })

  test('a hold ends when Stripe’s page does, which is closed then', async () => {
    const { id } = await site.register(rosa, 3)
    const held = (await site.booking(id))?.order?.heldUntil ?? 0
    expect(held).toBe((site.stripe.sessions.get('cs_test_1')?.expires_at ?? 0) * 1000)
    site.wait(held - site.clock.now() - 1)
    expect(await site.expire()).toBe(0)
    expect(site.stripe.sessions.get('cs_test_1')).toMatchObject({ status: 'open' })
    site.wait(1)
    expect(await site.expire()).toBe(1)
    expect(site.stripe.sessions.get('cs_test_1')).toMatchObject({ status: 'expired', url: null })
  })

  test('a page that could not be closed with its hold is closed later', async () => {
    await site.register(rosa, 3)
    await site.register(zoe, 3)
    const round = site.restart()
    site.wait(31 * minute)
    site.stripe.mood = 'server-error'
    expect(await site.expire()).toBe(2)
    expect(await seatsTaken(site.stores)).toBe(0)
    expect(await round()).toMatchObject({ isComplete: false })
    site.stripe.mood = 'well'
    expect(await round()).toMatchObject({ asked: 2, paid: 0, isComplete: true })
    const pages = [...site.stripe.sessions.values()]
    expect(pages.map(({ status }) => status)).toEqual(['expired', 'expired'])
  })

  test('a page paid while its hold ends is settled: seats again, or a refund', async () => {
    const { id } = await site.register(rosa, 3)
    site.wait(31 * minute)
    site.stripe.pay('cs_test_1')
    expect(await site.expire()).toBe(1)
    expect(site.stripe.sessions.get('cs_test_1')).toMatchObject({ status: 'complete' })
    expect(await site.restart()()).toMatchObject({ paid: 1 })
    expect(await site.booking(id)).toMatchObject({ status: 'confirmed', seats: 3 })
    expect(await seatsTaken(site.stores)).toBe(3)
  })

  test('the older of two pages, once paid, closes the other', async () => {
    await site.register(rosa, 2)
    await site.register(rosa, 3)
    await site.payWithWebhook('cs_test_1')
    expect(site.stripe.sessions.get('cs_test_2')).toMatchObject({ status: 'expired' })
  })

  test('an abandoned page is not watched forever', async () => {
    await site.register(rosa, 2)
    const round = site.restart()
    await site.expire()
    expect(await round()).toMatchObject({ asked: 1 })
    site.wait(31 * minute)
    await site.expire()
    expect(await round()).toMatchObject({ asked: 1 })
    site.wait(hour)
    await round()
    expect(await round()).toMatchObject({ asked: 0 })
    site.wait(3 * day)
    expect(await site.restart()()).toMatchObject({ asked: 0 })
  })

  test('more seats cost the difference; fewer and No mark a refund, which the owner makes', async () => {
    const { id } = await site.register(rosa, 2)
    await site.payWithWebhook('cs_test_1')
    const booked = async () => (await site.booking(id)) ?? expect.fail('there is no booking')

    site.wait(2 * minute)
    const more = await site.change(await booked(), 5)
    expect(more.paymentUrl).toBe(`${site.stripe.url}/c/pay/cs_test_2`)
    expect(site.stripe.sessions.get('cs_test_2')).toMatchObject({ amount_total: 7_500 })
    expect(await booked()).toMatchObject({ seats: 2, status: 'pending_payment' })
    expect(await seatsTaken(site.stores)).toBe(5)
    await site.payWithWebhook('cs_test_2')
    expect(await booked()).toMatchObject({ seats: 5, paidCents: 12_500, status: 'confirmed' })

    site.wait(2 * minute)
    expect((await site.change(await booked(), 4)).paymentUrl).toBeNull()
    expect(await booked()).toMatchObject({ seats: 4, refundDueCents: 2_500 })
    expect(await site.refund()).toMatchObject({ done: 0, waiting: 0 })
    expect(await site.giveBack(id)).toMatchObject(ok({ refundCents: 2_500, isWaiting: false }))

    site.wait(2 * minute)
    await site.change(await booked(), 0)
    expect(await booked()).toMatchObject({ status: 'cancelled', refundDueCents: 10_000 })
    site.stripe.mood = 'server-error'
    expect(await site.giveBack(id)).toMatchObject({
      value: { refundCents: 10_000, isWaiting: true },
    })
    // Nothing more is due; waiting refunds are tried again.
    expect(await site.giveBack(id)).toMatchObject({
      value: { email: null, refundCents: 10_000, isWaiting: true },
    })
    site.stripe.mood = 'well'
    expect(await site.refund()).toMatchObject({ done: 0, waiting: 0 })
    site.wait(minute)
    expect(await site.refund()).toMatchObject({ done: 2, waiting: 0 })
    expect(await site.giveBack(id)).toMatchObject(err({ code: 'nothing-due' }))
    expect(await booked()).toMatchObject({ refundDueCents: 0, refundedCents: 12_500 })
    expect(site.stripe.refunds).toMatchObject([
      { amount: 2_500, payment_intent: 'pi_cs_test_2' },
      { amount: 5_000 },
      { amount: 5_000 },
    ])
    expect(new Set(site.stripe.refunds.slice(1).map((refund) => refund.payment_intent))).toEqual(
      new Set(['pi_cs_test_1', 'pi_cs_test_2']),
    )
    expect(await seatsTaken(site.stores)).toBe(0)
  })

  test('a refused refund is stopped unless it may be made, and its money goes back another way', async () => {
    const { id } = await site.register(rosa, 3)
    await site.payWithWebhook('cs_test_1')
    // Stripe's clock is the real one: its refund by hand is to be newer than ours.
    site.wait(-10 * minute)
    const booked = () => site.stores.bookings.find('e1', id)
    const pending = async () => {
      const [refund] = await site.stores.paymentStore.pendingRefunds()
      return { id: refund?.id ?? '', paymentId: 'pi_cs_test_1' }
    }
    const problems = async () => {
      const all = await site.stores.paymentStore.inTrouble()
      return all.map(({ refundProblem }) => refundProblem?.is)
    }
    await site.change((await booked()) ?? expect.fail(), 0)
    site.stripe.refusal = 'The charge is disputed.'
    await site.giveBack(id)
    const refund = await pending()
    site.stripe.meanwhile = async (call) => {
      if (call === 'POST /v1/refunds')
        expect(await site.stop(refund, null)).toEqual(err({ code: 'not-refused' }))
    }
    site.wait(minute)
    expect(await site.refund()).toMatchObject({ refused: [{ reason: site.stripe.refusal }] })
    site.stripe.meanwhile = async () => {}
    site.stripe.mood = 'server-error'
    expect(await site.stop(refund, null)).toEqual(err({ code: 'payments-unavailable' }))
    site.stripe.mood = 'well'
    expect(await problems()).toEqual(['refused'])
    expect(await site.stop(refund, null)).toEqual(ok(null))
    expect(await site.stop(refund, null), 'a repeated press').toEqual(ok(null))
    expect(await problems()).toEqual([])
    expect(await booked()).toMatchObject({ refundDueCents: 7_500, refundedCents: 0 })

    const byHand = { cents: 2_500, method: 'cash', reason: null } as const
    const actor = { by: null, at: site.now() }
    const given = await site.stores.ledger.refund('pi_cs_test_1', byHand, actor, () => [])
    expect(given).toEqual(ok(null))
    await site.giveBack(id)
    site.stripe.refusal = null
    site.stripe.refundByHand('cs_test_1', 5_000)
    expect(await site.stop(await pending(), null)).toEqual(err({ code: 'made' }))
    site.wait(2 * minute)
    expect(await site.refund()).toMatchObject({ done: 1, waiting: 0 })
    expect(site.stripe.refunds).toMatchObject([{ amount: 5_000 }])
    expect(await booked()).toMatchObject({ refundDueCents: 0, refundedCents: 7_500 })
  })
})

// Both databases run at the same time, since the test lasts as long as a guest waits.
test('a guest is refused within 12 seconds while Stripe does not answer at all, on either database', async () => {
  const waits = storesOnEachDatabase.map(async ([kind, open]) => {
    const site = await openedWithStripe(open)
    await site.register('rosa@example.com', 2)
    site.stripe.mood = 'silent'
    const began = performance.now()
    await expect(site.register('rosa@example.com', 3), kind).rejects.toThrow('payments-unavailable')
    expect(performance.now() - began, kind).toBeLessThan(12_000)
    expect(await seatsTaken(site.stores), kind).toBe(3)
  })
  expect(waits).toHaveLength(2)
  await Promise.all(waits)
}, 40_000)
