import { describe, expect, test } from 'vitest'
import { bookingPaths } from '#contract/booking-paths.ts'
import {
  callSite,
  endHold,
  ownersView,
  pruning,
  registerAt,
  seatsTakenAt,
  sendWebhook,
} from '#support/booking-server.ts'
import { runManage } from '#support/run-manage.ts'
import { eventually } from '#support/server-process.ts'
import { stripeSite } from '#support/stripe-site.ts'

// The stores' own suites run on both databases.
describe('money for a paid event', () => {
  const setup = stripeSite('PostgreSQL')

  test('a hold ends without a visitor; a payment after the seats are gone is refunded', async () => {
    const { stripe, settings } = setup
    const site = await setup.open()
    const id = await setup.registered(site)
    expect(await seatsTakenAt(site, pruning)).toBe(2)
    await endHold(settings, id)
    await eventually(async () => (await seatsTakenAt(site, pruning)) === 0)
    const others = await registerAt(site, pruning, { email: 'max@example.com', adults: 15 })
    expect(others.status).toBe(201)
    stripe.pay('cs_test_1')
    const event = stripe.paymentEvent('cs_test_1')
    expect(await Promise.all([sendWebhook(site, event), sendWebhook(site, event)])).toEqual([
      200, 200,
    ])
    await eventually(() => stripe.refunds[0])
    expect(stripe.refunds).toMatchObject([{ amount: 5_000, payment_intent: 'pi_cs_test_1' }])
    const result = await callSite(site, 'GET', bookingPaths.result(pruning, id))
    expect(result.body).toMatchObject({ booking: { status: 'refunded' }, paid: false })
    expect((await ownersView(settings, pruning)).mails).toEqual([
      'boss@evergreen.example: Refund for Rosa Lindqvist (Hands-on Pruning Class)',
      'rosa@example.com: We are refunding your payment: Hands-on Pruning Class',
    ])
    expect(await seatsTakenAt(site, pruning)).toBe(15)
  })

  test('the owner cancels a paid booking, and gives back once what no refund by hand has', async () => {
    const { stripe, settings } = setup
    const site = await setup.open()
    const id = await setup.registered(site)
    stripe.pay('cs_test_1')
    await sendWebhook(site, stripe.paymentEvent('cs_test_1'))
    const run = (...args: string[]) => runManage(['bookings', ...args], settings)
    expect((await run('cancel', id)).status).toBe(0)
    expect(stripe.refunds).toEqual([])

    stripe.refundByHand('cs_test_1', 1_000)
    expect(await sendWebhook(site, stripe.refundEvent('cs_test_1'))).toBe(200)
    const elsewhere = { ...settings, TENANT: 'another' }
    expect((await runManage(['bookings', 'refund', id], elsewhere)).err).toContain(
      `There is no booking ${id}.`,
    )
    expect(await run('refund', id)).toEqual({
      status: 0,
      out: 'Refunded $40 to rosa@example.com.\n',
      err: '',
    })
    const again = await run('refund', id)
    expect(again).toMatchObject({ status: 1, out: '' })
    expect(again.err).toContain(`Nothing is due for booking ${id}`)
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([1_000, 4_000])
    const view = await ownersView(settings, pruning)
    expect(view.bookings).toMatchObject([{ refundDueCents: 0, amountCents: 0 }])
    expect(view.mails).toContain(
      'rosa@example.com: We are refunding your payment: Hands-on Pruning Class',
    )
  })

  test('money for a booking that a restore has lost is listed and refunded by the owner', async () => {
    const { stripe, settings } = setup
    const site = await setup.open()
    await setup.registered(site)
    stripe.pay('cs_test_1')
    stripe.alter('cs_test_1', { metadata: { booking_id: 'lost', order_id: 'lost' } })
    const event = stripe.paymentEvent('cs_test_1')
    expect(await sendWebhook(site, event)).toBe(200)
    expect(await sendWebhook(site, event)).toBe(200)
    const [mail, ...more] = await setup.mailed(1)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Unmatched payment of $50.00')
    expect(mail?.text).toContain('payments refund pi_cs_test_1')
    expect(mail?.text).toContain('https://evergreen.example/desk/money/pi_cs_test_1')

    const listed = await runManage(['payments', 'list', '--json'], settings)
    expect(JSON.parse(listed.out)).toMatchObject([
      {
        paymentId: 'pi_cs_test_1',
        subject: { kind: 'unknown', id: 'lost' },
        mismatch: 'unknown-booking',
        amountCents: 5_000,
        refundedCents: 0,
      },
    ])
    const table = await runManage(['payments', 'list'], settings)
    expect(table.out).toContain('The booking it is for is not in this database.')
    const refunded = await runManage(['payments', 'refund', 'pi_cs_test_1'], settings)
    expect(refunded).toEqual({ status: 0, out: 'Refunded $50.00.\n', err: '' })
    expect(stripe.refunds).toMatchObject([{ amount: 5_000, payment_intent: 'pi_cs_test_1' }])
    const again = await runManage(['payments', 'refund', 'pi_cs_test_1'], settings)
    expect(again).toMatchObject({ status: 1, out: '' })
    expect(again.err).toContain('Nothing is left of payment pi_cs_test_1')

    const nonsense = stripe.sign('[]')
    expect(await sendWebhook(site, nonsense)).toBe(400)
    expect(await sendWebhook(site, { ...nonsense, body: '{}' })).toBe(400)
  })
})
