import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { portionOf } from '#domain/money/arithmetic.ts'
import { ledgerPeriod, periodMoments } from '#domain/money/ledger-period.ts'
import { unwrap } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import { noEmails } from '#support/emails.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { agreeOnQuote, newAcceptance, quietCallOff, sendQuote } from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const migration = path.join(import.meta.dirname, '../../migrations/0091-tax-of-change-orders.ts')
const actorAt = (when: number) => ({ by: null, at: when })
const periodOf = (name: string) =>
  periodMoments(ledgerPeriod(name, '2027-04-12'), 'America/New_York')

describe.each(storesOnEachDatabase)('the sales tax of change orders in %s', (kind, open) => {
  const stores = newForEachTest(open)

  /** Stone for $1,000 with 7% tax and labor for $1,000, partly paid. */
  async function soldQuote(paidCents: number, sold = { totalCents: 207_000, taxCents: 7_000 }) {
    const payments = [{ id: 'all', name: 'All', due: 'done', cents: sold.totalCents }] as const
    const agreed = { ...sold, taxCounty: 'Forsyth', payments }
    const id = await agreeOnQuote(stores, at, {}, agreed)
    const paid = { part: 'all', cents: paidCents, method: 'check' } as const
    await stores.writtenQuotes.recordPayment(id, paid, actorAt(at), noEmails)
    const [payment] = (await stores.writtenQuotes.find(id))?.payments ?? []
    return { id, paymentId: payment?.id ?? '' }
  }
  const takeOff = async (quote: string, totalCents: number, taxCents: number, when: number) => {
    const id = await sendQuote(stores, at, { kind: 'change-order', parentId: quote })
    const taxCounty = taxCents === 0 ? '' : 'Forsyth'
    const credit = newAcceptance(1, { totalCents, taxCents, taxCounty, payments: [] })
    unwrap(await stores.writtenQuotes.accept(id, credit, when, noEmails))
    return id
  }
  const callOff = async (id: string, when: number) => {
    const seen = (await stores.writtenQuotes.find(id))?.quote.revision ?? 0
    return unwrap(
      await stores.writtenQuotes.callOff(id, { seen, visits: [] }, quietCallOff, actorAt(when)),
    )
  }
  const refund = (paymentId: string, cents: number, when: number) =>
    stores.ledger.refund(
      paymentId,
      { cents, method: 'check', reason: 'overpaid' },
      actorAt(when),
      noEmails,
    )
  const entries = (name: string) => {
    const { from, until } = periodOf(name)
    return stores.ledger.entries(from, until)
  }
  const taxIn = async (name: string) => {
    const { from, until } = periodOf(name)
    return (await stores.ledger.totals(from, until)).taxByCounty
  }

  test('work taken off lowers the tax, in the month of the agreement', async () => {
    const { id, paymentId } = await soldQuote(207_000)
    expect(await taxIn('2027-04')).toEqual([{ county: 'Forsyth', cents: 7_000 }])
    const order = await takeOff(id, -107_000, -7_000, at + 30 * day)
    expect(await refund(paymentId, 107_000, at + 60 * day)).toMatchObject({ ok: true })
    expect(await taxIn('2027-04')).toEqual([{ county: 'Forsyth', cents: 7_000 }])
    expect(await taxIn('2027-05')).toEqual([{ county: 'Forsyth', cents: -7_000 }])
    expect(await taxIn('2027-06')).toEqual([])
    expect(await entries('2027-05')).toMatchObject([
      { kind: 'change-order', id: order, paymentId, cents: 0, fee: { is: 'none' } },
    ])
    // The payment's page shows the payment itself.
    expect(await stores.ledger.find(paymentId)).toMatchObject({
      leftCents: 100_000,
      tax: { county: 'Forsyth', cents: 7_000 },
    })
  })

  test('untaxed work taken off leaves the tax of the rest', async () => {
    const { id, paymentId } = await soldQuote(207_000)
    await takeOff(id, -100_000, 0, at + day)
    await refund(paymentId, 100_000, at + 2 * day)
    expect(await taxIn('2027')).toEqual([{ county: 'Forsyth', cents: 7_000 }])
  })

  test('an undone payment leaves the tax of work taken off since', async () => {
    const { id } = await soldQuote(100_000)
    await takeOff(id, -50_000, -3_500, at + 30 * day)
    const before = await taxIn('2027-05')
    expect(before).toMatchObject([{ county: 'Forsyth' }])
    const [check, june] = [
      { part: 'all', cents: 50_000, method: 'check', at: at + 8 * day } as const,
      actorAt(at + 31 * day),
    ]
    const late = unwrap(await stores.writtenQuotes.recordPayment(id, check, june, noEmails))
    // The line of the work taken off is with the later payment by now.
    await taxIn('2027')
    unwrap(await stores.writtenQuotes.undoPayment(id, late, june))
    expect(await taxIn('2027-05')).toEqual(before)
  })

  test('taxed work in place of untaxed for the same money adds its tax', async () => {
    const { id } = await soldQuote(207_000)
    await takeOff(id, 0, 3_500, at + 30 * day)
    expect(await taxIn('2027-05')).toEqual([{ county: 'Forsyth', cents: 3_500 }])
    expect(await taxIn('2027')).toEqual([{ county: 'Forsyth', cents: 10_500 }])
  })

  test('a change order that is called off restores the tax; called off with its quote it does not', async () => {
    const { id } = await soldQuote(207_000)
    const order = await takeOff(id, -107_000, -7_000, at + day)
    const seen = await callOff(order, at + 2 * day)
    expect(await taxIn('2027')).toEqual([{ county: 'Forsyth', cents: 7_000 }])
    await stores.writtenQuotes.restore(order, seen, actorAt(at + 2 * day))
    expect(await taxIn('2027')).toEqual([{ county: 'Forsyth', cents: 0 }])
    await callOff(id, at + 3 * day)
    expect(await taxIn('2027')).toEqual([{ county: 'Forsyth', cents: 0 }])
  })

  test('those of the version before are in the books after the upgrade', async () => {
    const { id } = await soldQuote(207_000)
    expect(await taxIn('2027')).toEqual([{ county: 'Forsyth', cents: 7_000 }])
    const { up, down } = await import(migration)
    await down(stores.database.db)
    await takeOff(id, -107_000, -7_000, at + day)
    expect(await taxIn('2027')).toEqual([{ county: 'Forsyth', cents: 7_000 }])
    await up(stores.database.db)
    expect(await taxIn('2027')).toEqual([{ county: 'Forsyth', cents: 0 }])
  })

  test('the county gets its part, whatever is paid, taken off, refunded and called off', async () => {
    const step = fc.oneof(
      fc.record({
        totalCents: fc.integer({ min: -90_000, max: 0 }),
        taxCents: fc.integer({ min: -5_000, max: 5_000 }),
      }),
      fc.record({ refund: fc.integer({ min: 1, max: 120_000 }) }),
      fc.record({ callOff: fc.nat(3) }),
    )
    const total = fc.integer({ min: 50_000, max: 300_000 })
    await fc.assert(
      fc.asyncProperty(
        total,
        fc.nat(100),
        fc.array(step, { maxLength: 6 }),
        async (totalCents, percent, steps) => {
          const whole = { totalCents, taxCents: Math.round(totalCents * 0.04) }
          let paid = Math.max(1, Math.round((totalCents * percent) / 100))
          const before = (await taxIn('2027'))[0]?.cents ?? 0
          const { id, paymentId } = await soldQuote(paid, whole)
          const orders: { id: string; totalCents: number; taxCents: number }[] = []
          let when = at
          for (const each of steps) {
            when += day
            if ('totalCents' in each) {
              const { taxCents } = each
              const order = await takeOff(id, each.totalCents, taxCents, when)
              orders.push({ id: order, totalCents: each.totalCents, taxCents })
              whole.totalCents += each.totalCents
              whole.taxCents += taxCents
            } else if ('refund' in each) {
              const { ok } = await refund(paymentId, each.refund, when)
              if (ok) paid -= each.refund
            } else {
              const [order] = orders.splice(each.callOff % Math.max(1, orders.length), 1)
              if (order === undefined) continue
              await callOff(order.id, when)
              whole.totalCents -= order.totalCents
              whole.taxCents -= order.taxCents
            }
          }
          const tax = ((await taxIn('2027'))[0]?.cents ?? 0) - before
          const counts = Math.min(paid, whole.totalCents)
          expect(tax).toBe(
            whole.totalCents <= 0 ? 0 : portionOf(whole.taxCents, counts, whole.totalCents),
          )
        },
      ),
      { numRuns: kind === 'SQLite' ? 20 : 6 },
    )
    // Step by step, the books equal those made from scratch.
    const stepByStep = await entries('2027')
    await stores.database.db
      .insertInto('money_to_post')
      .columns(['payment_id'])
      .expression((row) => row.selectFrom('payments').select('id'))
      .execute()
    expect(await entries('2027')).toEqual(stepByStep)
  })
})
