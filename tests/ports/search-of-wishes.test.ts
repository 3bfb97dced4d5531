import path from 'node:path'
import { unwrap } from '#domain/result.ts'
import { describe, expect, test } from 'vitest'
import { now } from '#support/bookings.ts'
import { deskOn } from '#support/desk.ts'
import { newLead, request } from '#support/leads.ts'
import { erasePerson } from '#support/erase-person.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { quietly, setVisit, visitFacts } from '#support/visits.ts'
import { newAcceptance, newVersion, writeQuote } from '#support/written-quotes.ts'

const actor = { by: null, at: now }

describe.each(storesOnEachDatabase)('a search for what was asked and paid in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  const terms = () =>
    stores.database.db
      .selectFrom('search_terms')
      .selectAll()
      .orderBy('kind')
      .orderBy('term')
      .orderBy('subject_id')
      .execute()
  const requests = async (text: string) =>
    (await stores.search.requests(text, 20)).rows.map(({ lead }) => lead.id)
  const amounts = async (text: string) => {
    const { quotes, payments } = await deskOn(stores).search.searchEverything(text)
    return {
      quotes: quotes.rows.map(({ totalCents }) => totalCents),
      payments: payments.rows.map(({ amountCents }) => amountCents),
    }
  }
  const pay = (cents: number) =>
    stores.ledger.record(
      {
        name: '',
        customer: null,
        about: '',
        cents,
        method: 'cash',
        at: now,
        taxCents: 0,
        taxCounty: '',
      },
      actor,
    )

  async function ask(): Promise<void> {
    await stores.leads.saveContact(newLead())
    const texts = {
      projectDetails: 'Twelve hollies along the drive.',
      additionalNotes: 'Two pallets of stone, too.',
    }
    unwrap(await stores.leads.complete('lead-1', request(texts), () => []))
  }

  test('finds a request by its materials and its texts, until it is deleted', async () => {
    await ask()
    for (const text of ['pine', 'hollies', 'pallets', 'lindqvist holl']) {
      expect(await requests(text), text).toEqual(['lead-1'])
    }
    expect(await requests('hollies adler')).toEqual([])
    await erasePerson(stores, 'rosa@example.com')
    expect(await terms()).toEqual([])
  })

  test('forgets the words of a request with it', async () => {
    await ask()
    const move = { is: 'status', to: 'lost', reason: 'price' } as const
    unwrap(await stores.requests.change([{ id: 'lead-1', change: move, seen: null }], actor))
    const after = now + 1e12
    const old = { now: after, requestsBefore: after, wonBefore: after, announcedUntil: after }
    expect(await stores.retention.deleteRequests(old)).toMatchObject({ forgotten: 1 })
    expect((await terms()).filter(({ kind }) => kind === 'request')).toEqual([])
  })

  test('finds a visit by its title, as it was last typed', async () => {
    const found = async (text: string) => (await stores.search.visits(text, 20)).rows.length
    const { id } = await setVisit(stores, { about: 'Forty bales of pine straw' })
    expect(await found('pine straw')).toBe(1)
    const facts = visitFacts({ about: 'Six pallets of sod' })
    const edit = { id, change: { is: 'edit', facts }, seen: null } as const
    unwrap(await stores.visits.change([edit], quietly, actor))
    expect(await found('pine straw')).toBe(0)
    expect(await found('pallets lindq')).toBe(1)
  })

  test('finds a quote by its total as written, as sent and as accepted', async () => {
    const { writtenQuotes } = stores
    const id = await writeQuote(stores, now)
    const quote = (await writtenQuotes.find(id))?.quote
    const totalCents = quote?.totalCents ?? 0
    expect(await amounts((totalCents / 100).toFixed(2))).toMatchObject({ quotes: [totalCents] })
    const version = newVersion(1, { totalCents: 109_140 })
    const { revision } = unwrap(await writtenQuotes.send(id, version, 1, actor, () => []))
    expect(revision).toBe(2)
    for (const text of ['1091.40', '$1,091.40', '-1,091.40', '1,091', '$1091', ' $109']) {
      expect(await amounts(text), text).toMatchObject({ quotes: [109_140] })
    }
    const acceptance = newAcceptance(1, { totalCents: 77_777 })
    unwrap(await writtenQuotes.accept(id, acceptance, now, () => []))
    expect(await amounts('1091.40')).toMatchObject({ quotes: [] })
    expect(await amounts('777.77')).toMatchObject({ quotes: [77_777] })
  })

  test('finds a payment by its amount, until it is undone', async () => {
    const id = await pay(109_140)
    await pay(10_914)
    for (const text of ['1091.40', '$1,091.4', '$1091']) {
      expect(await amounts(text), text).toMatchObject({ payments: [109_140] })
    }
    await stores.ledger.undo(id, actor)
    expect(await amounts('1091.40')).toMatchObject({ payments: [] })
  })

  test('finds what was asked before it was searched', async () => {
    await ask()
    await setVisit(stores, { about: 'Pine straw' })
    const before = await terms()
    const { db } = stores.database
    const wishes = ['hollies', 'pallets', 'pine', 'straw']
    await db.deleteFrom('search_terms').where('term', 'in', wishes).execute()
    expect(await requests('hollies')).toEqual([])
    const file = '../../migrations/0127-find-what-was-asked-for.ts'
    const { up } = await import(path.join(import.meta.dirname, file))
    await up(db)
    expect(await terms()).toEqual(before)
  })
})
