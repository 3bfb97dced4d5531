import { describe, expect, test } from 'vitest'
import { day, minute } from '#domain/time.ts'
import { settledText } from '#domain/written-quotes/quote-payments.ts'
import { queuedEmails } from '#support/emails.ts'
import { agreedQuote } from '#support/agreed-quote.ts'
import { heldTransaction, untilWaiting } from '#support/held-transaction.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { openDisputes } from '#usecases/desk/open-disputes.ts'
import { readFees } from '#usecases/payments/read-fees.ts'
import { reconcilePayments } from '#usecases/payments/reconcile-payments.ts'

describe.each(storesOnEachDatabase)(
  'a payment of a quote that a dispute has lost, with %s',
  (kind, open) => {
    const agreed = newForEachTest(() => agreedQuote(open))

    test('a lost dispute is owed again, reminded of until it is paid or written off, and taxed once', async () => {
      const { stores, stripe, site, id, quoteNow, press, recordByHand } = agreed
      await press()
      await site.payWithWebhook('cs_test_1')
      const receiveWebhook = async (state: 'needs_response' | 'lost') => {
        await site.receiveWebhook(stripe.disputeEvent('cs_test_1', state, { at: site.now() }))
        await readFees(site)()
      }
      const disputesOnPage = async () =>
        openDisputes(stores.ledger, (await quoteNow()).payments, 'America/New_York')
      expect(await disputesOnPage()).toEqual([])
      await receiveWebhook('needs_response')
      const disputed = await quoteNow()
      expect(disputed.states[0]).toMatchObject({ paidCents: 300_000, leftCents: 0 })
      const text = expect.stringContaining('and the bank has taken $3,000.00 until')
      expect(await disputesOnPage()).toEqual([{ paymentId: disputed.payments[0]?.id, text }])
      const mail = (await queuedEmails(site)).find(({ subject }) => subject.includes('disputed'))
      expect(mail?.text).toMatch(/^For quote: Q-1001$/m)
      await receiveWebhook('lost')
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
      const lost = {
        cents: 300_000,
        payment: 'Deposit',
        quote: 'Q-1001 Retaining wall',
        isRefund: false,
      }
      const trouble = async () => (await stores.paymentStore.inTrouble()).map((each) => each.lost)
      expect(await trouble()).toEqual([lost])
      expect(await stores.ledger.find(paid?.id ?? '')).toMatchObject({
        lost,
        leftCents: 0,
      })
      expect(await stores.writtenQuotes.callingOffEffects(id)).toMatchObject({
        openCents: 1_000_000,
        paidCents: 0,
      })
      const totals = () => stores.ledger.totals(site.now() - day, site.now() + day)
      expect(await totals()).toMatchObject({ inCents: 300_000, netCents: 0 })
      const tax = (await totals()).taxByCounty

      site.wait(minute)
      await recordByHand(300_000)
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

    if (kind === 'PostgreSQL') {
      test('is written off by a step that waits for the quote before it takes the payment', async () => {
        const { stores, stripe, site, quoteNow, press } = agreed
        await press()
        await site.payWithWebhook('cs_test_1')
        await site.receiveWebhook(stripe.disputeEvent('cs_test_1', 'lost', { at: site.now() }))
        const [paid] = (await quoteNow()).payments
        const { db } = stores.database
        const step = await heldTransaction(db, (tx) =>
          tx.selectFrom('written_quotes').select('id').forUpdate().execute(),
        )
        const off = stores.ledger.writeOff(paid?.id ?? '', { by: null, at: site.now() })
        await untilWaiting(db, 1)
        const free = db.selectFrom('payments').select('id').forUpdate().noWait()
        const rows = await free.execute().finally(() => step.commit())
        expect(rows).toHaveLength(1)
        expect(await off).toBe(true)
      })
    }

    test('a loss is written off once, and is then not owed', async () => {
      const { stores, stripe, site, quoteNow, press, pages, url } = agreed
      await press()
      await site.payWithWebhook('cs_test_1')
      await site.receiveWebhook(stripe.disputeEvent('cs_test_1', 'lost', { at: site.now() }))
      const [paid] = (await quoteNow()).payments
      const actor = { by: null, at: site.now() }
      const paymentId = paid?.id ?? ''
      // This holds although Stripe has not booked the bank's debit yet.
      expect(await stores.ledger.find(paymentId)).toMatchObject({ leftCents: 0 })
      const writeOff = () => stores.ledger.writeOff(paymentId, actor)
      expect(await writeOff()).toBe(true)
      expect(await writeOff()).toBe(false)
      // Undo within ten seconds makes the amount owed again; later clicks do nothing.
      const undo = (at = actor.at) => stores.ledger.undoSettling(paymentId, at, actor)
      expect(await undo(actor.at - 1)).toBe(false)
      expect(await undo()).toBe(true)
      expect(await undo()).toBe(false)
      expect((await quoteNow()).states[0]).toMatchObject({ leftCents: 300_000 })
      expect(await press()).toEqual(url(2))
      expect(await writeOff()).toBe(true)
      await reconcilePayments(site)('due')
      expect(pages()).toMatchObject([{ status: 'complete' }, { status: 'expired' }])
      const { states } = await quoteNow()
      expect(states[0]).toMatchObject({ paidCents: 0, leftCents: 0 })
      expect(await stores.paymentStore.inTrouble()).toMatchObject([{ lost: null }])
      // The page does not thank for a payment that was taken back.
      const deposit = states.slice(0, 1)
      expect(settledText(deposit, false, 0)).toBe('You owe nothing more.')
      expect(settledText(deposit, true, 0)).toBe('Canceled: you owe nothing.')
    })

    test('a refund in the provider’s dashboard is on Today until it is paid another way or written off', async () => {
      const { stores, site, id, quoteNow, press } = agreed
      await press()
      await site.payWithWebhook('cs_test_1')
      const paymentId = 'pi_cs_test_1'
      const report = (refundedCents: number) =>
        stores.paymentStore.recordRefundReport(
          {
            paymentId,
            subject: { kind: 'quote', id },
            refundedCents,
            countedAt: site.now(),
            webhookEventId: `evt_${refundedCents}`,
          },
          site.now(),
        )
      await report(40_000)
      // A process of the previous version counts it only in the payment.
      await stores.database.db.deleteFrom('refunds_elsewhere').execute()
      const lost = { cents: 40_000, payment: 'Deposit', quote: 'Q-1001 Retaining wall' }
      expect(await stores.paymentStore.inTrouble()).toMatchObject([
        { paymentId, lost: { ...lost, isRefund: true } },
      ])
      expect(await stores.ledger.find(paymentId)).toMatchObject({ lost })
      const actor = { by: null, at: site.now() }
      expect(await stores.ledger.writeOff(paymentId, actor)).toBe(true)
      expect(await stores.paymentStore.inTrouble()).toEqual([])
      expect((await quoteNow()).states[0]).toMatchObject({ leftCents: 0, courtesyCents: 40_000 })
      await report(70_000)
      expect(await stores.paymentStore.inTrouble()).toMatchObject([{ lost: { cents: 30_000 } }])
      const later = { by: null, at: actor.at + 1 }
      expect(await stores.ledger.writeOff(paymentId, later)).toBe(true)
      expect((await quoteNow()).states[0]).toMatchObject({ leftCents: 0, courtesyCents: 70_000 })
      expect(await stores.paymentStore.inTrouble()).toEqual([])
      // Each is undone for itself.
      const undo = (at: number) =>
        stores.ledger.undoSettling(paymentId, at, { by: null, at: at + 1 })
      expect(await undo(actor.at)).toBe(false)
      expect(await undo(later.at)).toBe(true)
      later.at += 2
      expect(await stores.ledger.writeOff(paymentId, later)).toBe(true)
      expect([await undo(later.at), await undo(later.at)]).toEqual([true, false])
      expect((await quoteNow()).states[0]).toMatchObject({
        leftCents: 30_000,
        courtesyCents: 40_000,
      })
      expect(await undo(actor.at)).toBe(true)
      expect((await quoteNow()).states[0]).toMatchObject({ leftCents: 70_000, courtesyCents: 0 })
    })

    test('two losses of one deposit are owed up to what is open, and each is written off for its part', async () => {
      const { stores, site, quoteNow, recordByHand } = agreed
      await recordByHand(100_000)
      site.wait(minute)
      await recordByHand(200_000)
      const paid = (await quoteNow()).payments
      for (const { id: paymentId, cents: amountCents } of paid) {
        const dispute = { id: `dp ${paymentId}`, paymentId, amountCents, currency: 'usd' }
        await stores.paymentStore.recordDispute(
          { ...dispute, reason: 'fraudulent', state: 'lost', answerBy: null, reportedAt: 0 },
          site.now(),
          () => [],
        )
      }
      site.wait(minute)
      await recordByHand(160_000)
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
      const actor = { by: null, at: site.now() }
      expect(await stores.ledger.writeOff(first, actor)).toBe(true)
      expect([await owed(), await left()]).toEqual([[undefined, 200_000], 200_000])
      expect(await stores.ledger.writeOff(second, actor)).toBe(true)
      expect([await owed(), await left()]).toEqual([[undefined, undefined], 0])
      expect(await stores.ledger.undoSettling(first, actor.at, actor)).toBe(true)
      expect([await owed(), await left()]).toEqual([[40_000, undefined], 40_000])
    })
  },
)
