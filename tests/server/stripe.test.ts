import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bookingPaths } from '#contract/bookings.ts'
import { minute } from '#domain/time.ts'
import { databaseKinds } from '#support/databases.ts'
import { writtenMails } from '#support/mailbox.ts'
import {
  callSite,
  endHold,
  ownersView,
  paidSettings,
  pruning,
  registerAt,
  seatsTakenAt,
  sendNotice,
} from '#support/paid-site.ts'
import { eventually, manage, startSite, type RunningSite } from '#support/running-site.ts'
import { startStripeStandIn, type StripeStandIn } from '#support/stripe-stand-in.ts'

// Several processes start in each test, and a busy machine starts them slowly.
vi.setConfig({ testTimeout: 120_000 })

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

const receipts = [
  'boss@evergreen.example: Paid: Yes from Rosa Lindqvist (Hands-on Pruning Class)',
  'rosa@example.com: You are registered: Hands-on Pruning Class',
]

describe.each(databaseKinds)('a paid event on %s', (kind) => {
  let stripe: StripeStandIn
  let settings: Readonly<Record<string, string>>
  beforeEach(async () => {
    stripe = await startStripeStandIn()
    cleanUp.push(() => stripe.close())
    const made = await paidSettings(kind, stripe)
    cleanUp.push(made.remove)
    settings = made.settings
  })

  async function start(): Promise<RunningSite> {
    const site = await startSite(settings)
    cleanUp.push(() => site.stop())
    return site
  }

  /** Registers two and answers the booking; its page is the first at the stand-in. */
  async function registered(site: RunningSite): Promise<string> {
    const { status, body } = await registerAt(site, pruning)
    expect({ status, body }).toMatchObject({ status: 201, body: { status: 'pending_payment' } })
    return String(body['bookingId'])
  }

  /** The mails that left, once there are so many. */
  const mailed = (count: number) =>
    eventually(async () => {
      const mails = await writtenMails(settings['DATA_DIR'] ?? '')
      return mails.length >= count ? mails : undefined
    }, 30_000)

  test('one payment is one booking and one receipt, however often and whenever it is told', async () => {
    const site = await start()
    const forged = { amountCents: 1, eventPrice: 0, price: 0.01, quantity: 1, paymentUrl: '/free' }
    const held = await registerAt(site, pruning, forged)
    expect(held).toMatchObject({
      status: 201,
      body: {
        status: 'pending_payment',
        totalAttendees: 2,
        paymentUrl: `${stripe.url}/c/pay/cs_test_1`,
      },
    })
    const id = String(held.body['bookingId'])
    const back = `bookingId=${id}&event_id=${pruning}`
    expect(stripe.sessions.get('cs_test_1')).toMatchObject({
      amount_total: 5_000,
      currency: 'usd',
      customer_email: 'rosa@example.com',
      client_reference_id: id,
      success_url: `https://evergreen.example/events/success?${back}`,
      cancel_url: `https://evergreen.example/events/failure?${back}`,
    })

    stripe.pay('cs_test_1')
    const notice = stripe.notice('cs_test_1')
    for (const untrue of [
      { ...notice, signature: null },
      { ...notice, signature: 't=1,v1=0' },
      { ...notice, body: notice.body.replace('5000', '1') },
      stripe.notice('cs_test_1', { secret: 'whsec_other' }),
      stripe.notice('cs_test_1', { at: Date.now() - 6 * minute }),
    ]) {
      expect(await sendNotice(site, untrue)).toBe(400)
    }
    expect(await ownersView(settings, pruning)).toMatchObject({
      bookings: [{ bookingId: id, status: 'pending_payment', seats: 2 }],
      mails: [],
    })

    const other = stripe.notice('cs_test_1', { eventId: 'evt_other' })
    const told = [notice, notice, other, notice, other].map((each) => sendNotice(site, each))
    expect(await Promise.all(told)).toEqual([200, 200, 200, 200, 200])
    const mails = await mailed(2)
    const receipt = mails.find(({ to }) => to?.[0]?.address === 'rosa@example.com')
    expect(receipt?.text).toContain('Amount paid: $50')
    expect(receipt?.text).toContain('Seats: 2')
    expect(receipt?.text).toContain('Event: Hands-on Pruning Class')
    expect(receipt?.text).toContain(`Reference: ${id}`)

    await site.stop()
    const again = await start()
    expect(await sendNotice(again, stripe.notice('cs_test_1'))).toBe(200)
    expect(await sendNotice(again, stripe.notice('cs_test_1', { eventId: 'evt_third' }))).toBe(200)
    expect(await ownersView(settings, pruning)).toMatchObject({
      bookings: [{ bookingId: id, status: 'confirmed', seats: 2, amountCents: 5_000 }],
      mails: receipts,
    })
    expect(stripe.refunds).toEqual([])
  })

  test('a payment while the server was dead is found when it starts, with no notice', async () => {
    const site = await start()
    const id = await registered(site)
    await site.stop('SIGKILL')
    stripe.pay('cs_test_1')
    const again = await start()
    await mailed(2)
    expect(await ownersView(settings, pruning)).toMatchObject({
      bookings: [{ bookingId: id, status: 'confirmed', seats: 2, amountCents: 5_000 }],
      mails: receipts,
    })
    // The notice that comes after all changes nothing.
    expect(await sendNotice(again, stripe.notice('cs_test_1'))).toBe(200)
    expect((await ownersView(settings, pruning)).mails).toEqual(receipts)
  })

  test('a hold ends with nobody there; money that comes when the seats are gone goes back', async () => {
    const site = await start()
    const id = await registered(site)
    expect(await seatsTakenAt(site, pruning)).toBe(2)
    await endHold(settings, id)
    await eventually(
      async () => ((await seatsTakenAt(site, pruning)) === 0 ? true : undefined),
      30_000,
    )
    const others = await registerAt(site, pruning, { email: 'max@example.com', adults: 15 })
    expect(others.status).toBe(201)
    stripe.pay('cs_test_1')
    const notice = stripe.notice('cs_test_1')
    expect(await Promise.all([sendNotice(site, notice), sendNotice(site, notice)])).toEqual([
      200, 200,
    ])
    await eventually(() => stripe.refunds[0], 60_000)
    expect(stripe.refunds).toMatchObject([{ amount: 5_000, payment_intent: 'pi_cs_test_1' }])
    const look = await callSite(site, 'GET', bookingPaths.result(pruning, id))
    expect(look.body).toMatchObject({ booking: { status: 'refunded' }, paid: false })
    expect((await ownersView(settings, pruning)).mails).toEqual([
      'boss@evergreen.example: Payment returned to Rosa Lindqvist (Hands-on Pruning Class)',
      'rosa@example.com: Your payment goes back: Hands-on Pruning Class',
    ])
    expect(await seatsTakenAt(site, pruning)).toBe(15)
  })

  test('the page after the payment asks the provider, so a lost notice loses nothing', async () => {
    const site = await start()
    const id = await registered(site)
    const look = () => callSite(site, 'GET', bookingPaths.result(pruning, id))
    expect((await look()).body).toMatchObject({
      booking: { status: 'pending_payment' },
      paid: false,
    })
    stripe.pay('cs_test_1')
    for (const { status, body } of await Promise.all([look(), look(), look()])) {
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { booking: { status: 'confirmed', attendeeEmail: 'rosa@example.com' }, paid: true },
      })
    }
    expect((await ownersView(settings, pruning)).mails).toEqual(receipts)
  })

  test('without Stripe the seats are let go at once, and a later try works', async () => {
    const site = await start()
    const before = await seatsTakenAt(site, pruning)
    stripe.mood = 'server-error'
    expect(await registerAt(site, pruning)).toMatchObject({
      status: 503,
      body: { code: 'payments-unavailable', message: expect.stringContaining('no seat') },
    })
    expect(await seatsTakenAt(site, pruning)).toBe(before)
    stripe.mood = 'well'
    expect(await registerAt(site, pruning)).toMatchObject({
      status: 201,
      body: { paymentUrl: `${stripe.url}/c/pay/cs_test_1`, totalAttendees: 2 },
    })
    expect((await ownersView(settings, pruning)).bookings).toHaveLength(1)
  })

  test('a No marks what was paid as due, and the owner gives it back once', async () => {
    const site = await start()
    const id = await registered(site)
    stripe.pay('cs_test_1')
    await sendNotice(site, stripe.notice('cs_test_1'))
    const email = 'rosa@example.com'
    const asked = await callSite(site, 'POST', bookingPaths.requestCode(pruning), { email })
    const otp = await eventually(async () => {
      const mails = await writtenMails(settings['DATA_DIR'] ?? '')
      return mails.flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text ?? '')?.[1] ?? [])[0]
    }, 30_000)
    const challenge = bookingPaths.verifyCode(pruning, String(asked.body['bookingId']))
    const { body } = await callSite(site, 'POST', challenge, { otp })
    const { updateToken } = body
    const changed = await callSite(site, 'PATCH', bookingPaths.change(pruning, id), {
      willingness: 'no',
      updateToken,
    })
    expect(changed).toMatchObject({ status: 200, body: { totalAttendees: 0 } })
    expect(stripe.refunds).toEqual([])
    expect((await ownersView(settings, pruning)).bookings).toMatchObject([
      { status: 'cancelled', refundDueCents: 5_000 },
    ])

    const elsewhere = await manage(['bookings', 'refund', id], { ...settings, TENANT: 'another' })
    expect(elsewhere).toMatchObject({ status: 1, out: '' })
    expect(elsewhere.err).toContain(`There is no booking ${id}.`)

    stripe.refundByHand('cs_test_1', 1_000)
    const byHand = stripe.refundNotice('cs_test_1')
    const told = [byHand, byHand].map((notice) => sendNotice(site, notice))
    expect(await Promise.all(told)).toEqual([200, 200])
    expect(await sendNotice(site, { ...byHand, signature: null })).toBe(400)
    expect(await manage(['bookings', 'refund', id], settings)).toEqual({
      status: 0,
      out: 'Gave back $40 to rosa@example.com.\n',
      err: '',
    })
    expect(await sendNotice(site, stripe.refundNotice('cs_test_1'))).toBe(200)
    expect(stripe.refunds).toMatchObject([
      { amount: 1_000, payment_intent: 'pi_cs_test_1' },
      { amount: 4_000, payment_intent: 'pi_cs_test_1' },
    ])
    const again = await manage(['bookings', 'refund', id], settings)
    expect(again).toMatchObject({ status: 1, out: '' })
    expect(again.err).toContain(`Nothing is due for booking ${id}`)
    const view = await ownersView(settings, pruning)
    expect(view.bookings).toMatchObject([{ refundDueCents: 0, amountCents: 0 }])
    expect(view.mails).toContain('rosa@example.com: Your payment goes back: Hands-on Pruning Class')
    expect(stripe.refunds).toHaveLength(2)
    const unknown = await manage(['bookings', 'refund', 'nothing'], settings)
    expect(unknown).toMatchObject({ status: 1, out: '' })
    expect(unknown.err).toContain('There is no booking nothing.')
  })
})
