import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ledgerPeriod, periodMoments } from '#domain/money/ledger-period.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { day, minute } from '#domain/time.ts'
import type { RefundReason } from '#domain/written-quotes/quote-payments.ts'
import { noEmails } from '#support/emails.ts'
import { refusal } from '#support/desk.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { agreeOnQuote } from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }
const april = periodMoments(ledgerPeriod('2027-04', '2027-04-12'), 'America/New_York')

describe.each(storesOnEachDatabase)('the books in %s', (kind, open) => {
  const stores = newForEachTest(open)

  const counter = (cents: number, rest = {}) => ({
    name: 'Rosa Lindqvist',
    customer: null,
    about: 'Two hollies',
    cents,
    method: 'cash' as const,
    at,
    taxCents: 0,
    taxCounty: '',
    ...rest,
  })
  const refund = (
    id: string,
    cents: number,
    method: 'card' | 'cash' = 'cash',
    when = at,
    reason: RefundReason = 'owed-again',
  ) => stores.ledger.refund(id, { cents, method, reason }, { by: null, at: when }, noEmails)
  const entries = ({ from, until } = april) => stores.ledger.entries(from, until)
  const totals = ({ from, until } = april) => stores.ledger.totals(from, until)
  const net = async () => (await totals()).netCents

  /** An accepted quote over $10,000, including $656.25 of tax. */
  const acceptedQuote = () =>
    agreeOnQuote(stores, at, {}, { taxCents: 65_625, taxCounty: 'Forsyth' })

  test('contain a payment at the counter once, with its tax, until it is undone', async () => {
    const once = { ...actor, formKey: 'one-form-key-0000' }
    const paid = counter(10_700, { taxCents: 700, taxCounty: 'Forsyth' })
    const id = await stores.ledger.record(paid, once)
    expect(await stores.ledger.record(paid, once)).toBe(id)
    expect(await entries()).toMatchObject([
      { kind: 'payment', cents: 10_700, name: 'Rosa Lindqvist', about: 'Two hollies' },
    ])
    expect((await totals()).taxByCounty).toEqual([{ county: 'Forsyth', cents: 700 }])
    expect(await stores.ledger.undo(id, actor)).toEqual(ok(null))
    expect(await stores.ledger.undo(id, actor)).toEqual(refusal('unknown-payment'))
    expect(await entries()).toEqual([])
  })

  test('refunds never exceed what is left, and stay in the books', async () => {
    const id = await stores.ledger.record(counter(5_000), actor)
    expect(await refund(id, 2_000)).toEqual(ok(null))
    expect(await refund(id, 3_001)).toEqual(err({ code: 'too-much', leftCents: 3_000 }))
    expect(await refund(id, 1_000, 'card')).toMatchObject(err({ code: 'not-by-card' }))
    expect(await stores.ledger.undo(id, actor)).toEqual(refusal('only-refunded'))
    expect(await net()).toBe(3_000)
    expect(await stores.ledger.find(id)).toMatchObject({
      leftCents: 3_000,
      refunds: [{ cents: 2_000, method: 'cash', madeAt: at }],
    })
  })

  test('two concurrent refunds, or one form sent twice, refund no cent too much', async () => {
    const id = await stores.ledger.record(counter(5_000), actor)
    const both = await Promise.all([refund(id, 3_000), refund(id, 3_000)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const once = { ...actor, formKey: 'one-form-key-0001' }
    for (const _ of [1, 2]) {
      const asked = { cents: 500, method: 'cash', reason: null } as const
      expect(await stores.ledger.refund(id, asked, once, noEmails)).toMatchObject({ ok: true })
    }
    expect(await net()).toBe(1_500)
  })

  test('a refund to a card counts once it is made, and comes back in the month in which it fails', async () => {
    const quote = await acceptedQuote()
    const order = unwrap(await stores.writtenQuotes.openOrder(quote, 'deposit', at))
    const payment = {
      subject: { kind: 'quote', id: quote } as const,
      orderId: order.order.id,
      paymentId: 'pay-1',
      amountCents: 300_000,
      currency: 'usd',
      webhookEventId: null,
    }
    await stores.writtenQuotes.confirmPayment(payment, at, noEmails, noEmails)
    expect(await refund('pay-1', 50_000, 'card')).toMatchObject({ ok: true })
    expect(await net()).toBe(300_000)
    const [pending] = await stores.paymentStore.pendingRefunds()
    await stores.paymentStore.markRefunded(pending?.id ?? '', at + minute)
    expect(await net()).toBe(250_000)
    const later = at + 30 * day
    // Refunds in the dashboard stay in their months, and so does one that fails later.
    for (const [now, refundedCents] of [
      [at + minute, 60_000],
      [later, 75_000],
    ] as const) {
      // A process of the previous version counts the first only in the payment.
      await stores.database.db.deleteFrom('refunds_elsewhere').execute()
      const report = { paymentId: 'pay-1', subject: payment.subject, refundedCents }
      const event = { countedAt: now, webhookEventId: `reported-${now}` }
      await stores.paymentStore.recordRefundReport({ ...report, ...event }, now)
      expect(await net()).toBe(240_000)
    }
    const inDashboard = { paymentId: 'pay-1', amountCents: 10_000, reason: 'The card is closed.' }
    await stores.paymentStore.failRefund(
      { ...inDashboard, refundId: null, providerRefundId: 're_0', failedAt: later },
      later,
      noEmails,
    )
    expect(await net()).toBe(240_000)
    const failed = {
      refundId: pending?.id ?? '',
      providerRefundId: 're_1',
      paymentId: 'pay-1',
      amountCents: 50_000,
      reason: 'The card is closed.',
      failedAt: later,
    }
    await stores.paymentStore.failRefund(failed, later, noEmails)
    expect(await net()).toBe(240_000)
    const may = periodMoments(ledgerPeriod('2027-05', '2027-05-12'), 'America/New_York')
    const inMay = (await entries(may)).map(({ kind: moved, cents }) => `${moved} ${cents}`)
    expect(inMay.toSorted()).toEqual([
      'refund -15000',
      'refund-failed 10000',
      'refund-failed 50000',
    ])
    expect(await stores.ledger.find('pay-1')).toMatchObject({
      name: 'Rosa Lindqvist',
      about: 'Q-1001 Retaining wall',
      leftCents: 285_000,
      elsewhereCents: 15_000,
    })
    // One that was stopped was never made, so an older report does not count it.
    expect(await refund('pay-1', 5_000, 'card')).toMatchObject({ ok: true })
    const id = (await stores.paymentStore.pendingRefunds())[0]?.id ?? ''
    await stores.paymentStore.refuseRefund(id, 'The charge is disputed.', later, later, noEmails)
    const stopped = { id, paymentId: 'pay-1', claimedUntil: null }
    expect(await stores.paymentStore.stopRefund(stopped, { by: null, at: later })).toBe(true)
    const report = { paymentId: 'pay-1', subject: payment.subject, refundedCents: 78_000 }
    const event = { countedAt: later, webhookEventId: 'reported-last' }
    await stores.paymentStore.recordRefundReport({ ...report, ...event }, later)
    expect(await stores.ledger.find('pay-1')).toMatchObject({ leftCents: 282_000 })
  })

  test('a courtesy refund is not owed again, and any other refund is', async () => {
    const quote = await acceptedQuote()
    const part = { part: 'deposit', cents: 300_000, method: 'check' } as const
    const paid = { ...part, checkNumber: '1042' }
    await stores.writtenQuotes.recordPayment(quote, paid, actor, noEmails)
    const [payment] = await entries()
    const id = payment?.paymentId ?? ''
    expect(payment?.checkNumber).toBe('1042')
    expect((await stores.ledger.find(id))?.checkNumber).toBe('1042')
    const all = { ...april, source: 'any', method: 'any', search: '1042', page: 1 } as const
    expect((await stores.ledger.list(all)).entries).toMatchObject([{ id, checkNumber: '1042' }])
    const deposit = async () => (await stores.writtenQuotes.find(quote))?.states[0]
    const withoutReason = { cents: 100, method: 'cash', reason: null } as const
    expect(await stores.ledger.refund(id, withoutReason, actor, noEmails)).toMatchObject(
      err({ code: 'no-reason' }),
    )
    await refund(id, 40_000, 'cash', at, 'courtesy')
    expect(await deposit()).toMatchObject({ leftCents: 0, courtesyCents: 40_000 })
    expect(await stores.writtenQuotes.openOrder(quote, 'deposit', at)).toMatchObject(
      err({ code: 'nothing-to-pay' }),
    )
    await refund(id, 260_000, 'cash', at + minute, 'owed-again')
    expect(await deposit()).toMatchObject({ leftCents: 260_000, paidCents: 0 })
    expect((await stores.ledger.find(id))?.refunds.map(({ reason }) => reason)).toEqual([
      'courtesy',
      'owed-again',
    ])
    expect(await net()).toBe(0)
  })

  test('each payment of a quote balances, whatever is paid and refunded', async () => {
    const moves = fc.array(
      fc.record({
        part: fc.constantFrom('deposit', 'balance'),
        cents: fc.integer({ min: 1, max: 700_000 }),
        back: fc.array(
          fc.record({
            cents: fc.integer({ min: 1, max: 700_000 }),
            reason: fc.constantFrom<RefundReason>('owed-again', 'courtesy'),
          }),
          { maxLength: 3 },
        ),
      }),
      { minLength: 1, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(moves, async (all) => {
        const quote = await acceptedQuote()
        const open = new Map([
          ['deposit', 300_000],
          ['balance', 700_000],
        ])
        const before = await net()
        let expected = 0
        for (const { part, cents, back } of all) {
          const typed = { part, cents, method: 'check' } as const
          const taken = await stores.writtenQuotes.recordPayment(quote, typed, actor, noEmails)
          expect(taken.ok).toBe(cents <= (open.get(part) ?? 0))
          if (!taken.ok) continue
          open.set(part, (open.get(part) ?? 0) - cents)
          expected += cents
          const { payments } = (await stores.writtenQuotes.find(quote)) ?? { payments: [] }
          const ofPart = payments.filter((each) => each.part === part)
          const known = await Promise.all(ofPart.map(({ id }) => stores.ledger.find(id)))
          const own = known.find((each) => each?.refunds.length === 0 && each.cents === cents)
          let left = cents
          for (const { cents: some, reason } of back) {
            const { ok } = await refund(own?.id ?? '', some, 'cash', at, reason)
            expect(ok).toBe(some <= left)
            if (!ok) continue
            left -= some
            expected -= some
            if (reason === 'owed-again') open.set(part, (open.get(part) ?? 0) + some)
          }
        }
        const { states } = (await stores.writtenQuotes.find(quote)) ?? { states: [] }
        for (const { id, cents, paidCents, courtesyCents, leftCents } of states) {
          expect(leftCents).toBe(open.get(id))
          expect(paidCents + courtesyCents + leftCents).toBe(cents)
        }
        expect((await net()) - before).toBe(expected)
      }),
      // The arithmetic itself has thousands of runs without a database.
      { numRuns: kind === 'SQLite' ? 20 : 8 },
    )
  })

  test('the payments of a quote add up to its tax once all is paid', async () => {
    const quote = await acceptedQuote()
    for (const [part, cents] of [
      ['deposit', 100_001],
      ['deposit', 199_999],
      ['balance', 700_000],
    ] as const) {
      const paid = { part, cents, method: 'check' } as const
      unwrap(await stores.writtenQuotes.recordPayment(quote, paid, actor, noEmails))
    }
    expect((await totals()).taxByCounty).toEqual([{ county: 'Forsyth', cents: 65_625 }])
    // Movements of other months do not count for a month.
    for (const { paymentId, cents } of await entries()) {
      await refund(paymentId, cents, 'cash', at + 30 * day)
    }
    const may = periodMoments(ledgerPeriod('2027-05', '2027-05-12'), 'America/New_York')
    expect(await totals(may)).toMatchObject({
      netCents: -1_000_000,
      taxByCounty: [{ county: 'Forsyth', cents: -65_625 }],
    })
  })

  test('the books balance and the months sum to the year, whatever is paid and refunded', async () => {
    const moves = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 1_000_000 }),
        back: fc.array(fc.integer({ min: 1, max: 600_000 }), { maxLength: 3 }),
        month: fc.integer({ min: 1, max: 12 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    let expected = 0
    await fc.assert(
      fc.asyncProperty(moves, async (all) => {
        for (const { cents, back, month } of all) {
          const when = Date.parse(`2027-${String(month).padStart(2, '0')}-15T12:00:00Z`)
          const id = await stores.ledger.record(counter(cents, { at: when }), actor)
          let left = cents
          expected += cents
          for (const some of back) {
            const { ok } = await refund(id, some, 'cash', when)
            expect(ok).toBe(some <= left)
            if (!ok) continue
            left -= some
            expected -= some
          }
          expect((await stores.ledger.find(id))?.leftCents).toBe(left)
        }
        const year = periodMoments(ledgerPeriod('2027', '2027-04-12'), 'America/New_York')
        expect((await totals(year)).netCents).toBe(expected)
        // Books posted step by step equal books posted all at once.
        const stepByStep = await entries(year)
        await stores.database.db
          .insertInto('money_to_post')
          .columns(['payment_id'])
          .expression((row) => row.selectFrom('payments').select('id'))
          .execute()
        expect(await entries(year)).toEqual(stepByStep)
        let months = 0
        for (let month = 1; month <= 12; month += 1) {
          const name = `2027-${String(month).padStart(2, '0')}`
          const period = periodMoments(ledgerPeriod(name, '2027-04-12'), 'America/New_York')
          months += (await totals(period)).netCents
        }
        expect(months).toBe(expected)
      }),
      { numRuns: kind === 'SQLite' ? 20 : 5 },
    )
  })
})
