import { describe, expect, test } from 'vitest'
import { correctAddress } from '#adapters/sql/customers/correct-address.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import { err, unwrap } from '#domain/result.ts'
import type { RefundReason } from '#domain/written-quotes/quote-payments.ts'
import type { QuoteFilter } from '#ports/written-quote-store.ts'
import { noEmails } from '#support/emails.ts'
import { heldTransaction, untilWaiting } from '#support/held-transaction.ts'
import { askForQuote } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import {
  agreeOnQuote,
  newAcceptance,
  newQuote,
  newVersion,
  quietCallOff,
  quoteLine,
  sendQuote,
  wallDocument,
  writeQuote,
} from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }
const changeOf = (parentId: string) => ({ kind: 'change-order', parentId }) as const

describe.each(storesOnEachDatabase)('change orders in %s', (kind, open) => {
  const stores = newForEachTest(open)

  const quotes = () => stores.writtenQuotes

  const sent = (change: Parameters<typeof newQuote>[0] = {}) => sendQuote(stores, at, change)

  const accepted = () => agreeOnQuote(stores, at)

  /** Saves the quote again and sends it. */
  const sendAgain = async (id: string) => {
    const { revision = 0, version = 0 } = (await quotes().find(id))?.quote ?? {}
    const draft = { recipient: newQuote().recipient, document: wallDocument }
    const seen = unwrap(await quotes().saveDraft(id, draft, revision, actor))
    return quotes().send(id, newVersion(version + 1), seen, actor, noEmails)
  }

  test('a change order belongs to an accepted quote, and lowers the amounts due', async () => {
    const id = await sent()
    const change = newQuote(changeOf(id))
    const once = { ...actor, formKey: 'form-1' }
    for (const _ of [1, 2]) {
      expect(await quotes().create(change, once)).toMatchObject(err({ code: 'not-accepted' }))
    }
    await quotes().accept(id, newAcceptance(1), at, noEmails)
    const credit = { totalCents: -50_000, payments: [] }
    const order1 = await agreeOnQuote(stores, at, changeOf(id), credit)
    const found = await quotes().find(id)
    expect(found?.changeOrders).toMatchObject([{ id: order1, status: 'accepted' }])
    expect(found?.states).toMatchObject([
      { leftCents: 300_000, creditCents: 0 },
      { leftCents: 650_000, creditCents: 50_000 },
    ])
    expect((await quotes().find(order1))?.parent).toMatchObject({ id })
  })

  test('a change order that lowers a paid quote makes a refund due, once', async () => {
    const id = await accepted()
    for (const [part, cents] of [
      ['deposit', 300_000],
      ['balance', 700_000],
    ] as const) {
      await quotes().recordPayment(id, { part, cents, method: 'check' }, actor, noEmails)
    }
    const due = async () =>
      (await stores.paymentStore.refundsDue('evergreen', 10)).map((each) => ({
        id: each.id,
        cents: each.amountCents,
      }))
    const overpaid = async () => (await quotes().find(id))?.overpaidCents
    expect([await due(), await overpaid()]).toEqual([[], 0])
    const credit = { totalCents: -50_000, payments: [] }
    await agreeOnQuote(stores, at, changeOf(id), credit)
    expect([await due(), await overpaid()]).toEqual([[{ id, cents: 50_000 }], 50_000])
    const [refundDue] = await stores.paymentStore.refundsDue('evergreen', 10)
    expect(refundDue).toMatchObject({ about: 'Q-1001 Retaining wall', name: 'Rosa Lindqvist' })
    const paymentId = refundDue?.paymentId ?? null
    const payment = async () => stores.ledger.find(paymentId ?? '')
    expect(await payment()).toMatchObject({ cents: 700_000, dueCents: 50_000 })
    const refund = (cents: number, reason: RefundReason = 'overpaid') =>
      stores.ledger.refund(paymentId ?? '', { cents, method: 'check', reason }, actor, noEmails)
    expect(await refund(50_001)).toEqual(err({ code: 'not-overpaid', overpaidCents: 50_000 }))
    // Nobody owes what a change order took off.
    await refund(20_000, 'owed-again')
    expect([await due(), await overpaid()]).toEqual([[{ id, cents: 30_000 }], 30_000])
    const both = await Promise.all([refund(30_000), refund(30_000)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect([await due(), await overpaid()]).toEqual([[], 0])
    expect((await quotes().find(id))?.states).toMatchObject([{ leftCents: 0 }, { leftCents: 0 }])
    expect((await payment())?.refunds).toMatchObject([
      { reason: 'overpaid' },
      { reason: 'overpaid' },
    ])
  })

  test('a courtesy counts toward what is overpaid, an earlier one does not', async () => {
    const id = await accepted()
    await quotes().recordPayment(
      id,
      { part: 'balance', cents: 700_000, method: 'check' },
      actor,
      noEmails,
    )
    const overpaid = async () => (await quotes().find(id))?.overpaidCents
    const due = async () =>
      (await stores.paymentStore.refundsDue('evergreen', 10)).map(({ amountCents }) => amountCents)
    const [paid] = (await quotes().find(id))?.payments ?? []
    const courtesy = (cents: number) =>
      stores.ledger.refund(
        paid?.id ?? '',
        { cents, method: 'check', reason: 'courtesy' },
        actor,
        noEmails,
      )
    await courtesy(10_000)
    const credit = { totalCents: -350_000, payments: [] }
    await agreeOnQuote(stores, at, changeOf(id), credit)
    expect([await due(), await overpaid()]).toEqual([[50_000], 50_000])
    await courtesy(20_000)
    expect([await due(), await overpaid()]).toEqual([[30_000], 30_000])
    await courtesy(45_000)
    expect([await due(), await overpaid()]).toEqual([[], 0])
    // A refund beyond it is still a courtesy and is not owed again.
    expect((await quotes().find(id))?.states).toMatchObject([
      { paidCents: 0, leftCents: 0, creditCents: 300_000 },
      { paidCents: 625_000, courtesyCents: 25_000, creditCents: 50_000, leftCents: 0 },
    ])
  })

  test('a draft that was not sent before its quote was accepted becomes a change order', async () => {
    const id = await sent()
    const signed = newQuote().recipient
    const recipient = { ...signed, name: 'Ben Adler', email: 'ben@example.com' }
    const drawing = { fileId: 'plan', name: 'plan.pdf' }
    // A cost that was typed meanwhile stays with what was signed.
    const sections = wallDocument.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => ({ ...line, costCents: 1_234 })),
    }))
    const withCost = { ...wallDocument, sections }
    const document = {
      ...wallDocument,
      title: 'Wall and path',
      drawing,
      sections: [
        ...withCost.sections,
        { id: 'path', name: '', lines: [quoteLine('path', { costCents: 500 })] },
      ],
    }
    await quotes().recordDrawing(id, drawing.fileId, at)
    const seen = unwrap(await quotes().saveDraft(id, { recipient, document }, 2, actor))
    const emailed: string[] = []
    const accepted = await quotes().accept(id, newAcceptance(1), at, ({ recipient: { email } }) => {
      emailed.push(email)
      return []
    })
    expect([accepted.ok, emailed]).toEqual([true, [signed.email]])
    const found = await quotes().find(id)
    expect(found).toMatchObject({
      document: withCost,
      quote: { title: 'Retaining wall', recipient: signed, hasDraft: false },
    })
    const late = await quotes().saveDraft(id, { recipient, document }, seen, actor)
    expect(late).toEqual(err({ code: 'accepted' }))
    const [order] = found?.changeOrders ?? []
    expect(order).toMatchObject({
      status: 'draft',
      title: 'Change to Wall and path',
      recipient,
      totalCents: 100_000,
    })
    const list = async (search: string) =>
      (
        await quotes().list({ filter: 'any', search, page: 1, today: '2027-04-12', newsSince: at })
      ).quotes.map((quote) => quote.id)
    expect([await list('rosa'), await list('adler')]).toEqual([[id], [order?.id]])
    // The drawing is its own now.
    expect(await quotes().removeUnusedDrawings(at + 1)).toBe(0)
    expect((await quotes().find(order?.id ?? ''))?.document.drawing).toEqual(drawing)
  })

  test('a draft without a change becomes no change order', async () => {
    const id = await sent()
    const draft = { recipient: newQuote().recipient, document: wallDocument }
    const seen = unwrap(await quotes().saveDraft(id, draft, 2, actor))
    // A cost that was typed meanwhile stays with what was signed.
    const [section] = wallDocument.sections
    const lines = section?.lines.map((line) => ({ ...line, costCents: 1_234 })) ?? []
    const document = { ...wallDocument, sections: [{ id: 'wall', name: 'Wall', lines }] }
    await quotes().saveDraft(id, { ...draft, document }, seen, actor)
    await quotes().accept(id, newAcceptance(1), at, noEmails)
    expect(await quotes().find(id)).toMatchObject({ changeOrders: [], document })
  })

  test('an email address that was corrected before the quote was accepted stays', async () => {
    const id = await sent()
    const draft = { recipient: newQuote().recipient, document: wallDocument }
    await quotes().saveDraft(id, draft, 2, actor)
    const email = { id: 'e1', about_kind: 'quote', about_id: id } as const
    await inTransaction(stores.database, (transaction) =>
      correctAddress(
        transaction,
        { ...email, recipient_key: 'rosa@example.com' },
        'rosa@example.org',
        actor,
      ),
    )
    await quotes().accept(id, newAcceptance(1), at, noEmails)
    expect((await quotes().find(id))?.quote.recipient.email).toBe('rosa@example.org')
  })

  test('a change order of a quote that is called off is neither sent nor accepted', async () => {
    const id = await accepted()
    const draft = await writeQuote(stores, at, changeOf(id))
    const waiting = await sent(changeOf(id))
    const seen = (await quotes().find(id))?.quote.revision ?? 0
    const off = await quotes().callOff(id, { seen, visits: [] }, quietCallOff, actor)
    expect(off.ok).toBe(true)
    const listed = async (filter: QuoteFilter) =>
      (
        await quotes().list({ filter, search: '', page: 1, today: '2027-04-12', newsSince: at })
      ).quotes.map((quote) => quote.id)
    expect([await listed('accepted'), await listed('called-off')]).toEqual([[], [id]])
    for (const order of [draft, waiting]) {
      expect(await sendAgain(order)).toEqual(err({ code: 'parent-off' }))
    }
    // Sent after it, before this check existed.
    const query = stores.database.db.updateTable('written_quotes').set({ status: 'sent' })
    await query.where('id', '=', waiting).execute()
    expect(await quotes().accept(waiting, newAcceptance(1), at, noEmails)).toEqual(
      err({ code: 'withdrawn' }),
    )
  })

  test('a request is quoted again while another of its quotes waits, and won again by undo', async () => {
    await askForQuote(stores)
    const ofRequest = { requestId: 'lead-1' }
    const id = await agreeOnQuote(stores, at, ofRequest)
    await sent(ofRequest)
    const status = async () => (await stores.requests.find('lead-1'))?.work.status
    expect(await status()).toBe('won')
    expect(await quotes().callingOffEffects(id)).toMatchObject({ request: 'quoted' })
    const seen = (await quotes().find(id))?.quote.revision ?? 0
    const off = unwrap(await quotes().callOff(id, { seen, visits: [] }, quietCallOff, actor))
    expect(await status()).toBe('quoted')
    unwrap(await quotes().restore(id, off, actor))
    expect(await status()).toBe('won')
  })

  test('a change order that was called off does not come back once its quote is called off', async () => {
    const id = await accepted()
    const order = await agreeOnQuote(stores, at, changeOf(id))
    const callOff = async (quote: string) => {
      const seen = (await quotes().find(quote))?.quote.revision ?? 0
      return unwrap(await quotes().callOff(quote, { seen, visits: [] }, quietCallOff, actor))
    }
    const [ofOrder] = [await callOff(order), await callOff(id)]
    expect(await quotes().restore(order, ofOrder, actor)).toEqual(err({ code: 'parent-off' }))
    expect((await quotes().find(order))?.quote.calledOffAt).toBe(at)
  })

  if (kind === 'PostgreSQL') {
    test('a change order locks its quote before its request, as calling off does', async () => {
      await askForQuote(stores)
      const id = await agreeOnQuote(stores, at, { requestId: 'lead-1' })
      const { db } = stores.database
      const request = await heldTransaction(db, (tx) =>
        tx.selectFrom('leads').select('id').where('id', '=', 'lead-1').forUpdate().execute(),
      )
      const order = quotes().create(newQuote({ ...changeOf(id), requestId: 'lead-1' }), actor)
      await untilWaiting(db, 1)
      const unlocked = db.selectFrom('written_quotes').select('id').where('id', '=', id)
      expect(await unlocked.forUpdate().skipLocked().execute()).toEqual([])
      await request.commit()
      expect((await order).ok).toBe(true)
    })
  }
})
