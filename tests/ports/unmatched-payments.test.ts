import { describe, expect, test } from 'vitest'
import { day, minute } from '#domain/time.ts'
import { err, ok } from '#domain/result.ts'
import { seatsTaken } from '#support/stored-bookings.ts'
import { openedWithStripe } from '#support/stripe-guests.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('unexpected money, with %s', (_, open) => {
  const site = newForEachTest(() => openedWithStripe(open))

  const rosa = 'rosa@example.com'
  const owner = 'owner@evergreen.example'
  const trouble = () => site.stores.paymentStore.inTrouble()
  /** Kinds of activity, from which open pages of the desk know that there is something new. */
  const activity = async () => (await site.stores.activity.list(null, 50)).map(({ kind }) => kind)

  test.each([
    [
      'for a booking that is not there',
      'unknown-booking',
      { metadata: { booking_id: 'gone', order_id: 'gone' } },
    ],
    ['in another currency', 'other-currency', { currency: 'eur' }],
    ['of another amount', 'other-amount', { amount_total: 4_999 }],
  ] as const)(
    '%s is kept, shown, mailed once and can be refunded',
    async (_name, mismatch, change) => {
      const { id } = await site.register(rosa, 2)
      site.stripe.pay('cs_test_1')
      site.stripe.alter('cs_test_1', change)
      const outcomes = await Promise.all([1, 2, 3].map(() => site.sendPaymentEvent('cs_test_1')))
      expect(outcomes.filter((each) => each.ok && each.value === 'taken')).toHaveLength(1)
      expect(outcomes.filter((each) => each.ok && each.value === 'known')).toHaveLength(2)
      expect(await site.booking(id)).toMatchObject({ status: 'pending_payment', paidCents: 0 })
      const cents = 'amount_total' in change ? change.amount_total : 5_000
      expect(await trouble()).toMatchObject([
        { paymentId: 'pi_cs_test_1', mismatch, amountCents: cents, refundedCents: 0 },
      ])
      const mails = await site.subjects()
      expect(mails).toHaveLength(1)
      expect(mails[0]).toMatch(`${owner}: Unmatched payment of `)
      expect(await activity()).toEqual(['payment-unmatched'])
      expect(await site.refund()).toMatchObject({ done: 0, waiting: 0 })

      const back = await Promise.all([1, 2].map(() => site.givePaymentBack('pi_cs_test_1')))
      expect(back.filter(({ ok }) => ok).length).toBeGreaterThan(0)
      expect(site.stripe.refunds).toMatchObject([{ amount: cents, payment_intent: 'pi_cs_test_1' }])
      expect(await trouble()).toMatchObject([{ refundedCents: cents }])
      expect(await site.givePaymentBack('pi_cs_test_1')).toMatchObject(
        err({ code: 'nothing-left' }),
      )
      await site.sendRefundEvent('cs_test_1')
      expect(await trouble()).toMatchObject([{ refundedCents: cents }])
      expect(await site.booking(id)).toMatchObject({ refundedCents: 0, refundDueCents: 0 })
    },
  )

  test('that fits a booking, or is unknown, is not refunded as unmatched', async () => {
    const { id } = await site.register(rosa, 2)
    await site.payWithWebhook('cs_test_1')
    expect(await site.givePaymentBack('pi_cs_test_1')).toEqual(
      err({ code: 'fits', subject: { kind: 'booking', id } }),
    )
    expect(await site.givePaymentBack('pi_other')).toEqual(err({ code: 'unknown-payment' }))
    expect(site.stripe.refunds).toEqual([])
  })

  describe('a refund that fails', () => {
    /** Two seats that were paid and canceled; a refund of $50 is due. */
    async function due() {
      const { id } = await site.register(rosa, 2)
      await site.payWithWebhook('cs_test_1')
      await site.cancel()
      return id
    }
    const failedMail = `${owner}: A refund failed: $50.00`
    const failed = async () => (await site.subjects()).filter((mail) => mail === failedMail)

    test('at once is due again, alerts the owner, and can be tried again', async () => {
      const id = await due()
      site.stripe.refundFailure = 'expired_or_canceled_card'
      expect(await site.giveBack(id)).toMatchObject({
        value: { isWaiting: false, failure: 'expired or canceled card' },
      })
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 5_000, refundedCents: 0 })
      await site.receiveWebhook(site.stripe.failureEvent('re_1', { at: site.now() }))
      expect(await failed()).toHaveLength(1)
      expect(await site.refund()).toMatchObject({ done: 0, waiting: 0 })
      site.stripe.refundFailure = null
      expect(await site.giveBack(id)).toMatchObject({
        value: { failure: null, refundCents: 5_000 },
      })
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 0, refundedCents: 5_000 })
      expect(site.stripe.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
    })

    test('days later is due again and alerts once, however often Stripe reports it', async () => {
      const id = await due()
      await site.giveBack(id)
      await site.sendRefundEvent('cs_test_1')
      site.wait(3 * day)
      site.stripe.failRefund('re_1', 'lost_or_stolen_card')
      const outcomes = await Promise.all(
        ['evt_a', 'evt_a', 'evt_b'].map((eventId) =>
          site.receiveWebhook(site.stripe.failureEvent('re_1', { eventId, at: site.now() })),
        ),
      )
      expect(outcomes.filter((each) => each.ok && each.value === 'taken')).toHaveLength(1)
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 5_000, refundedCents: 0 })
      expect(await failed()).toHaveLength(1)
      expect(await activity()).toEqual(['refund-failed'])
      expect(await trouble()).toMatchObject([
        { refundProblem: { is: 'failed', reason: 'lost or stolen card' } },
      ])
      expect(await site.giveBack(id)).toMatchObject({ value: { refundCents: 5_000 } })
      await site.sendRefundEvent('cs_test_1')
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 0, refundedCents: 5_000 })
    })

    test('is trouble until another is made after it failed', async () => {
      await site.register(rosa, 2)
      await site.payWithWebhook('cs_test_1')
      const refund = async () => {
        site.wait(minute)
        const asked = { cents: 1_000, method: 'card', reason: null } as const
        const actor = { by: null, at: site.now() }
        expect(await site.stores.ledger.refund('pi_cs_test_1', asked, actor, () => [])).toEqual(
          ok(null),
        )
        await site.refund()
      }
      await refund()
      await refund()
      site.wait(minute)
      site.stripe.failRefund('re_1', 'declined')
      await site.receiveWebhook(site.stripe.failureEvent('re_1', { at: site.now() }))
      expect(await trouble()).toMatchObject([{ refundProblem: { is: 'failed', cents: 1_000 } }])
      await refund()
      expect(await trouble()).toEqual([])
    })

    test('that was made in Stripe’s own pages is due again too', async () => {
      const id = await due()
      site.stripe.refundByHand('cs_test_1', 5_000)
      await site.sendRefundEvent('cs_test_1')
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 0, refundedCents: 5_000 })
      site.stripe.failRefund('re_1', 'declined')
      await site.receiveWebhook(site.stripe.failureEvent('re_1', { at: site.now() }))
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 5_000, refundedCents: 0 })
      expect(await failed()).toHaveLength(1)
    })

    test('is told to the owner at once if it is reported before the refund, which then counts for nothing', async () => {
      const id = await due()
      site.stripe.refundByHand('cs_test_1', 5_000)
      const report = site.stripe.refundEvent('cs_test_1', { at: site.now() })
      site.stripe.failRefund('re_1', 'declined')
      const tell = (eventId: string) =>
        site.receiveWebhook(site.stripe.failureEvent('re_1', { eventId, at: site.now() }))
      expect(await tell('evt_a')).toEqual(ok('taken'))
      expect(await failed()).toHaveLength(1)
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 5_000, refundedCents: 0 })
      expect(await site.receiveWebhook(report)).toEqual(ok('taken'))
      expect(await tell('evt_b')).toEqual(ok('known'))
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 5_000, refundedCents: 0 })
      expect(await failed()).toHaveLength(1)
    })

    test('before its own report leaves another refund of Stripe’s pages as it is', async () => {
      const id = await due()
      site.stripe.refundByHand('cs_test_1', 3_000)
      await site.sendRefundEvent('cs_test_1')
      site.stripe.refundByHand('cs_test_1', 2_000)
      const report = site.stripe.refundEvent('cs_test_1', { at: site.now() })
      site.stripe.failRefund('re_2', 'declined')
      await site.receiveWebhook(site.stripe.failureEvent('re_2', { at: site.now() }))
      await site.receiveWebhook(report)
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 2_000, refundedCents: 3_000 })
    })

    test('and is made again in Stripe’s pages before we hear of that is trouble no more', async () => {
      const id = await due()
      site.stripe.refundByHand('cs_test_1', 5_000)
      site.stripe.failRefund('re_1', 'declined')
      const failure = site.stripe.failureEvent('re_1', { at: site.now() })
      site.wait(minute)
      site.stripe.refundByHand('cs_test_1', 5_000)
      const again = site.stripe.refundEvent('cs_test_1', { at: site.now() })
      site.wait(minute)
      await site.receiveWebhook(failure)
      expect(await trouble()).toMatchObject([{ refundProblem: { is: 'failed', cents: 5_000 } }])
      await site.receiveWebhook(again)
      expect(await site.booking(id)).toMatchObject({ refundDueCents: 0, refundedCents: 5_000 })
      expect(await trouble()).toEqual([])
    })

    test('of a payment that fits nothing leaves it to be refunded again', async () => {
      await site.register(rosa, 2)
      site.stripe.pay('cs_test_1')
      site.stripe.alter('cs_test_1', { metadata: { booking_id: 'gone', order_id: 'gone' } })
      await site.sendPaymentEvent('cs_test_1')
      site.stripe.refundFailure = 'declined'
      expect(await site.givePaymentBack('pi_cs_test_1')).toMatchObject({
        value: { isWaiting: false, problem: 'declined' },
      })
      site.stripe.refundFailure = null
      expect(await site.givePaymentBack('pi_cs_test_1')).toMatchObject({
        value: { money: { amountCents: 5_000 }, problem: null },
      })
      expect(await failed()).toHaveLength(1)
    })

    test('or is refused alerts the owner once, while it is tried again', async () => {
      const id = await due()
      site.stripe.refusal = 'Your balance is too low.'
      expect(await site.giveBack(id)).toMatchObject({ value: { isWaiting: true } })
      for (let tries = 0; tries < 3; tries += 1) {
        site.wait(10 * minute)
        expect(await site.refund()).toMatchObject({ waiting: 1 })
      }
      const refused = `${owner}: A refund was refused: $50.00`
      expect((await site.subjects()).filter((mail) => mail === refused)).toHaveLength(1)
      site.stripe.refusal = null
      site.stripe.forgetKeys()
      site.wait(10 * minute)
      expect(await site.refund()).toMatchObject({ done: 1, waiting: 0 })
      expect(await trouble()).toEqual([])
    })
  })

  test('a dispute is mailed to the owner once and shown, until it is over', async () => {
    const { id } = await site.register(rosa, 2)
    await site.payWithWebhook('cs_test_1')
    const dispute = site.stripe.disputeEvent('cs_test_1', 'needs_response', { at: site.now() })
    await Promise.all([site.receiveWebhook(dispute), site.receiveWebhook(dispute)])
    const subject = `${owner}: A payment of $50.00 is disputed`
    expect((await site.subjects()).filter((mail) => mail === subject)).toHaveLength(1)
    const mail = (await site.mails()).find((each) => each.subject.includes('disputed'))
    expect(mail?.text).toContain('by Jan 14, or')
    expect(mail?.text).toMatch(/^For booking: Rosa\b/m)
    expect(await trouble()).toMatchObject([
      { paymentId: 'pi_cs_test_1', subject: { kind: 'booking', id }, dispute: 'needs response' },
    ])
    expect(await activity()).toEqual(['payment-disputed'])
    await site.receiveWebhook(site.stripe.disputeEvent('cs_test_1', 'won', { at: site.now() }))
    expect(await trouble()).toMatchObject([{ dispute: 'won' }])
    expect((await site.subjects()).filter((each) => each === subject)).toHaveLength(1)
  })

  test('a question of the bank that becomes a dispute is mailed again, and a late event changes nothing', async () => {
    await site.register(rosa, 2)
    await site.payWithWebhook('cs_test_1')
    const said = (state: Parameters<typeof site.stripe.disputeEvent>[1]) =>
      site.receiveWebhook(site.stripe.disputeEvent('cs_test_1', state, { at: site.now() }))
    const emails = async () =>
      (await site.subjects()).filter((each) => each.includes('is disputed')).length
    const asked = site.stripe.disputeEvent('cs_test_1', 'warning_needs_response', {
      at: site.now(),
      eventId: 'evt_late',
    })
    await said('warning_needs_response')
    site.wait(minute)
    await said('warning_under_review')
    expect(await emails()).toBe(1)
    await said('needs_response')
    await said('needs_response')
    expect(await emails()).toBe(2)
    await site.receiveWebhook(asked)
    expect(await trouble()).toMatchObject([
      { dispute: 'needs response', answerBy: Date.parse('2027-01-15T00:00:00Z') },
    ])
  })

  test('a checkout session that Stripe ends frees its seats as soon as Stripe reports it', async () => {
    await site.register(rosa, 3)
    site.stripe.alter('cs_test_1', { status: 'expired', url: null })
    expect(await seatsTaken(site.stores)).toBe(3)
    expect(await site.sendPaymentEvent('cs_test_1')).toEqual(ok('taken'))
    expect(await seatsTaken(site.stores)).toBe(0)
    expect(await site.stores.paymentStore.watchedOrders('all', site.now())).toEqual([])
  })
})
