import { describe, expect, test } from 'vitest'
import { undoableFor } from '#domain/money/counter-payment.ts'
import { day, minute } from '#domain/time.ts'
import { withdrawalPeriod } from '#domain/emails/email-priority.ts'
import { err, ok } from '#domain/result.ts'
import { deskOn, refusal } from '#support/desk.ts'
import { claimOne } from '#support/emails.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { agreeOnQuote } from '#support/written-quotes.ts'

/** The morning of April 1 for the company. */
const at = Date.parse('2027-04-01T13:00:00Z')

describe.each(storesOnEachDatabase)('a payment of a quote by hand, in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  /** An accepted quote, and a desk with Ruth and June. */
  const agreed = async () => {
    const desk = deskOn(stores, { startsAt: at })
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    const { member: june } = await desk.join('june@example.com', 'office')
    const id = await agreeOnQuote(stores, at)
    const receipts = async () =>
      (await stores.outbox.list(20)).filter(({ to }) => to === 'rosa@example.com')
    const leftOfDeposit = async () =>
      (await stores.writtenQuotes.find(id))?.states.find((state) => state.id === 'deposit')
        ?.leftCents
    const recordByHand = async (date: string) => {
      const check = { part: 'deposit', cents: 300_000, method: 'check', date } as const
      return desk.quotes.recordQuotePayment(id, check, june)
    }
    return { desk, id, ruth, june, recordByHand, receipts, leftOfDeposit }
  }
  const idOf = (taken: { readonly ok: boolean; readonly value?: string }) => taken.value ?? ''

  test('counts on the day on which it was received', async () => {
    const { recordByHand } = await agreed()
    expect(await recordByHand('2027-04-02')).toEqual(refusal('future'))
    expect(await recordByHand('')).toEqual(refusal('no-date'))
    // As a browser sends the typed year 27.
    expect(await recordByHand('0027-03-31')).toEqual(refusal('long-ago'))
    expect((await recordByHand('2027-03-31')).ok).toBe(true)
    expect(await stores.ledger.entries(at - 2 * day, Date.parse('2027-04-01T04:00:00Z'))).toEqual([
      expect.objectContaining({ cents: 300_000, method: 'check' }),
    ])
  })

  test('is not recorded over another that its page has not shown', async () => {
    const { desk, id, june, leftOfDeposit } = await agreed()
    const typed = { part: 'deposit', cents: 150_000, method: 'check', date: '2027-04-01' } as const
    const record = (seen: number) => desk.quotes.recordQuotePayment(id, { ...typed, seen }, june)
    expect((await record(300_000)).ok).toBe(true)
    expect(await record(300_000)).toEqual(refusal('changed-meanwhile'))
    expect(await leftOfDeposit()).toBe(150_000)
    expect((await record(150_000)).ok).toBe(true)
    expect(await record(150_000)).toEqual(err({ code: 'too-much', leftCents: 0 }))
  })

  test('is undone by whoever recorded it, with the receipt that has not been sent', async () => {
    const { desk, id, ruth, june, recordByHand, receipts, leftOfDeposit } = await agreed()
    const payment = idOf(await recordByHand('2027-04-01'))
    expect(await leftOfDeposit()).toBe(0)
    expect(await receipts()).toMatchObject([{ nextTryAt: at + withdrawalPeriod }])
    expect(await desk.quotes.undoQuotePayment(id, payment, ruth)).toEqual(refusal('only-refunded'))
    expect(await desk.quotes.undoQuotePayment('other', payment, june)).toEqual(
      refusal('unknown-payment'),
    )
    expect(await desk.quotes.undoQuotePayment(id, payment, june)).toEqual(ok(null))
    expect(await leftOfDeposit()).toBe(300_000)
    expect(await receipts()).toEqual([])
    expect(await stores.ledger.entries(at - day, at + day)).toEqual([])
    expect(await desk.quotes.undoQuotePayment(id, payment, june)).toEqual(
      refusal('unknown-payment'),
    )
  })

  test('stays once the receipt was sent, a part was refunded, or it is long ago', async () => {
    const { desk, id, june, recordByHand } = await agreed()
    const payment = idOf(await recordByHand('2027-04-01'))
    const later = at + withdrawalPeriod
    expect(await claimOne(stores.outbox, later, later + minute)).toMatchObject({
      to: 'rosa@example.com',
    })
    expect(await desk.quotes.undoQuotePayment(id, payment, june)).toEqual(refusal('email-left'))
    const late = { by: june.id, at: at + undoableFor }
    const { writtenQuotes } = stores
    expect(await writtenQuotes.undoPayment(id, payment, late)).toEqual(refusal('only-refunded'))
    const back = { cents: 1_000, method: 'check', reason: 'courtesy' } as const
    await desk.money.refundPart(payment, back, june)
    expect(await desk.quotes.undoQuotePayment(id, payment, june)).toEqual(refusal('only-refunded'))
  })
})
