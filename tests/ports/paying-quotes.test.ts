import { isChargeable } from '#domain/events/price.ts'
import { describe, expect, test } from 'vitest'
import { day, hour, minute } from '#domain/time.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { agreedQuote } from '#support/agreed-quote.ts'
import { deskOn } from '#support/desk.ts'
import { queuedEmails } from '#support/emails.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { quietCallOff } from '#support/written-quotes.ts'
import { reconcilePayments } from '#usecases/payments/reconcile-payments.ts'

describe.each(storesOnEachDatabase)(
  'an agreed payment has one checkout session, with %s',
  (_, open) => {
    const agreed = newForEachTest(() => agreedQuote(open))

    const callOff = async (id = agreed.id) =>
      agreed.stores.writtenQuotes.callOff(
        id,
        { seen: (await agreed.stores.writtenQuotes.find(id))?.quote.revision ?? 0, visits: [] },
        quietCallOff,
        { by: null, at: agreed.site.now() },
      )

    test('two devices that press at once, and one that presses again, get the same', async () => {
      const { site, press, pages, url } = agreed
      const both = await Promise.all([press(), press()])
      expect(both).toEqual([url(1), url(1)])
      site.wait(15 * minute)
      expect(await press()).toEqual(url(1))
      expect(pages()).toEqual([{ status: 'open', cents: 300_000 }])
    })

    test('the old one is closed before one over another amount, or a fresh one, is opened', async () => {
      const { stores, site, quoteNow, press, recordByHand, pages, url } = agreed
      await press()
      await recordByHand(100_000)
      expect(await press()).toEqual(url(2))
      site.wait(25 * minute)
      expect(await press()).toEqual(url(3))
      expect(pages()).toEqual([
        { status: 'expired', cents: 300_000 },
        { status: 'expired', cents: 200_000 },
        { status: 'open', cents: 200_000 },
      ])
      await site.payWithWebhook('cs_test_3')
      expect((await quoteNow()).states[0]).toMatchObject({ leftCents: 0 })
      expect(await stores.paymentStore.inTrouble()).toEqual([])
    })

    test('none opens for less or more than a card can be charged', async () => {
      const { press, recordByHand, pages } = agreed
      await recordByHand(299_951)
      expect(await press()).toEqual(err({ code: 'not-for-card' }))
      expect(pages()).toEqual([])
      expect([99_999_999, 100_000_000].map(isChargeable)).toEqual([true, false])
    })

    test('is closed by a check that is recorded for an earlier day', async () => {
      const { stores, site, id, press, pages } = agreed
      await press()
      const check = {
        part: 'deposit',
        cents: 300_000,
        method: 'check',
        at: site.now() - day,
      } as const
      const actor = { by: null, at: site.now() }
      const recorded = await stores.writtenQuotes.recordPayment(id, check, actor, () => [])
      expect(recorded).toMatchObject({ ok: true })
      await reconcilePayments(site)('due')
      expect(pages()).toEqual([{ status: 'expired', cents: 300_000 }])
    })

    test('one that is paid while it is being closed counts, and no other is opened', async () => {
      const { stripe, site, quoteNow, press, pages } = agreed
      await press()
      site.wait(25 * minute)
      stripe.meanwhile = async (call) => {
        if (call.endsWith('/expire')) stripe.pay('cs_test_1')
      }
      expect(await press()).toEqual(err({ code: 'nothing-to-pay' }))
      expect(pages()).toEqual([{ status: 'complete', cents: 300_000 }])
      expect((await quoteNow()).states[0]).toMatchObject({ leftCents: 0 })
    })

    test('one that opens while the other device has another amount is closed, and both get the other', async () => {
      const { stripe, press, recordByHand } = agreed
      let isFirst = true
      stripe.meanwhile = async (call) => {
        if (!isFirst || call !== 'POST /v1/checkout/sessions') return
        isFirst = false
        await recordByHand(50_000)
        await press()
      }
      const first = await press()
      const open = [...stripe.sessions.values()].filter(({ status }) => status === 'open')
      expect(open).toMatchObject([{ amount_total: 250_000 }])
      expect(first).toEqual(ok(open[0]?.url))
    })

    test('while Stripe is down, or its bank decides, no second one is opened', async () => {
      const { stripe, press, recordByHand, pages } = agreed
      await press()
      await recordByHand(100_000)
      stripe.mood = 'server-error'
      expect(await press()).toMatchObject(err({ code: 'payments-unavailable' }))
      stripe.mood = 'well'
      stripe.process('cs_test_1')
      expect(await press()).toMatchObject(err({ code: 'being-paid' }))
      expect(pages()).toHaveLength(1)
    })

    test('a bank payment is on its way for days, and then fails or counts as such', async () => {
      const { stores, stripe, site, quoteNow, press, url } = agreed
      await press()
      stripe.process('cs_test_1')
      const deposit = { part: 'deposit', name: 'Deposit', cents: 300_000 }
      // The webhook event, or asking: whichever comes first.
      expect(await site.sendPaymentEvent('cs_test_1')).toEqual(ok('taken'))
      await reconcilePayments(site)('all')
      const onItsWay = { ...deposit, at: site.now(), hasFailed: false }
      expect((await quoteNow()).bankPayments).toEqual([onItsWay])
      expect(await press()).toEqual(err({ code: 'being-paid' }))
      // Stripe's clock is the real one, which counts no days here.
      site.wait(hour)
      stripe.decline('cs_test_1')
      for (const _round of [1, 2]) await reconcilePayments(site)('all')
      const { db } = stores.database
      const failed = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
      // An event that comes late changes nothing.
      await stores.writtenQuotes.recordBankPayment(failed.id, site.now())
      expect((await quoteNow()).bankPayments).toEqual([{ ...onItsWay, hasFailed: true }])
      const emails = async () => (await queuedEmails(site)).map(({ to, subject }) => [to, subject])
      expect(await emails()).toEqual([
        ['rosa@example.com', 'Your payment did not go through: Retaining wall'],
        ['owner@evergreen.example', 'Bank payment failed: $3,000.00 for Retaining wall'],
      ])
      const activity = await stores.activity.list(null, 9)
      expect(activity.map(({ kind }) => kind).filter((kind) => /payment-/.test(kind))).toEqual([
        'quote-payment-failed',
        'quote-payment-pending',
      ])

      expect(await press()).toEqual(url(2))
      stripe.process('cs_test_2')
      await reconcilePayments(site)('all')
      expect((await quoteNow()).bankPayments).toMatchObject([{ hasFailed: false }])
      await site.payWithWebhook('cs_test_2')
      expect(await quoteNow()).toMatchObject({ bankPayments: [], payments: [{ method: 'bank' }] })
      // Nor does one about a payment that has come.
      const paid = await db.selectFrom('payments').select('order_id').executeTakeFirstOrThrow()
      const before = await stores.activity.list(null, 20)
      await stores.writtenQuotes.failBankPayment(paid.order_id, site.now(), () => expect.fail())
      expect(await stores.activity.list(null, 20)).toEqual(before)
      const receipt = (await queuedEmails(site)).find(({ subject }) =>
        subject.startsWith('Receipt'),
      )
      expect(receipt?.text).toContain('Bank payment, online')
      const paymentId = 'pi_cs_test_2'
      const refund = { cents: 10_000, method: 'card', reason: 'courtesy' } as const
      const actor = { by: null, at: site.now() }
      expect((await stores.ledger.refund(paymentId, refund, actor, () => [])).ok).toBe(true)
      expect(await stores.activity.list(null, 20)).toContainEqual(
        expect.objectContaining({ kind: 'refund-asked', data: { cents: 10_000, method: 'bank' } }),
      )
    })

    test('a bank payment that fails asks for nothing once a check has paid it', async () => {
      const { stores, stripe, site, press, recordByHand } = agreed
      await press()
      stripe.process('cs_test_1')
      await site.sendPaymentEvent('cs_test_1')
      await recordByHand(300_000)
      stripe.decline('cs_test_1')
      site.wait(hour)
      await reconcilePayments(site)('all')
      const activity = await stores.activity.list(null, 9)
      expect(activity.map(({ kind }) => kind)).toContain('quote-payment-failed')
      const subjects = (await queuedEmails(site)).map(({ subject }) => subject)
      expect(subjects.filter((subject) => /fail|did not/.test(subject))).toEqual([])
    })

    test('one whose response was lost is opened again as it was', async () => {
      const { stores, site, press, pages, url } = agreed
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

    test('of a quote that was called off is not owed, and a payment under way alerts the owner', async () => {
      const { stores, site, id, quoteNow, press, recordByHand } = agreed
      await recordByHand(100_000)
      await press()
      expect(await stores.writtenQuotes.callingOffEffects(id)).toMatchObject({
        openCents: 900_000,
        paidCents: 100_000,
      })
      expect(await callOff()).toMatchObject({ ok: true })
      expect(await callOff()).toMatchObject(err({ code: 'not-accepted' }))
      expect(await stores.paymentStore.watchedOrders('due', site.now())).toMatchObject([
        { sessionId: 'cs_test_1', isWanted: false },
      ])
      expect((await quoteNow()).states).toMatchObject([
        { paidCents: 100_000, leftCents: 0 },
        { paidCents: 0, leftCents: 0 },
      ])
      expect(await press()).toEqual(err({ code: 'nothing-to-pay' }))
      expect(await recordByHand(50_000)).toMatchObject({
        error: { code: 'too-much', leftCents: 0 },
      })
      await site.payWithWebhook('cs_test_1')
      expect(await stores.paymentStore.inTrouble()).toMatchObject([{ mismatch: 'called-off' }])
      // A courtesy is not owed, without any further step.
      const [check] = (await quoteNow()).payments
      const paymentId = check?.id ?? ''
      expect(await stores.ledger.find(paymentId)).toMatchObject({ mayBeOwedAgain: false })
      const refund = { cents: 100_000, method: 'check', reason: null } as const
      const actor = { by: null, at: site.now() }
      expect((await stores.ledger.refund(paymentId, refund, actor, () => [])).ok).toBe(true)
      expect(await stores.ledger.find(paymentId)).toMatchObject({
        refunds: [{ reason: 'courtesy' }],
      })
    })

    test('the checkout session of one that is called off is closed, and that of one agreed on again is new', async () => {
      const { stores, site, id, press, pages, url } = agreed
      await press()
      const off = await callOff()
      await reconcilePayments(site)('due')
      expect(pages()).toEqual([{ status: 'expired', cents: 300_000 }])
      const actor = { by: null, at: site.now() }
      await stores.writtenQuotes.restore(id, off.ok ? off.value : 0, actor)
      expect(await press()).toEqual(url(2))
    })

    test('a page over more than a change order that is agreed on again leaves due is closed', async () => {
      const { stores, site, press, takeOff, pages, url } = agreed
      const order = await takeOff(750_000)
      const off = unwrap(await callOff(order))
      await press()
      const actor = { by: null, at: site.now() }
      unwrap(await stores.writtenQuotes.restore(order, off, actor))
      await reconcilePayments(site)('due')
      expect(pages()).toEqual([{ status: 'expired', cents: 300_000 }])
      expect(await press()).toEqual(url(2))
      expect(pages()[1]).toEqual({ status: 'open', cents: 250_000 })
    })

    test('a page over more than a change order left due is closed; if it is paid anyway, it is overpaid', async () => {
      const { stores, stripe, site, id, quoteNow, press, takeOff, pages } = agreed
      await press()
      // The change takes off the balance, which is not being paid.
      await takeOff(700_000)
      await reconcilePayments(site)('due')
      expect(pages()).toEqual([{ status: 'open', cents: 300_000 }])
      await takeOff(50_000)
      stripe.process('cs_test_1')
      await reconcilePayments(site)('due')
      expect(await press()).toMatchObject(err({ code: 'being-paid' }))
      stripe.pay('cs_test_1')
      await site.payWithWebhook('cs_test_1')
      expect(await stores.paymentStore.inTrouble()).toEqual([])
      expect(await quoteNow()).toMatchObject({
        overpaidCents: 50_000,
        states: [{ paidCents: 300_000, leftCents: 0 }, { leftCents: 0 }],
      })
      expect(await stores.paymentStore.refundsDue('evergreen', 10)).toMatchObject([
        { id, amountCents: 50_000 },
      ])
      const receipts = (await queuedEmails(site)).filter(({ to }) => to === 'rosa@example.com')
      expect(receipts).toHaveLength(1)
      expect(receipts[0]?.text).toContain('$3,000.00')
    })

    test('once it is closed, the customer pays what is left', async () => {
      const { site, quoteNow, press, takeOff, pages, url } = agreed
      await press()
      await takeOff(750_000)
      await reconcilePayments(site)('due')
      expect(pages()).toEqual([{ status: 'expired', cents: 300_000 }])
      expect(await press()).toEqual(url(2))
      await site.payWithWebhook('cs_test_2')
      expect(await quoteNow()).toMatchObject({
        overpaidCents: 0,
        states: [{ paidCents: 250_000 }, {}],
      })
    })

    test('the customer is emailed a refund to the card, its payment and whether it is still due', async () => {
      const { stores, site, quoteNow, press } = agreed
      await press()
      await site.payWithWebhook('cs_test_1')
      const [paid] = (await quoteNow()).payments
      const desk = deskOn(stores, { startsAt: site.now() })
      const { member: ruth } = await desk.join('ruth@example.com', 'owner')
      const refund = (method: 'card' | 'cash', reason: 'courtesy' | 'owed-again') =>
        desk.money.refundPart(paid?.id ?? '', { cents: 20_000, method, reason }, ruth)
      for (const reason of ['courtesy', 'owed-again'] as const) await refund('card', reason)
      await refund('cash', 'courtesy')
      const emails = await queuedEmails(site)
      const refunds = emails.filter(({ subject }) => subject.startsWith('We are refunding'))
      expect(refunds).toHaveLength(2)
      expect(refunds.map(({ to }) => to)).toEqual(['rosa@example.com', 'rosa@example.com'])
      const texts = refunds.map(({ text }) => text).join('\n')
      expect(texts).toContain('We are refunding $200.00')
      expect(texts).toContain('Deposit: Retaining wall (Q-1001)')
      expect(texts).toContain('You owe nothing more for it.')
      expect(texts).toContain('The page shows what is still due')
    })
  },
)
