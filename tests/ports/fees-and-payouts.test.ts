import { describe, expect, test } from 'vitest'
import type { LedgerEntry } from '#domain/money/ledger.ts'
import type { Payout } from '#domain/payments/balance.ts'
import { ledgerPeriod } from '#domain/money/ledger-period.ts'
import { dateOf, day, hour, minute } from '#domain/time.ts'
import { err, ok } from '#domain/result.ts'
import { noEmails, queuedEmails } from '#support/emails.ts'
import { openedWithStripe } from '#support/stripe-guests.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { deskMoney } from '#usecases/desk/money.ts'
import { readFees, readPayouts } from '#usecases/payments/read-fees.ts'

describe.each(storesOnEachDatabase)('Stripe’s fees, in %s', (_kind, open) => {
  const site = newForEachTest(() => openedWithStripe(open))

  const fees = () => readFees(site)()
  const payouts = (lists = false) => readPayouts(site)({ lists })
  const entries = () => site.stores.ledger.entries(site.now() - 60 * day, site.now() + day)
  const totals = () => site.stores.ledger.totals(site.now() - 60 * day, site.now() + day)
  const feesIn = (all: readonly LedgerEntry[]) => all.map(({ kind, fee }) => ({ kind, fee }))
  const known = (cents: number, payout: unknown = null) => ({ is: 'known', cents, payout })
  const paidOut = { id: 'po_1', state: 'paid', arrivesOn: '2027-04-14' }

  test('are known soon after the payment and never asked for twice', async () => {
    await site.register('rosa@example.com', 2)
    await site.payWithWebhook('cs_test_1')
    expect(feesIn(await entries())).toEqual([{ kind: 'payment', fee: { is: 'not-known' } }])
    expect(await totals()).toMatchObject({ feeCents: 0, feesNotKnown: 1 })
    expect(await fees()).toBe(1)
    // $50.00: 2.9 % and 30 cents.
    expect(feesIn(await entries())).toEqual([{ kind: 'payment', fee: known(175) }])
    expect(await totals()).toMatchObject({ feeCents: 175, feesNotKnown: 0 })
    const calls = site.stripe.calls.length
    expect(await fees()).toBe(0)
    expect(site.stripe.calls).toHaveLength(calls)
    const [entry] = await entries()
    expect(await site.stores.ledger.find(entry?.paymentId ?? '')).toMatchObject({ fee: known(175) })
  })

  test('are asked for again while Stripe is down or has not settled it, less often each time', async () => {
    await site.register('rosa@example.com', 2)
    await site.payWithWebhook('cs_test_1')
    site.stripe.mood = 'server-error'
    expect(await fees()).toBe(0)
    site.stripe.mood = 'well'
    site.stripe.settles = false
    expect(await fees()).toBe(0)
    site.wait(minute)
    expect(await fees()).toBe(0)
    expect(feesIn(await entries())).toEqual([{ kind: 'payment', fee: { is: 'not-known' } }])
    site.stripe.settles = true
    site.wait(7 * hour)
    expect(await fees()).toBe(1)
    expect(feesIn(await entries())).toEqual([{ kind: 'payment', fee: known(175) }])
  })

  test('of refunds are known too, from here and from Stripe’s own pages, even of a failed one', async () => {
    await site.register('rosa@example.com', 2)
    await site.payWithWebhook('cs_test_1')
    await fees()
    const [paid] = await entries()
    const paymentId = paid?.paymentId ?? ''
    const actor = { by: null, at: site.now() }
    await site.stores.ledger.refund(
      paymentId,
      { cents: 1_000, method: 'card', reason: null },
      actor,
      noEmails,
    )
    await site.refund()
    site.stripe.refundByHand('cs_test_1', 500)
    await site.sendRefundEvent('cs_test_1')
    expect((await entries()).filter(({ fee }) => fee.is === 'not-known')).toHaveLength(2)
    expect(await fees()).toBe(1)
    expect(feesIn(await entries())).toEqual(
      expect.arrayContaining([
        { kind: 'payment', fee: known(175) },
        { kind: 'refund', fee: known(0) },
        { kind: 'refund', fee: known(0) },
      ]),
    )
    site.stripe.failRefund('re_1', 'expired_or_canceled_card')
    await site.receiveWebhook(site.stripe.failureEvent('re_1', { at: site.now() }))
    expect(await fees()).toBe(1)
    expect((await entries()).every(({ fee }) => fee.is === 'known')).toBe(true)
    expect(await site.stores.ledger.find(paymentId)).toMatchObject({ refunds: [{ fee: known(0) }] })
  })

  test('of a dispute are known, and the disputed money is in the books until it is won', async () => {
    await site.register('rosa@example.com', 2)
    await site.payWithWebhook('cs_test_1')
    await fees()
    await site.receiveWebhook(
      site.stripe.disputeEvent('cs_test_1', 'needs_response', { at: site.now() }),
    )
    expect(await fees()).toBe(1)
    const everything = () => site.stores.ledger.totals(0, 9e15)
    expect(await everything()).toMatchObject({
      inCents: 5_000,
      backCents: 5_000,
      feeCents: 1_675,
      disputeFeeCents: 1_500,
      feesNotKnown: 0,
    })
    const [paid] = await entries()
    expect(await site.stores.ledger.find(paid?.paymentId ?? '')).toMatchObject({
      fee: known(175),
      disputeFeeCents: 1_500,
      dispute: { state: 'needs response', takenCents: 5_000 },
      leftCents: 0,
    })
    await site.receiveWebhook(site.stripe.disputeEvent('cs_test_1', 'won', { at: site.now() }))
    await fees()
    expect(await site.stores.ledger.find(paid?.paymentId ?? '')).toMatchObject({
      dispute: { state: 'won', takenCents: 0 },
      leftCents: 5_000,
    })
    site.stripe.payOut()
    expect(await payouts(true)).toBe(1)
    expect(await everything()).toMatchObject({ netCents: 5_000, feeCents: 1_675 })
    const all = await site.stores.ledger.entries(0, 9e15)
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(['dispute', 'dispute-won', 'payment'])
    expect(all.every(({ fee }) => fee.is === 'known' && fee.payout?.id === 'po_1')).toBe(true)
  })

  test('do not pay a dispute twice: a guest who has the money from the bank is owed no more of it', async () => {
    const booking = await site.register('rosa@example.com', 2)
    await site.payWithWebhook('cs_test_1')
    await site.change(booking, 0)
    const due = async () => {
      const period = ledgerPeriod('', dateOf(site.now(), site.company().timeZone))
      const all = { source: 'any', method: 'any', search: '' } as const
      return (await deskMoney(site).readLedger(period, all, 1)).due
    }
    expect(await due()).toMatchObject([{ to: 'booking', id: booking.id, amountCents: 5_000 }])
    const receiveWebhook = (state: 'needs_response' | 'lost' | 'under_review') =>
      site.receiveWebhook(site.stripe.disputeEvent('cs_test_1', state, { at: site.now() }))
    await receiveWebhook('needs_response')
    const [paid] = await entries()
    const paymentId = paid?.paymentId ?? ''
    const asked = { cents: 5_000, method: 'check', reason: null } as const
    const refund = () =>
      site.stores.ledger.refund(paymentId, asked, { by: null, at: site.now() }, noEmails)
    // Both before and after Stripe has booked the bank's debit.
    for (const read of [async () => 0, fees]) {
      await read()
      expect(await site.stores.ledger.find(paymentId)).toMatchObject({ leftCents: 0 })
      expect(await refund()).toEqual(err({ code: 'too-much', leftCents: 0 }))
    }
    // The command line refunds due money by the same rule.
    expect(await site.giveBack(booking.id)).toEqual(err({ code: 'disputed' }))

    await receiveWebhook('lost')
    await receiveWebhook('lost')
    // Stripe sends events in any order.
    await receiveWebhook('under_review')
    expect(await site.stores.ledger.find(paymentId)).toMatchObject({
      dispute: { state: 'lost', takenCents: 5_000 },
      leftCents: 0,
      dueCents: 0,
    })
    expect(await due()).toEqual([])
    expect(await refund()).toMatchObject({ ok: false })
    const subjects = (await queuedEmails(site)).map(({ subject }) => subject)
    // Both were queued at one moment of the clock.
    expect(subjects.filter((subject) => subject.includes('dispute')).toSorted()).toEqual([
      'A payment of $50.00 is disputed',
      'The dispute about $50.00 has ended: lost',
    ])
  })

  test('belong to a payout, which a webhook event reports', async () => {
    for (const email of ['rosa@example.com', 'zoe@example.com', 'ben@example.com']) {
      await site.register(email, 2)
    }
    for (const session of ['cs_test_1', 'cs_test_2', 'cs_test_3'])
      await site.payWithWebhook(session)
    await fees()
    const { id } = site.stripe.payOut()
    expect(await site.receiveWebhook(site.stripe.payoutEvent(id, { at: site.now() }))).toEqual(
      ok('taken'),
    )
    expect(await payouts()).toBe(1)
    expect(await payouts()).toBe(0)
    expect(feesIn(await entries())).toEqual(
      Array.from({ length: 3 }, () => ({ kind: 'payment', fee: known(175, paidOut) })),
    )
  })

  test('are found without a webhook event, and a failed payout says so', async () => {
    await site.register('rosa@example.com', 2)
    await site.payWithWebhook('cs_test_1')
    const { id } = site.stripe.payOut()
    // The fee is known from the payout before the payment is read.
    expect(await payouts(true)).toBe(1)
    expect(feesIn(await entries())).toEqual([{ kind: 'payment', fee: known(175, paidOut) }])
    expect(await fees()).toBe(1)
    expect(feesIn(await entries())).toEqual([{ kind: 'payment', fee: known(175, paidOut) }])
    const payout = { id, amountCents: 4_825, currency: 'usd', arrivesOn: '2027-04-14' }
    const report = (state: Payout['state']) =>
      site.stores.balance.savePayoutState({ ...payout, state, isItemized: false })
    // Events come in any order.
    await report('on-its-way')
    expect(feesIn(await entries())).toEqual([{ kind: 'payment', fee: known(175, paidOut) }])
    await report('failed')
    await report('paid')
    expect(feesIn(await entries())).toEqual([
      { kind: 'payment', fee: known(175, { ...paidOut, state: 'failed' }) },
    ])
  })

  test('are unknown for a payout whose amount the owner chose, or that is not reconciled', async () => {
    await site.register('rosa@example.com', 2)
    await site.payWithWebhook('cs_test_1')
    site.stripe.payOut({ automatic: false, reconciliation_status: 'not_applicable' })
    site.stripe.payOut({ reconciliation_status: 'in_progress' })
    expect(await payouts(true)).toBe(0)
  })

  test('payments by hand have no fee, nor have other sales through the same account', async () => {
    const paid = {
      name: 'Rosa Lindqvist',
      customer: null,
      about: 'Two hollies',
      cents: 5_000,
      method: 'cash' as const,
      at: site.now(),
      taxCents: 0,
      taxCounty: '',
    }
    await site.stores.ledger.record(paid, { by: null, at: site.now() })
    expect(await fees()).toBe(0)
    expect(feesIn(await entries())).toEqual([{ kind: 'payment', fee: { is: 'none' } }])
    await site.stores.balance.savePayout(
      'po_9',
      [
        {
          id: 'txn_of_others',
          kind: 'payment',
          paymentId: 'pi_of_others',
          refundId: null,
          feeCents: 99,
          currency: 'usd',
          moved: null,
        },
      ],
      site.now(),
    )
    expect(await totals()).toMatchObject({ feeCents: 0, feesNotKnown: 0 })
  })
})
