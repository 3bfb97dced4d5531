import { describe, expect, test } from 'vitest'
import { perRound } from '#adapters/sql/chunks.ts'
import { day } from '#domain/time.ts'
import { unwrap } from '#domain/result.ts'
import { noEmails } from '#support/emails.ts'
import { duringTransaction } from '#support/held-transaction.ts'
import { newLead } from '#support/leads.ts'
import { newPhotographId } from '#support/photographs.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import {
  agreeOnQuote,
  newAcceptance,
  newQuote,
  newVersion,
  sendQuote,
  writeQuote,
} from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const rosa = { is: 'address', email: 'rosa@example.com' } as const

describe.each(storesOnEachDatabase)('how long quotes are kept, in %s', (kind, open) => {
  const stores = newForEachTest(open)

  const sent = (now: number, change: Parameters<typeof newQuote>[0] = {}) =>
    sendQuote(stores, now, change)
  const accepted = (now: number, change: Parameters<typeof newQuote>[0] = {}) =>
    agreeOnQuote(stores, now, change)
  const isThere = async (...ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await stores.writtenQuotes.find(id)) !== null))
  const days = { today: '2027-04-12', newsSince: at }
  const found = async (search = 'retaining') => {
    const query = { filter: 'any', search, page: 1, ...days } as const
    return (await stores.writtenQuotes.list(query)).quotes.length
  }

  test('unanswered ones are deleted after their period, accepted ones after theirs and that of their change orders', async () => {
    const oldOpen = await sent(at)
    const newOpen = await sent(at + 10 * day)
    const oldWork = await accepted(at)
    const change = await sent(at + 10 * day, { kind: 'change-order', parentId: oldWork })
    await stores.writtenQuotes.ask(
      oldOpen,
      { version: 1, text: 'Which stone?', key: 'k' },
      at + day,
      noEmails,
    )
    expect(await stores.writtenQuotes.deleteOld({ open: null, accepted: null })).toBe(0)
    expect(await stores.writtenQuotes.deleteOld({ open: at + 5 * day, accepted: at })).toBe(1)
    expect(await isThere(oldOpen, newOpen, oldWork, change)).toEqual([false, true, true, true])
    expect(await stores.writtenQuotes.deleteOld({ open: at, accepted: at + 5 * day })).toBe(0)
    expect(await stores.writtenQuotes.deleteOld({ open: at, accepted: at + 15 * day })).toBe(1)
    expect(await isThere(oldWork, change)).toEqual([false, true])
    expect((await stores.writtenQuotes.find(change))?.parent).toBeNull()
    expect(await stores.writtenQuotes.pdf(oldWork, 'accepted')).toBeNull()
    expect(await found()).toBe(2)
  })

  test('an accepted one stays with its change orders while money of any of them moves', async () => {
    const work = await accepted(at)
    const change = await accepted(at, { kind: 'change-order', parentId: work })
    const alone = await accepted(at)
    const deposit = { part: 'deposit', cents: 300_000, method: 'check' } as const
    await stores.writtenQuotes.recordPayment(
      work,
      deposit,
      { by: null, at: at + 20 * day },
      noEmails,
    )
    expect(await stores.writtenQuotes.deleteOld({ open: null, accepted: at + 10 * day })).toBe(1)
    expect(await isThere(work, change, alone)).toEqual([true, true, false])
    const payment = (await stores.writtenQuotes.find(work))?.payments[0]?.id ?? ''
    const back = { cents: 100_000, method: 'check', reason: 'owed-again' } as const
    await stores.ledger.refund(payment, back, { by: null, at: at + 40 * day }, noEmails)
    expect(await stores.writtenQuotes.deleteOld({ open: null, accepted: at + 30 * day })).toBe(0)
    expect(await stores.writtenQuotes.deleteOld({ open: null, accepted: at + 50 * day })).toBe(2)
  })

  if (kind === 'PostgreSQL') {
    test('one that is paid for at the same moment stays, and all others go', async () => {
      const { db } = stores.database
      const work = await accepted(at)
      const row = await db.selectFrom('written_quotes').selectAll().executeTakeFirstOrThrow()
      const others = Array.from({ length: perRound }, (_, nth) => ({
        ...row,
        id: `other-${nth}`,
        number: row.number + 1 + nth,
      }))
      await db.insertInto('written_quotes').values(others).execute()
      const payment = { id: 'p', subject_kind: 'quote', subject_id: work, order_id: 'o' } as const
      const [gone] = await duringTransaction(
        stores,
        async (tx) => {
          // As where a payment is recorded.
          const paidQuote = tx.selectFrom('written_quotes').select('id').where('id', '=', work)
          await paidQuote.forUpdate().execute()
          const paid = { part: 'deposit', method: 'check', amount_cents: 100 } as const
          const values = { ...payment, ...paid, currency: 'usd', taken_at: at + 20 * day }
          await tx.insertInto('payments').values(values).execute()
        },
        () => stores.writtenQuotes.deleteOld({ open: null, accepted: at + 10 * day }),
      )
      expect(gone).toBe(perRound)
      expect(await isThere(work)).toEqual([true])
    })
  }

  test('a drawing is deleted with the last quote that shows it, and stays as long as an accepted one does', async () => {
    const { document } = newQuote()
    const drawn = (fileId: string) => ({
      document: { ...document, drawing: { fileId, name: 'plan.pdf' } },
    })
    const removed = async () => (await stores.fileRemovals.list(9)).toSorted()
    const draft = await writeQuote(stores, at, drawn('draft'))
    const seen = (await stores.writtenQuotes.find(draft))?.quote.revision ?? 0
    unwrap(await stores.writtenQuotes.remove(draft, seen, { by: null, at }))
    await accepted(at, drawn('agreed'))
    await sent(at, drawn('unanswered'))
    expect(await removed()).toEqual(['quotes/draft'])
    await stores.people.erase(rosa, { by: null, at: at + day })
    expect(await removed()).toEqual(['quotes/draft', 'quotes/unanswered'])
    await stores.writtenQuotes.deleteOld({ open: null, accepted: at + 5 * day })
    expect(await removed()).toEqual(['quotes/agreed', 'quotes/draft', 'quotes/unanswered'])
  })

  test('a photograph that was removed from its request stays while a quote shows it', async () => {
    const [shown, other] = [newPhotographId(), newPhotographId()]
    const requestId = 'lead-1'
    const request = { is: 'request', id: requestId } as const
    await stores.leads.saveContact(newLead({ id: requestId }))
    await stores.photographs.add(request, [shown, other], { by: null, at })
    const { document } = newQuote()
    const quote = await sent(at, { requestId, document: { ...document, photographs: [shown] } })
    for (const id of [shown, other]) await stores.photographs.remove(request, id, { by: null, at })
    const before = { begun: 0, empty: 0, awaited: 0, removed: at }
    const gone = () => stores.photographs.listUnclaimed(before, 9)
    expect(await gone()).toEqual([other])
    for (const id of [shown, other]) await stores.photographs.delete(id, before)
    await stores.writtenQuotes.accept(quote, newAcceptance(1), at, noEmails)
    expect(await gone()).toEqual([])
    await stores.writtenQuotes.deleteOld({ open: null, accepted: at + day })
    expect(await gone()).toEqual([shown])
  })

  test('a drawing that was replaced, or never saved, is deleted once its quote is unchanged for a while', async () => {
    const { document, recipient } = newQuote()
    const send = async (quoteId: string, fileId: string, now: number) => {
      await stores.writtenQuotes.recordDrawing(quoteId, fileId, now)
      return { document: { ...document, drawing: { fileId, name: 'plan.pdf' } }, recipient }
    }
    const id = await writeQuote(stores, at)
    const other = await writeQuote(stores, at)
    const save = async (fileId: string, now: number) => {
      const { revision = 0 } = (await stores.writtenQuotes.find(id))?.quote ?? {}
      const draft = await send(id, fileId, now)
      expect(
        (await stores.writtenQuotes.saveDraft(id, draft, revision, { by: null, at: now })).ok,
      ).toBe(true)
    }
    await save('replaced', at)
    await save('sent', at)
    const { revision = 0 } = (await stores.writtenQuotes.find(id))?.quote ?? {}
    const version = newVersion(1)
    await stores.writtenQuotes.send(id, version, revision, { by: null, at }, noEmails)
    await save('of a later draft', at + day)
    await send(id, 'never saved', at)
    await send(other, 'of another, never saved', at)
    await send('gone', 'of a quote that is gone', at)
    const since = (now: number) => stores.writtenQuotes.removeUnusedDrawings(now)
    expect(await since(at)).toBe(0)
    // A colleague with an open draft may still use the former drawing.
    expect(await since(at + day)).toBe(2)
    const both = await Promise.all([since(at + day + 1), since(at + day + 1)])
    expect(both.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect((await stores.fileRemovals.list(9)).toSorted()).toEqual([
      'quotes/never saved',
      'quotes/of a quote that is gone',
      'quotes/of another, never saved',
      'quotes/replaced',
    ])
    // Versions keep theirs, so these are looked at no more.
    const watched = stores.database.db.selectFrom('quote_drawings').select('file_id')
    expect(await watched.execute()).toEqual([{ file_id: 'of a later draft' }])
    await stores.writtenQuotes.deleteOld({ open: at + 9 * day, accepted: null })
    expect(await stores.fileRemovals.list(9)).toHaveLength(6)
  })

  test('erasure leaves only accepted quotes and payments, with the name', async () => {
    const work = await accepted(at)
    const open = await sent(at)
    const declined = await sent(at)
    const no = { version: 1, reason: 'My sister knows a mason.', today: '2027-04-12' }
    await stores.writtenQuotes.decline(declined, no, at, noEmails)
    const asked = { version: 1, text: 'Is the gate wide enough?', key: 'k' }
    await stores.writtenQuotes.ask(work, asked, at, noEmails)
    await stores.writtenQuotes.ask(open, { version: 1, text: null }, at, noEmails)
    const paid = { part: 'deposit', cents: 300_000, method: 'check' } as const
    await stores.writtenQuotes.recordPayment(work, paid, { by: null, at }, noEmails)
    expect(await stores.people.count(rosa)).toMatchObject({ quotes: 2, acceptedAt: [at] })
    const file = JSON.stringify(await stores.people.read(rosa))
    expect(file).toContain('My sister knows a mason.')
    expect(file).toContain('Is the gate wide enough?')
    expect(file).toContain('Could not accept: the site counted other amounts.')
    await stores.people.erase(rosa, { by: null, at })
    expect(await isThere(work, open, declined)).toEqual([true, false, false])
    const remaining = await stores.writtenQuotes.find(work)
    expect(remaining).toMatchObject({
      quote: { recipient: { name: 'Rosa Lindqvist' } },
      acceptance: { name: 'Rosa Lindqvist' },
      payments: [{ cents: 300_000 }],
      questions: [],
    })
    // The number is in the books, and names nobody.
    const number = `Q-${remaining?.quote.number}`
    expect([await found(), await found('lindqvist'), await found(number)]).toEqual([0, 0, 1])
    expect(JSON.stringify(await stores.people.read(rosa))).not.toContain('mason')
  })
})
