import { beforeEach, describe, expect, test } from 'vitest'
import { day, minute } from '#domain/time.ts'
import { deskOn } from '#support/desk.ts'
import { settledWords } from '#domain/written-quotes/quote-payments.ts'
import { openDisputes } from '#usecases/desk/open-disputes.ts'
import { reconcilePayments } from '#usecases/reconcile-payments.ts'
import { readFees } from '#usecases/read-fees.ts'
import { payQuote } from '#usecases/written-quotes/pay-quote.ts'
import { queuedEmails } from '#support/emails.ts'
import { openedWithStripe } from '#support/stripe-guests.ts'
import type { StripeStandIn } from '#support/stripe-stand-in.ts'
import { storesOnEachDatabase, type TestStores } from '#support/stores.ts'
import { newAcceptance, quietCallOff, sendQuote } from '#support/written-quotes.ts'

describe.each(storesOnEachDatabase)('an agreed payment has one card page, with %s', (_, open) => {
  let stores: TestStores
  let stripe: StripeStandIn
  let site: Awaited<ReturnType<typeof openedWithStripe>>['site']
  let id: string
  beforeEach(async () => {
    const opened = await openedWithStripe(open)
    ;({ stores, stripe, site } = opened)
    id = await sendQuote(stores, site.now())
    await stores.writtenQuotes.accept(id, newAcceptance(1), site.now(), () => [])
    return opened.close
  })

  const quoteNow = async () => {
    const found = await stores.writtenQuotes.find(id)
    if (found === null) throw new Error('there is no quote')
    return found
  }
  /** Somebody presses "Pay deposit by card"; another process has other dependencies. */
  const press = async (dependencies: Partial<typeof site> = {}) => {
    const { quote } = await quoteNow()
    const page = `https://evergreen.example/quotes/${id}`
    const request = { quote, part: 'deposit', name: 'Deposit', page }
    return payQuote({ ...site, ...dependencies })(request)
  }
  const takeDown = (cents: number) =>
    stores.writtenQuotes.recordPayment(
      id,
      { part: 'deposit', cents, method: 'check' },
      { by: null, at: site.now() },
      () => [],
    )
  const callOff = async () =>
    stores.writtenQuotes.callOff(
      id,
      { seen: (await quoteNow()).quote.revision, visits: [] },
      quietCallOff,
      { by: null, at: site.now() },
    )
  const pages = () =>
    [...stripe.sessions.values()].map(({ status, amount_total: cents }) => ({ status, cents }))
  const url = (number: number) => ({
    ok: true,
    value: stripe.sessions.get(`cs_test_${number}`)?.url,
  })

  test('two devices that press at once, and one that presses again, get the same', async () => {
    const both = await Promise.all([press(), press()])
    expect(both).toEqual([url(1), url(1)])
    site.wait(15 * minute)
    expect(await press()).toEqual(url(1))
    expect(pages()).toEqual([{ status: 'open', cents: 300_000 }])
  })

  test('the old one is closed before one over another amount, or a fresh one, is opened', async () => {
    await press()
    await takeDown(100_000)
    expect(await press()).toEqual(url(2))
    site.wait(25 * minute)
    expect(await press()).toEqual(url(3))
    expect(pages()).toEqual([
      { status: 'expired', cents: 300_000 },
      { status: 'expired', cents: 200_000 },
      { status: 'open', cents: 200_000 },
    ])
    await site.payAndTell('cs_test_3')
    expect((await quoteNow()).states[0]).toMatchObject({ leftCents: 0 })
    expect(await stores.paymentStore.inTrouble()).toEqual([])
  })

  test('one that is paid while it is being closed counts, and no other is opened', async () => {
    await press()
    site.wait(25 * minute)
    stripe.meanwhile = async (call) => {
      if (call.endsWith('/expire')) stripe.pay('cs_test_1')
    }
    expect(await press()).toEqual({ ok: false, error: { code: 'nothing-to-pay' } })
    expect(pages()).toEqual([{ status: 'complete', cents: 300_000 }])
    expect((await quoteNow()).states[0]).toMatchObject({ leftCents: 0 })
  })

  test('one that opens while the other device has another amount is closed, and both get the other', async () => {
    let isFirst = true
    stripe.meanwhile = async (call) => {
      if (!isFirst || call !== 'POST /v1/checkout/sessions') return
      isFirst = false
      await takeDown(50_000)
      await press()
    }
    const first = await press()
    const open = [...stripe.sessions.values()].filter(({ status }) => status === 'open')
    expect(open).toMatchObject([{ amount_total: 250_000 }])
    expect(first).toEqual({ ok: true, value: open[0]?.url })
  })

  test('while Stripe is away, or its bank decides, no second one is opened', async () => {
    await press()
    await takeDown(100_000)
    stripe.mood = 'server-error'
    expect(await press()).toMatchObject({ error: { code: 'payments-unavailable' } })
    stripe.mood = 'well'
    stripe.process('cs_test_1')
    expect(await press()).toMatchObject({ error: { code: 'being-paid' } })
    expect(pages()).toHaveLength(1)
  })

  test('one that nobody kept the answer of is opened again as it was', async () => {
    const killed = {
      writtenQuotes: {
        ...stores.writtenQuotes,
        attachCheckout: async () => {
          throw new Error('killed')
        },
      },
    }
    await expect(press(killed)).rejects.toThrow('killed')
    site.wait(minute / 2)
    expect(await press()).toEqual(url(1))
    expect(pages()).toHaveLength(1)
  })

  test('of one that is called off nothing is owed, and a payment that was under way is told of', async () => {
    await takeDown(100_000)
    await press()
    expect(await stores.writtenQuotes.whatEnds(id)).toMatchObject({
      openCents: 900_000,
      paidCents: 100_000,
    })
    expect(await callOff()).toMatchObject({ ok: true })
    expect(await callOff()).toMatchObject({ error: { code: 'not-accepted' } })
    expect(await stores.paymentStore.watchedOrders('due', site.now())).toMatchObject([
      { sessionId: 'cs_test_1', isWanted: false },
    ])
    expect((await quoteNow()).states).toMatchObject([
      { paidCents: 100_000, leftCents: 0 },
      { paidCents: 0, leftCents: 0 },
    ])
    expect(await press()).toEqual({ ok: false, error: { code: 'nothing-to-pay' } })
    expect(await takeDown(50_000)).toMatchObject({ error: { code: 'too-much', leftCents: 0 } })
    await site.payAndTell('cs_test_1')
    expect(await stores.paymentStore.inTrouble()).toHaveLength(1)
    // What goes back is not owed again, and nobody has to say so.
    const [check] = (await quoteNow()).payments
    const paymentId = check?.id ?? ''
    expect(await stores.ledger.find(paymentId)).toMatchObject({ mayBeOwedAgain: false })
    const refund = { cents: 100_000, method: 'check', reason: null } as const
    const doer = { by: null, at: site.now() }
    expect((await stores.ledger.refund(paymentId, refund, doer, () => [])).ok).toBe(true)
    expect(await stores.ledger.find(paymentId)).toMatchObject({
      refunds: [{ reason: 'courtesy' }],
    })
  })

  test('the card page of one that is called off is closed, and that of one agreed on again is new', async () => {
    await press()
    const off = await callOff()
    await reconcilePayments(site)('due')
    expect(pages()).toEqual([{ status: 'expired', cents: 300_000 }])
    const doer = { by: null, at: site.now() }
    await stores.writtenQuotes.agreeAgain(id, off.ok ? off.value : 0, doer)
    expect(await press()).toEqual(url(2))
  })

  test('what a lost dispute takes is owed again, told of until it is paid or written off, and taxed once', async () => {
    await press()
    await site.payAndTell('cs_test_1')
    const hear = async (state: 'needs_response' | 'lost') => {
      await site.hear(stripe.disputeEvent('cs_test_1', state, { at: site.now() }))
      await readFees(site)()
    }
    const disputesOnPage = async () => openDisputes(stores.ledger, (await quoteNow()).payments)
    expect(await disputesOnPage()).toEqual([])
    await hear('needs_response')
    const disputed = await quoteNow()
    expect(disputed.states[0]).toMatchObject({ paidCents: 300_000, leftCents: 0 })
    const words = expect.stringContaining('and the bank has taken $3,000.00 until')
    expect(await disputesOnPage()).toEqual([{ paymentId: disputed.payments[0]?.id, words }])
    await hear('lost')
    expect(await disputesOnPage()).toEqual([])
    expect(await quoteNow()).toMatchObject({
      states: [{ paidCents: 0, leftCents: 300_000 }, { leftCents: 700_000 }],
      payments: [
        {
          cents: 300_000,
          refundedCents: 0,
          lostCents: 300_000,
          courtesyCents: 0,
        },
      ],
    })
    const [paid] = (await quoteNow()).payments
    const lost = { cents: 300_000, payment: 'Deposit', quote: 'Q-1001 Retaining wall' }
    const trouble = async () => (await stores.paymentStore.inTrouble()).map((each) => each.lost)
    expect(await trouble()).toEqual([lost])
    expect(await stores.ledger.find(paid?.id ?? '')).toMatchObject({
      lost,
      leftCents: 0,
    })
    expect(await stores.writtenQuotes.whatEnds(id)).toMatchObject({
      openCents: 1_000_000,
      paidCents: 0,
    })
    const totals = () => stores.ledger.totals(site.now() - day, site.now() + day)
    expect(await totals()).toMatchObject({ inCents: 300_000, netCents: 0 })
    const tax = (await totals()).taxByCounty

    site.wait(minute)
    await takeDown(300_000)
    expect((await quoteNow()).states[0]).toMatchObject({
      paidCents: 300_000,
      leftCents: 0,
    })
    expect(await trouble()).toEqual([null])
    expect(await totals()).toMatchObject({
      netCents: 300_000,
      taxByCounty: tax,
    })
  })

  test('a loss that is written off is owed no more, once', async () => {
    await press()
    await site.payAndTell('cs_test_1')
    await site.hear(stripe.disputeEvent('cs_test_1', 'lost', { at: site.now() }))
    const [paid] = (await quoteNow()).payments
    const doer = { by: null, at: site.now() }
    const paymentId = paid?.id ?? ''
    const writeOff = () => stores.ledger.writeOff(paymentId, doer)
    expect(await writeOff()).toBe(true)
    expect(await writeOff()).toBe(false)
    // Within ten seconds it is owed again, as if nothing had been pressed; later presses do nothing.
    const takeBack = (at = doer.at) => stores.ledger.takeSettlingBack(paymentId, at, doer)
    expect(await takeBack(doer.at - 1)).toBe(false)
    expect(await takeBack()).toBe(true)
    expect(await takeBack()).toBe(false)
    expect((await quoteNow()).states[0]).toMatchObject({ leftCents: 300_000 })
    expect(await writeOff()).toBe(true)
    const { states } = await quoteNow()
    expect(states[0]).toMatchObject({ paidCents: 0, leftCents: 0 })
    expect(await stores.paymentStore.inTrouble()).toMatchObject([{ lost: null }])
    // Nobody is thanked for what they have taken back.
    const deposit = states.slice(0, 1)
    expect(settledWords(deposit, false, 0)).toBe('You owe nothing more.')
    expect(settledWords(deposit, true, 0)).toBe('Canceled: you owe nothing.')
  })

  test('two losses of one deposit ask for what is open of it, and each is written off for its part', async () => {
    await takeDown(100_000)
    site.wait(minute)
    await takeDown(200_000)
    const paid = (await quoteNow()).payments
    for (const { id: paymentId, cents: amountCents } of paid) {
      const dispute = { id: `dp ${paymentId}`, paymentId, amountCents, currency: 'usd' }
      await stores.paymentStore.noteDispute(
        { ...dispute, reason: 'fraudulent', state: 'lost', answerBy: null },
        site.now(),
        () => [],
      )
    }
    site.wait(minute)
    await takeDown(160_000)
    const [first = '', second = ''] = paid.map((each) => each.id)
    const owed = () =>
      Promise.all(
        [first, second].map(async (each) => (await stores.ledger.find(each))?.lost?.cents),
      )
    const left = async () => (await quoteNow()).states[0]?.leftCents
    expect([await owed(), await left()]).toEqual([[undefined, 140_000], 140_000])
    await stores.ledger.refund(
      (await quoteNow()).payments[2]?.id ?? '',
      { cents: 100_000, method: 'check', reason: 'owed-again' },
      { by: null, at: site.now() },
      () => [],
    )
    expect([await owed(), await left()]).toEqual([[40_000, 200_000], 240_000])
    const doer = { by: null, at: site.now() }
    expect(await stores.ledger.writeOff(first, doer)).toBe(true)
    expect([await owed(), await left()]).toEqual([[undefined, 200_000], 200_000])
    expect(await stores.ledger.writeOff(second, doer)).toBe(true)
    expect([await owed(), await left()]).toEqual([[undefined, undefined], 0])
    expect(await stores.ledger.takeSettlingBack(first, doer.at, doer)).toBe(true)
    expect([await owed(), await left()]).toEqual([[40_000, undefined], 40_000])
  })

  test('the customer hears what goes back to the card, of which payment and whether it is still due', async () => {
    await press()
    await site.payAndTell('cs_test_1')
    const [paid] = (await quoteNow()).payments
    const desk = deskOn(stores, { startsAt: site.now() })
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    const refund = (method: 'card' | 'cash', reason: 'courtesy' | 'owed-again') =>
      desk.refundPart(paid?.id ?? '', { cents: 20_000, method, reason }, ruth)
    for (const reason of ['courtesy', 'owed-again'] as const) await refund('card', reason)
    await refund('cash', 'courtesy')
    const told = await queuedEmails(site)
    const refunds = told.filter(({ subject }) => subject.startsWith('We are refunding'))
    expect(refunds).toHaveLength(2)
    expect(refunds.map(({ to }) => to)).toEqual(['rosa@example.com', 'rosa@example.com'])
    const texts = refunds.map(({ text }) => text).join('\n')
    expect(texts).toContain('We are refunding $200.00')
    expect(texts).toContain('Deposit: Retaining wall (Q-1001)')
    expect(texts).toContain('You owe nothing more for it.')
    expect(texts).toContain('It is still due')
  })
})
