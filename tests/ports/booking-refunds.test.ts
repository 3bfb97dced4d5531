import { beforeEach, describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import { noEmails } from '#support/emails.ts'
import {
  book,
  brokenComposer,
  change,
  guest,
  paymentOf,
  seatsTaken,
  labels,
} from '#support/stored-bookings.ts'
import { no, now, yes } from '#support/bookings.ts'
import { paidEvent } from '#support/garden-events.ts'
import { heldTransaction, untilWaiting } from '#support/held-transaction.ts'
import { draft } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('money that is due, in %s', (kind, open) => {
  const stores = newForEachTest(open)
  beforeEach(() => stores.events.importAll([paidEvent()], now))

  const giveBack = (id = 'b1', mails = () => [draft({ label: 'Refund' })]) =>
    stores.bookings.refundDue('evergreen', id, now + minute, mails)

  /** A booking of three paid seats that was changed to `seats`. */
  async function reducedTo(seats: number) {
    const held = await book(stores, guest(1, 3))
    await stores.bookings.confirmPayment(paymentOf(held), now, noEmails, noEmails)
    return unwrap(await change(stores, held, seats === 0 ? no : yes(seats))).booking
  }

  test('is refunded: the mark is cleared, and the refund is recorded with its mail', async () => {
    expect(await reducedTo(1)).toMatchObject({ refundDueCents: 5000 })
    const givenBack = await giveBack()
    expect(givenBack).toMatchObject(ok({ refundCents: 5000, event: { seatsTaken: 1 } }))
    expect(await stores.bookings.find('e1', 'b1')).toMatchObject({
      status: 'confirmed',
      seats: 1,
      paidCents: 7500,
      refundedCents: 5000,
      refundDueCents: 0,
    })
    expect(await stores.paymentStore.pendingRefunds()).toMatchObject([
      { bookingId: 'b1', paymentId: 'payment-o1', amountCents: 5000 },
    ])
    expect(await labels(stores)).toEqual(['Refund'])
    expect(await seatsTaken(stores)).toBe(1)
  })

  test('is refunded once, however many requests come at once', async () => {
    await reducedTo(0)
    const all = await Promise.all([1, 2, 3, 4].map(() => giveBack()))
    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await giveBack()).toEqual(err({ code: 'nothing-due' }))
    expect(await stores.paymentStore.pendingRefunds()).toHaveLength(1)
    expect(await labels(stores)).toEqual(['Refund'])
  })

  test('is shown with the latest payment that has money left', async () => {
    const booking = await reducedTo(3)
    const answers = [{ name: 'firstName', value: 'Rosa' }]
    const wanted = { ...yes(4, 'o2'), answers }
    const more = unwrap(await change(stores, booking, wanted, now + minute))
    const latest = paymentOf(more.booking)
    await stores.bookings.confirmPayment(latest, now + minute, noEmails, noEmails)
    await stores.events.cancel('evergreen', 'e1', now + minute, noEmails)
    const due = async () => {
      const all = await stores.paymentStore.refundsDue('evergreen', 10)
      return all.map(({ paymentId, amountCents }) => [paymentId, amountCents])
    }
    expect(await due()).toEqual([['payment-o2', 10_000]])
    expect(await stores.paymentStore.refundsDue('evergreen', 1)).toMatchObject([
      { name: 'Rosa', email: booking.email },
    ])
    const refund = { cents: 2500, method: 'card', reason: null } as const
    await stores.ledger.refund('payment-o2', refund, { by: null, at: now + minute }, noEmails)
    expect(await due()).toEqual([['payment-o1', 7500]])
    // If the bank has the rest, the payment explains why nothing is left.
    const dispute = { id: 'd1', paymentId: 'payment-o1', amountCents: 7500, currency: 'usd' }
    await stores.paymentStore.recordDispute(
      {
        ...dispute,
        reason: 'fraudulent',
        state: 'needs response',
        answerBy: null,
        reportedAt: now,
      },
      now + minute,
      noEmails,
    )
    expect(await due()).toEqual([['payment-o1', 7500]])
  })

  test('is refunded in part by hand, due money first, and a refund to a card is emailed', async () => {
    await reducedTo(2)
    const reasons: string[] = []
    const refund = (cents: number, method: 'card' | 'cash') =>
      stores.ledger.refund(
        'payment-o1',
        { cents, method, reason: null },
        { by: null, at: now + minute },
        (refund) => {
          if (refund.is === 'booking') reasons.push(refund.reason)
          return [draft({ label: 'Refund' })]
        },
      )
    expect(await refund(1000, 'card')).toEqual(ok(null))
    expect(await stores.bookings.find('e1', 'b1')).toMatchObject({
      seats: 2,
      refundedCents: 1000,
      refundDueCents: 1500,
    })
    await refund(2000, 'card')
    await refund(500, 'cash')
    expect(await stores.bookings.find('e1', 'b1')).toMatchObject({
      seats: 2,
      refundedCents: 3500,
      refundDueCents: 0,
    })
    expect(reasons).toEqual(['due', 'courtesy'])
    expect(await refund(4001, 'card')).toMatchObject(err({ code: 'too-much' }))
    // The guest already has what was given by hand.
    const pending = await stores.paymentStore.pendingRefunds()
    const cents = pending.map(({ amountCents }) => amountCents)
    expect(cents.toSorted((one, other) => one - other)).toEqual([1000, 2000])
  })

  test('is not the money that fits no order, whose refund is emailed too', async () => {
    const held = await book(stores, guest(1, 3))
    for (const [paymentId, change] of [
      ['p1', { amountCents: 4000 }],
      ['p2', { currency: 'eur' }],
    ] as const) {
      const payment = paymentOf(held, { paymentId, webhookEventId: paymentId, ...change })
      await stores.bookings.confirmPayment(payment, now, noEmails, noEmails)
      const asked = { cents: 4000, method: 'card', reason: null } as const
      const refunded = await stores.ledger.refund(
        paymentId,
        asked,
        { by: null, at: now },
        (refund) => {
          expect(refund).toMatchObject({ is: 'booking', refundCents: 4000, reason: 'not-owed' })
          return [draft({ label: `Refund of ${paymentId}` })]
        },
      )
      expect(refunded).toEqual(ok(null))
    }
    // Emails give amounts in dollars only.
    expect(await labels(stores)).toEqual(['Refund of p1'])
    expect(await stores.bookings.find('e1', 'b1')).toMatchObject({ refundedCents: 0, seats: 0 })
  })

  test('excludes money that the bank returned, so that no guest gets more than they paid', async () => {
    await reducedTo(3)
    const refund = { cents: 2500, method: 'card', reason: null } as const
    await stores.ledger.refund('payment-o1', refund, { by: null, at: now }, noEmails)
    const dispute = { id: 'd1', paymentId: 'payment-o1', amountCents: 7500, currency: 'usd' }
    const note = (state: string) =>
      stores.paymentStore.recordDispute(
        { ...dispute, reason: 'fraudulent', state, answerBy: null, reportedAt: now },
        now,
        noEmails,
      )
    await note('needs response')
    await note('lost')
    const booking = await stores.bookings.find('e1', 'b1')
    expect(booking).toMatchObject({ seats: 3, refundedCents: 7500, refundDueCents: 0 })
    const given = await stores.bookings.cancel('evergreen', 'b1', now, noEmails)
    expect(given).toMatchObject({ value: { booking: { refundDueCents: 0 } } })
    // The same holds if our own refund fails.
    const [made] = await stores.paymentStore.pendingRefunds()
    const failed = {
      refundId: made?.id ?? '',
      paymentId: 'payment-o1',
      amountCents: 2500,
      providerRefundId: 're_1',
      reason: 'expired card',
      failedAt: now,
    }
    expect(await stores.paymentStore.failRefund(failed, now, noEmails)).toBe('taken')
    expect(await stores.bookings.find('e1', 'b1')).toMatchObject({
      refundedCents: 7500,
      refundDueCents: 0,
    })
  })

  if (kind === 'PostgreSQL') {
    test('waits for a step with the event and the booking before it takes the payment', async () => {
      await reducedTo(3)
      const { db } = stores.database
      const step = await heldTransaction(db, (tx) =>
        tx.selectFrom('events').select('id').forUpdate().execute(),
      )
      const dispute = { id: 'd1', paymentId: 'payment-o1', amountCents: 7500, currency: 'usd' }
      const noted = stores.paymentStore.recordDispute(
        { ...dispute, reason: 'fraudulent', state: 'lost', answerBy: null, reportedAt: now },
        now,
        noEmails,
      )
      await untilWaiting(db, 1)
      const free = db.selectFrom('payments').select('id').forUpdate().noWait()
      const rows = await free.execute().finally(() => step.commit())
      expect(rows).toHaveLength(1)
      await noted
    })
  }

  test('is unchanged when the mail about it cannot be written', async () => {
    const booking = await reducedTo(0)
    await expect(giveBack('b1', brokenComposer)).rejects.toThrow('no words')
    expect(await stores.bookings.find('e1', 'b1')).toEqual(booking)
    expect(await stores.paymentStore.pendingRefunds()).toEqual([])
    expect((await giveBack()).ok).toBe(true)
  })

  describe('that was refunded on the provider’s own pages', () => {
    const reportRefund = (refundedCents: number, webhookEventId = `event-${refundedCents}`) =>
      stores.paymentStore.recordRefundReport(
        {
          paymentId: 'payment-o1',
          subject: { kind: 'booking', id: 'b1' },
          refundedCents,
          countedAt: now + minute,
          webhookEventId,
        },
        now + minute,
      )
    const money = async () => {
      const booking = await stores.bookings.find('e1', 'b1')
      return [booking?.refundDueCents, booking?.refundedCents]
    }

    test('clears the mark, once for each webhook event, even many at once', async () => {
      await reducedTo(1)
      const outcomes = await Promise.all([
        reportRefund(2000),
        reportRefund(2000),
        reportRefund(2000),
      ])
      expect(outcomes.toSorted()).toEqual(['known', 'known', 'taken'])
      expect(await money()).toEqual([3000, 2000])
      await Promise.all([reportRefund(4000), reportRefund(5000)])
      expect(await money()).toEqual([0, 5000])
      expect(await giveBack()).toEqual(err({ code: 'nothing-due' }))
      expect(await seatsTaken(stores)).toBe(1)
      expect(await labels(stores)).toEqual([])
    })

    test('is not refunded again: only the rest of a payment can be', async () => {
      const booking = await reducedTo(1)
      await reportRefund(6000)
      expect(await money()).toEqual([0, 6000])
      await change(stores, booking, no, now + minute)
      expect(await giveBack()).toMatchObject({ value: { refundCents: 1500 } })
      expect(await money()).toEqual([0, 7500])
    })

    test('a refund of our own that comes back as a webhook event changes nothing', async () => {
      await reducedTo(1)
      await giveBack()
      expect(await reportRefund(5000)).toBe('taken')
      expect(await money()).toEqual([0, 5000])
      expect(await reportRefund(7000)).toBe('taken')
      expect(await money()).toEqual([0, 7000])
    })

    test('a payment not known yet is tried again, one of another site is left alone', async () => {
      const held = await book(stores, guest(1, 3))
      expect(await reportRefund(7500)).toBe('too-early')
      await stores.bookings.confirmPayment(paymentOf(held), now, noEmails, noEmails)
      expect(await reportRefund(7500)).toBe('taken')
      const foreign = {
        paymentId: 'pi_other',
        refundedCents: 100,
        countedAt: now,
        webhookEventId: 'n',
      }
      for (const subject of [null, { kind: 'booking', id: 'b9' } as const]) {
        expect(await stores.paymentStore.recordRefundReport({ ...foreign, subject }, now)).toBe(
          'ignored',
        )
      }
    })
  })

  test('for a booking of another organization is not refunded', async () => {
    await reducedTo(0)
    const elsewhere = await stores.bookings.refundDue('another', 'b1', now, noEmails)
    expect(elsewhere).toEqual(err({ code: 'unknown-booking' }))
    expect(await stores.paymentStore.pendingRefunds()).toEqual([])
    expect((await giveBack()).ok).toBe(true)
  })
})
