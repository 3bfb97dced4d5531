import { beforeEach, describe, expect, test } from 'vitest'
import { day, minute, second } from '#domain/time.ts'
import { seatsTaken } from '#support/stored-bookings.ts'
import type { StripeStandIn } from '#support/stripe-stand-in.ts'
import { openedWithStripe, stripeGuests } from '#support/stripe-guests.ts'
import { storesOnEachDatabase, type TestStores } from '#support/stores.ts'

describe.each(storesOnEachDatabase)(
  'no checkout session outlives its order unwatched, with %s',
  (_, open) => {
    let stores: TestStores
    let stripe: StripeStandIn
    let site: Awaited<ReturnType<typeof openedWithStripe>>['site']
    beforeEach(async () => {
      ;({ stores, stripe, site } = await openedWithStripe(open))
    })

    const rosa = 'rosa@example.com'
    const creation = 'POST /v1/checkout/sessions'
    const statusOf = (id: string) => stripe.sessions.get(id)?.status
    const watched = () => stores.paymentStore.watchedOrders('all', site.now() + day)

    /** Cancels the event while Stripe opens the session; after that Stripe is unavailable. */
    async function cancelledMeanwhile(moodAfter: StripeStandIn['mood']) {
      stripe.meanwhile = async (call) => {
        if (call === creation) await site.cancel()
        else stripe.mood = moodAfter
      }
      await expect(site.register(rosa, 2)).rejects.toThrow('answer-replaced')
      stripe.meanwhile = async () => {}
      stripe.mood = 'well'
    }

    test('a page that opens while its booking is canceled is closed and not shown', async () => {
      await cancelledMeanwhile('well')
      expect(statusOf('cs_test_1')).toBe('expired')
    })

    test('if it cannot be closed then, it is closed later', async () => {
      await cancelledMeanwhile('server-error')
      expect(statusOf('cs_test_1')).toBe('open')
      const round = site.restart()
      expect(await round()).toMatchObject({ asked: 1, isComplete: true })
      expect(statusOf('cs_test_1')).toBe('expired')
      site.wait(2 * minute)
      expect(await round()).toMatchObject({ asked: 1 })
      expect(await watched()).toEqual([])
      site.wait(day)
      expect(await round()).toMatchObject({ asked: 0 })
    })

    test('and an unreported payment there is refunded, with emails to both', async () => {
      await cancelledMeanwhile('server-error')
      stripe.pay('cs_test_1')
      expect(await site.restart()()).toMatchObject({ asked: 1, paid: 1 })
      expect(await site.refund()).toMatchObject({ done: 1 })
      expect(stripe.refunds).toMatchObject([{ amount: 5_000 }])
      expect((await site.subjects()).filter((mail) => !mail.includes('Canceled'))).toHaveLength(2)
      expect(await watched()).toEqual([])
    })

    test('a page whose response was lost is found and closed, and its seats are free', async () => {
      const killed = {
        ...stores,
        bookings: {
          ...stores.bookings,
          attachCheckout: async () => {
            throw new Error('killed')
          },
        },
      }
      const dying = await stripeGuests(killed, stripe)
      await expect(dying.register(rosa, 2)).rejects.toThrow('killed')
      expect(await seatsTaken(stores)).toBe(2)
      const round = site.restart()
      // The other process may still be busy.
      expect(await round()).toMatchObject({ asked: 0 })
      site.wait(2 * minute)
      expect(await round()).toMatchObject({ asked: 1 })
      expect(statusOf('cs_test_1')).toBe('expired')
      site.wait(2 * minute)
      await round()
      expect(await seatsTaken(stores)).toBe(0)
      expect(await watched()).toEqual([])
    })

    test('an order without a page is dropped', async () => {
      stripe.mood = 'server-error'
      await expect(site.register(rosa, 2)).rejects.toThrow('payments-unavailable')
      stripe.mood = 'well'
      site.wait(2 * minute)
      expect(await site.restart()()).toMatchObject({ asked: 1, isComplete: true })
      expect(await watched()).toEqual([])
    })

    test('the page of an order that was replaced while Stripe was away is closed or paid back', async () => {
      const { id } = await site.register(rosa, 2)
      await site.payWithWebhook('cs_test_1')
      site.wait(2 * minute)
      const booking = await site.booking(id)
      if (booking === null) throw new Error('there is no booking')
      await site.change(booking, 4)
      site.wait(2 * minute)
      const more = await site.booking(id)
      if (more === null) throw new Error('there is no booking')
      stripe.mood = 'server-error'
      await site.change(more, 1)
      stripe.mood = 'well'
      expect(statusOf('cs_test_2')).toBe('open')
      stripe.pay('cs_test_2')
      expect(await site.restart()()).toMatchObject({ asked: 1, paid: 1 })
      expect(await site.refund()).toMatchObject({ done: 1 })
      expect(stripe.refunds).toMatchObject([{ amount: 5_000, payment_intent: 'pi_cs_test_2' }])
      expect(await site.booking(id)).toMatchObject({ seats: 1, paidCents: 10_000 })
    })

    test('an order that Stripe cannot answer for does not block others', async () => {
      await site.register(rosa, 2)
      await site.register('zoe@example.com', 2)
      stripe.pay('cs_test_2')
      const round = site.restart()
      stripe.mood = 'server-error'
      expect(await round()).toMatchObject({ asked: 0, isComplete: false })
      stripe.mood = 'well'
      expect(await round()).toMatchObject({ asked: 2, paid: 1 })
    })

    test('repeated reads of a booking ask Stripe once in three seconds, and see a webhook event at once', async () => {
      const { id } = await site.register(rosa, 2)
      const asked = () => stripe.calls.filter((call) => call.startsWith('GET ')).length
      await Promise.all([1, 2, 3].map(() => site.result(id)))
      await site.result(id)
      expect(asked()).toBe(1)
      site.wait(3 * second)
      await site.result(id)
      expect(asked()).toBe(2)
      await site.payWithWebhook('cs_test_1')
      expect(await site.result(id)).toMatchObject({ status: 'confirmed' })
      expect(asked()).toBe(2)
    })
  },
)
