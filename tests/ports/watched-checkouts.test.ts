import { describe, expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import { day, minute, second } from '#domain/time.ts'
import { reconcilePayments } from '#usecases/payments/reconcile-payments.ts'
import { agreedQuote } from '#support/agreed-quote.ts'
import { seatsTaken } from '#support/stored-bookings.ts'
import type { StripeStandIn } from '#support/stripe-stand-in.ts'
import { openedWithStripe, stripeGuests } from '#support/stripe-guests.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)(
  'no checkout session outlives its order unwatched, with %s',
  (_, open) => {
    const site = newForEachTest(() => openedWithStripe(open))

    const rosa = 'rosa@example.com'
    const creation = 'POST /v1/checkout/sessions'
    const statusOf = (id: string) => site.stripe.sessions.get(id)?.status
    const watched = () => site.stores.paymentStore.watchedOrders('all', site.now() + day)

    /** Cancels the event while Stripe opens the session; after that Stripe is unavailable. */
    async function cancelledMeanwhile(moodAfter: StripeStandIn['mood']) {
      site.stripe.meanwhile = async (call) => {
        if (call === creation) await site.cancel()
        else site.stripe.mood = moodAfter
      }
      await expect(site.register(rosa, 2)).rejects.toThrow('answer-replaced')
      site.stripe.meanwhile = async () => {}
      site.stripe.mood = 'well'
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
      site.stripe.pay('cs_test_1')
      expect(await site.restart()()).toMatchObject({ asked: 1, paid: 1 })
      expect(await site.refund()).toMatchObject({ done: 1 })
      expect(site.stripe.refunds).toMatchObject([{ amount: 5_000 }])
      expect((await site.subjects()).filter((mail) => !mail.includes('Canceled'))).toHaveLength(2)
      expect(await watched()).toEqual([])
    })

    test('a page whose response was lost is found and closed, and its seats are free', async () => {
      const killed = {
        ...site.stores,
        bookings: {
          ...site.stores.bookings,
          attachCheckout: async () => {
            throw new Error('killed')
          },
        },
      }
      const dying = await stripeGuests(killed, site.stripe)
      await expect(dying.register(rosa, 2)).rejects.toThrow('killed')
      expect(await seatsTaken(site.stores)).toBe(2)
      const round = site.restart()
      // The other process may still be busy.
      expect(await round()).toMatchObject({ asked: 0 })
      site.wait(2 * minute)
      expect(await round()).toMatchObject({ asked: 1 })
      expect(statusOf('cs_test_1')).toBe('expired')
      site.wait(2 * minute)
      await round()
      expect(await seatsTaken(site.stores)).toBe(0)
      expect(await watched()).toEqual([])
    })

    test('an order without a page is dropped', async () => {
      site.stripe.mood = 'server-error'
      await expect(site.register(rosa, 2)).rejects.toThrow('payments-unavailable')
      site.stripe.mood = 'well'
      site.wait(2 * minute)
      expect(await site.restart()()).toMatchObject({ asked: 1, isComplete: true })
      expect(await watched()).toEqual([])
    })

    test('the page of an order that was replaced while Stripe was down is closed or paid back', async () => {
      const { id } = await site.register(rosa, 2)
      await site.payWithWebhook('cs_test_1')
      site.wait(2 * minute)
      const booking = (await site.booking(id)) ?? expect.fail('there is no booking')
      await site.change(booking, 4)
      site.wait(2 * minute)
      const more = (await site.booking(id)) ?? expect.fail('there is no booking')
      site.stripe.mood = 'server-error'
      await site.change(more, 1)
      site.stripe.mood = 'well'
      expect(statusOf('cs_test_2')).toBe('open')
      site.stripe.pay('cs_test_2')
      expect(await site.restart()()).toMatchObject({ asked: 1, paid: 1 })
      expect(await site.refund()).toMatchObject({ done: 1 })
      expect(site.stripe.refunds).toMatchObject([{ amount: 5_000, payment_intent: 'pi_cs_test_2' }])
      expect(await site.booking(id)).toMatchObject({ seats: 1, paidCents: 10_000 })
    })

    test('an order that Stripe cannot answer for does not block others', async () => {
      await site.register(rosa, 2)
      await site.register('zoe@example.com', 2)
      site.stripe.pay('cs_test_2')
      const round = site.restart()
      site.stripe.mood = 'server-error'
      expect(await round()).toMatchObject({ asked: 0, isComplete: false })
      site.stripe.mood = 'well'
      expect(await round()).toMatchObject({ asked: 2, paid: 1 })
    })

    test('repeated reads of a booking ask Stripe once in three seconds, and see a webhook event at once', async () => {
      const { id } = await site.register(rosa, 2)
      const asked = () => site.stripe.calls.filter((call) => call.startsWith('GET ')).length
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

    test('a page that opens while Stripe is asked for it in vain is watched on', async () => {
      const { stripe, site: customer, press, url } = await agreedQuote(open)
      stripe.mood = 'server-error'
      expect(await press()).toEqual(err({ code: 'payments-unavailable' }))
      stripe.mood = 'well'
      customer.wait(2 * minute)
      const { payments } = customer
      const findCheckout: typeof payments.findCheckout = async (...order) => {
        const found = await payments.findCheckout(...order)
        expect(await press()).toEqual(url(1))
        return found
      }
      await reconcilePayments({ ...customer, payments: { ...payments, findCheckout } })('due')
      stripe.pay('cs_test_1')
      expect(await reconcilePayments(customer)('all')).toMatchObject({ paid: 1 })
    })
  },
)
