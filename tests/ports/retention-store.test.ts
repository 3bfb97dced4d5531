import { deleteEmailsAbout } from '#adapters/sql/emails/mail-rows.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import { describe, expect, test, vi } from 'vitest'
import { findCustomers } from '#support/customers.ts'
import { noEmails } from '#support/emails.ts'
import { labels } from '#support/stored-bookings.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { arriving, onRequest, pdfAt } from '#support/received-emails.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { setVisit } from '#support/visits.ts'
import {
  agreeOnQuote,
  newAcceptance,
  newQuote,
  sendQuote,
  writeQuote,
} from '#support/written-quotes.ts'

const month = 2_600_000_000
const actor = { by: null, at: 50_000 }

describe.each(storesOnEachDatabase)('retention in %s', (kind, open) => {
  const stores = newForEachTest(open)

  /** A request of another person; returns its id. */
  async function ask(number: number, at: number, isComplete = true) {
    const id = `lead-${number}`
    const contact = { ...newLead().contact, email: `guest${number}@example.com`, phone: '' }
    const lead = newLead({ id, idempotencyKey: id, contact, createdAt: at })
    await stores.leads.saveContact(lead, draft({ label: id }))
    if (isComplete) {
      await stores.leads.complete(id, request({ id: `request-${number}`, at }), () => [
        draft({ label: id, about: { kind: 'lead', id } }),
      ])
    }
    return id
  }

  const end = async (id: string, to: 'won' | 'lost') => {
    const change = { is: 'status', to, reason: to === 'lost' ? 'price' : null } as const
    expect((await stores.requests.change([{ id, change, seen: null }], actor)).ok).toBe(true)
  }
  const forget = (now: number, before: number, wonBefore: number | null = null) =>
    stores.retention.deleteRequests({
      now,
      requestsBefore: before,
      wonBefore,
      announcedUntil: now + month,
    })
  const left = async () => (await stores.leads.list()).map(({ id }) => id).toSorted()

  test('abandoned requests are deleted with emails and customer, and younger ones stay', async () => {
    await ask(1, 1000, false)
    await ask(2, 2000, false)
    expect(await forget(3000, 2000)).toEqual({ forgotten: 1, announced: 0 })
    expect(await left()).toEqual(['lead-2'])
    expect(await labels(stores)).toEqual(['lead-2'])
    expect([...(await stores.leadDeliveries.all()).keys()]).toEqual(['lead-2'])
    expect(await findCustomers(stores)).toHaveLength(1)
    expect(await forget(3000, 2000)).toEqual({ forgotten: 0, announced: 0 })
  })

  test('an open one is announced and deleted a month later, unless somebody works on it', async () => {
    const [forgotten, retained, worked] = [
      await ask(1, 1000),
      await ask(2, 1000),
      await ask(3, 1000),
    ]
    expect(await forget(9000, 2000)).toEqual({ forgotten: 0, announced: 3 })
    expect(await stores.retention.endangered(2)).toMatchObject({
      total: 3,
      requests: [
        { lead: { id: forgotten }, forgottenAt: 9000 + month },
        { lead: { id: retained }, forgottenAt: 9000 + month },
      ],
    })
    await stores.requests.retain(retained, actor)
    await stores.requests.addNote(worked, 'Still wanted', actor)
    expect(await stores.retention.endangered(9)).toMatchObject({ total: 1 })
    expect(await forget(9000 + month - 1, 2000)).toEqual({ forgotten: 0, announced: 0 })
    expect(await forget(9000 + month, 2000)).toEqual({ forgotten: 1, announced: 0 })
    expect(await left()).toEqual([retained, worked])
    // Their own period starts over.
    expect(await forget(9000 + month, 60_000)).toEqual({ forgotten: 0, announced: 2 })
  })

  test('a shorter period announces first, even if it is long exceeded', async () => {
    await ask(1, 1000)
    const round = { now: 9 * month, wonBefore: null, announcedUntil: 10 * month }
    await stores.retention.deleteRequests({ ...round, requestsBefore: null })
    expect(await left()).toEqual(['lead-1'])
    expect(await forget(9 * month, 8 * month)).toEqual({ forgotten: 0, announced: 1 })
  })

  test('won ones stay as long as money does, lost ones do not', async () => {
    const [won, lost] = [await ask(1, 1000), await ask(2, 1000)]
    await end(won, 'won')
    await end(lost, 'lost')
    expect(await forget(90_000, 80_000, 40_000)).toEqual({ forgotten: 1, announced: 0 })
    expect(await left()).toEqual([won])
    expect(await forget(90_000, 80_000, 80_000)).toEqual({ forgotten: 1, announced: 0 })
    expect(await left()).toEqual([])
  })

  test('what a round deletes can be counted before', async () => {
    const [won, lost] = [await ask(1, 1000), await ask(2, 1000)]
    await ask(3, 1000, false)
    await ask(4, 1000)
    await end(won, 'won')
    await end(lost, 'lost')
    await sendQuote(stores, 1000)
    await stores.receivedEmails.take(arriving(1, 'tom@example.net', { at: 1500 }), noEmails)
    const count = (requests: number | null, others: number | null, now = 90_000) =>
      stores.retention.countOld(
        { requests, won: others, guests: others, money: others, emails: others, activity: others },
        now,
      )
    const none = { requests: 0, openRequests: 0, quotes: 0, visits: 0, guests: 0, payments: 0 }
    expect(await count(null, null)).toEqual({ ...none, emails: 0, activity: 0 })
    const old = { ...none, requests: 2, openRequests: 1, quotes: 1 }
    expect(await count(80_000, null)).toEqual({ ...old, emails: 0, activity: 0 })
    const activity = (await stores.activity.list(null, 99)).length
    const sent = (await labels(stores)).length
    expect(await count(80_000, 80_000)).toEqual({
      ...old,
      requests: 3,
      emails: sent + 1,
      activity,
    })
    expect(await forget(90_000, 80_000, 80_000)).toEqual({ forgotten: 3, announced: 1 })
    expect(await count(80_000, 80_000)).toMatchObject({ requests: 0, openRequests: 1 })
    expect(await count(80_000, 80_000, 90_000 + month)).toMatchObject({
      openRequests: 0,
      requests: 1,
    })
  })

  test('activity on its quote or visits keeps a request like work on it', async () => {
    const about = async (number: number) => ({ requestId: await ask(number, 1000) })
    const [drafted, asked, opened, paid, visited, quiet] = [
      await about(1),
      await about(2),
      await about(3),
      await about(4),
      await about(5),
      await about(6),
    ]
    const { writtenQuotes } = stores
    const [draft, question, sent, agreed] = [
      await writeQuote(stores, 1000, drafted),
      await sendQuote(stores, 1000, asked),
      await sendQuote(stores, 1000, opened),
      await sendQuote(stores, 1000, paid),
      await sendQuote(stores, 1000, quiet),
    ]
    await writtenQuotes.accept(agreed, newAcceptance(1), 1000, () => [])
    expect(await forget(9000, 2000)).toEqual({ forgotten: 0, announced: 5 })
    const { recipient, document } = newQuote()
    await writtenQuotes.saveDraft(draft, { recipient, document }, 1, { by: null, at: 5000 })
    await writtenQuotes.ask(question, { version: 1, text: 'Which?', key: 'k' }, 5000, () => [])
    await writtenQuotes.recordOpened(sent, 1, 5000)
    const deposit = { part: 'deposit', cents: 300_000, method: 'check' } as const
    await writtenQuotes.recordPayment(agreed, deposit, { by: null, at: 5000 }, () => [])
    const subject = { is: 'request', id: visited.requestId } as const
    const accepted = { accepted: ['far 2027-04-15'] }
    await setVisit(stores, { kind: 'delivery', subject }, accepted, { by: null, at: 1000 })
    expect(await forget(9000 + month, 4000, 4000)).toEqual({ forgotten: 1, announced: 0 })
    expect(await left()).toEqual(['lead-1', 'lead-2', 'lead-3', 'lead-4', 'lead-5'])
    expect(await stores.retention.endangered(9)).toMatchObject({ total: 0 })
    await writtenQuotes.deleteOld({ open: 4000, accepted: 4000 })
    expect((await writtenQuotes.find(sent))?.quote.id).toBe(sent)
    // Their own period has ended.
    expect(await forget(9000 + month, 6000, 6000)).toEqual({ forgotten: 1, announced: 3 })
    expect(await left()).toEqual(['lead-1', 'lead-2', 'lead-3', 'lead-5'])
  })

  test('a customer whose last request went before the quote is deleted after the quote', async () => {
    const requestId = await ask(1, 1000)
    const customerId = (await findCustomers(stores))[0]?.id ?? null
    await sendQuote(stores, 1000, { requestId, customerId })
    await end(requestId, 'lost')
    expect(await forget(90_000, 80_000)).toMatchObject({ forgotten: 1 })
    expect(await stores.retention.deleteIdleCustomers()).toBe(0)
    expect(await stores.writtenQuotes.deleteOld({ open: 80_000, accepted: null })).toBe(1)
    expect(await findCustomers(stores)).toHaveLength(1)
    expect(await stores.retention.deleteIdleCustomers()).toBe(1)
    expect(await findCustomers(stores)).toEqual([])
  })

  test('a checkout session in which its quote can be paid keeps a request', async () => {
    const requestId = await ask(1, 1000)
    const agreed = await agreeOnQuote(stores, 1000, { requestId })
    await stores.writtenQuotes.openOrder(agreed, 'deposit', 2000)
    expect(await forget(90_000, 80_000, 80_000)).toEqual({ forgotten: 0, announced: 0 })
    expect(await left()).toEqual(['lead-1'])
  })

  test('received emails are deleted with their files: with the request, or by the period for emails', async () => {
    const [open, gone] = [await ask(1, 1000), await ask(2, 1000)]
    const at = (moment: number, key: string) => ({
      at: moment,
      email: { attachments: [pdfAt(key)] },
    })
    const take = (...email: Parameters<typeof arriving>) =>
      stores.receivedEmails.take(arriving(...email), noEmails)
    await take(1, 'tom@example.net', at(1500, 'email/other'))
    await take(2, 'guest1@example.com', { ...at(1500, 'email/open'), ...onRequest(open) })
    await take(3, 'guest1@example.com', { ...at(3000, 'email/young'), ...onRequest(open) })
    await take(4, 'guest2@example.com', { ...at(4000, 'email/gone'), ...onRequest(gone) })
    // Two sent emails, and two received ones.
    expect(await stores.retention.deleteEmails(2000)).toBe(4)
    const removed = async () => (await stores.fileRemovals.list(9)).toSorted()
    expect(await removed()).toEqual(['email/open', 'email/other'])
    await end(gone, 'lost')
    expect(await forget(90_000, 60_000)).toMatchObject({ forgotten: 1 })
    expect(await removed()).toEqual(['email/gone', 'email/open', 'email/other'])
    const left = await stores.database.db.selectFrom('received_emails').select('id').execute()
    expect(left).toEqual([{ id: 'received-3' }])
  })

  test('any number is deleted, in rounds that fit one statement and one transaction', async () => {
    const { db } = stores.database
    const many = Array.from({ length: 70_000 }, (_, number) => `gone-${number}`)
    await inTransaction(stores.database, (transaction) =>
      deleteEmailsAbout(transaction, 'lead', many),
    )
    const rows = many.slice(0, 450).map((id) => ({
      id,
      product: 'mulch/red-mulch',
      email: `${id}@example.com`,
      email_key: `${id}@example.com`,
      wording: '',
      asked_at: 1000,
      told_at: null,
    }))
    await db.insertInto('restock_waits').values(rows).execute()
    expect(await stores.restock.deleteOld({ notifiedBefore: 0, askedBefore: 2000 })).toBe(450)
    const idle = { name: '', company: '', name_key: '', created_at: 0, revision: 1 }
    const customers = rows.map(({ id }) => ({ id, ...idle }))
    await db.insertInto('customers').values(customers).execute()
    expect(await stores.retention.deleteIdleCustomers()).toBe(450)
    const paid = { amount_cents: 500, currency: 'usd', taken_at: 1000, payer: 'Rosa' }
    const payments = rows.map(({ id }) => ({ id, subject_id: id, order_id: id, ...paid }))
    const atCounter = payments.map((row) => ({ ...row, subject_kind: 'counter' as const }))
    await db.insertInto('payments').values(atCounter).execute()
    const updates = vi.spyOn(db, 'updateTable')
    expect(await stores.retention.erasePayers(2000)).toBe(450)
    expect(updates.mock.calls.length).toBeGreaterThan(2)
    expect(await db.selectFrom('restock_waits').select('id').execute()).toEqual([])
  })

  if (kind === 'PostgreSQL') {
    test('a request that is changed at the same moment stays', async () => {
      const [closed, open] = [await ask(1, 1000), await ask(2, 1000)]
      await end(closed, 'lost')
      expect(await forget(60_000, 55_000)).toEqual({ forgotten: 1, announced: 1 })
      const lost = await ask(3, 1000)
      await end(lost, 'lost')
      const [forgetting] = await duringTransaction(
        stores,
        (tx) => tx.updateTable('leads').set({ last_activity_at: 9_000_000_000 }).execute(),
        () => forget(60_000 + month, 55_000),
      )
      expect(forgetting).toMatchObject({ forgotten: 0 })
      expect(await left()).toEqual([open, lost])
    })
  }

  if (kind === 'PostgreSQL') {
    test('a request and a visit for which a day is set at the same moment stay', async () => {
      const closed = await ask(1, 1000)
      await end(closed, 'lost')
      const { id } = await setVisit(stores)
      const later = { starts_at: 4_000_000_000_000, ends_at: 4_000_000_003_600 }
      const row = await stores.database.db
        .selectFrom('visits')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await duringTransaction(
        stores,
        async (tx) => {
          // As where a visit is set for a request.
          await tx.selectFrom('leads').select('id').forUpdate().execute()
          const another = { ...row, ...later, id: 'another', lead_id: closed }
          await tx.insertInto('visits').values(another).execute()
          await tx.updateTable('visits').set(later).where('id', '=', id).execute()
        },
        () => forget(60_000 + month, 55_000),
        () => stores.visits.deleteBefore(3_000_000_000_000),
      )
      expect(await left()).toEqual([closed])
      expect(await stores.visits.findAll([id, 'another'])).toHaveLength(2)
    })
  }

  if (kind === 'PostgreSQL') {
    test('a request that is worked on at the same moment is not announced', async () => {
      await ask(1, 1000)
      const [forgetting] = await duringTransaction(
        stores,
        (tx) => tx.updateTable('leads').set({ last_activity_at: 59_000 }).execute(),
        () => forget(60_000, 55_000),
      )
      expect(forgetting).toEqual({ forgotten: 0, announced: 0 })
    })
  }

  test('emails and activity have periods of their own', async () => {
    await ask(1, 1000)
    await ask(2, 5000)
    expect(await stores.retention.deleteEmails(2000)).toBe(1)
    expect(await labels(stores)).toEqual(['lead-2'])
    expect(await stores.retention.deleteActivity(2000)).toBe(1)
    expect(await stores.activity.list(null, 9)).toMatchObject([{ at: 5000 }])
  })
})
