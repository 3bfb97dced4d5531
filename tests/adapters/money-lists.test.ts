import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillTables } from '#bench/desk/fill.ts'
import { moneyOfYears } from '#bench/desk/money.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { watchedFees } from '#adapters/sql/payments/balance-store.ts'
import { foundLines, ordered } from '#adapters/sql/payments/ledger-entries.ts'
import { ledgerWords } from '#adapters/sql/payments/ledger-search.ts'
import { postMoney } from '#adapters/sql/payments/money-posting.ts'
import { orderedQuotes } from '#adapters/sql/written-quotes/written-quote-list.ts'
import { searchedAmounts } from '#domain/money/ledger.ts'
import { day } from '#domain/time.ts'
import { databaseKinds, unusedDatabase } from '#support/databases.ts'
import { planOf } from '#support/query-plan.ts'
import { sqlStores } from '#support/stores.ts'

const now = Date.parse('2027-04-12T12:00:00Z')
/** Of ten years; `npm run bench -- desk` measures with 100,000. */
const many = 5_000

describe.each(databaseKinds)('years of money on %s', (kind) => {
  let database: SqlDatabase
  beforeAll(async () => {
    database = await unusedDatabase(kind)
    await fillTables(database, moneyOfYears(many, now))
    await postMoney(database)
    if (kind === 'PostgreSQL') await database.pool?.query('vacuum analyze')
  }, 60_000)
  afterAll(() => database.close())

  test('the money of a period is listed and added up along its time alone', async () => {
    const { ledger } = sqlStores(database)
    const year = { from: now - 365 * day, until: now }
    const query = { ...year, source: 'any', method: 'any' } as const
    expect((await ledger.list({ ...query, search: '', page: 2 })).entries).toHaveLength(50)
    const plan = await planOf(database, ordered(foundLines(database.db, query)).limit(50))
    expect(plan).toMatch(/money_entries_by_time/)
    expect(plan).not.toMatch(/TEMP B-TREE|Seq Scan/)
  })

  test('the money of a period is found by name, number of its quote, and amount', async () => {
    const { ledger } = sqlStores(database)
    const found = async (search: string) => {
      const query = { from: now - 30 * day, until: now, source: 'any', method: 'any' } as const
      return (await ledger.list({ ...query, search, page: 1 })).entries
    }
    const named = await found('ros lind')
    expect(named.length).toBeGreaterThan(5)
    expect(named.every(({ name }) => name === 'Rosa Lindqvist')).toBe(true)
    const [some] = named
    const byAmount = await found(((some?.cents ?? 0) / 100).toFixed(2))
    expect(byAmount.map(({ id }) => id)).toContain(some?.id)
    const quote = (await found('wall')).find(({ about }) => about.startsWith('Q-'))
    const [number = ''] = quote?.about.split(' ') ?? []
    expect(await found(number)).toMatchObject([{ about: quote?.about }])
    expect(await found('osa')).toEqual([])
  })

  test('money is found by a common word with one lookup for each line of the period', async () => {
    const year = { from: now - 365 * day, until: now, source: 'any', method: 'any' } as const
    const words = (await ledgerWords(database.db, 'wall')).map(({ amounts, terms }) => ({
      amounts,
      terms: terms.map((term) => ({ ...term, isCommon: true })),
    }))
    const lines = ordered(foundLines(database.db, year, words)).limit(50)
    const counted = await planOf(database, lines)
    // As after a large import, whose rows PostgreSQL has not counted yet.
    await database.pool?.query(
      "delete from pg_statistic where starelid in ('search_terms'::regclass, 'money_entries'::regclass)",
    )
    for (const plan of [counted, await planOf(database, lines)]) {
      expect(plan.match(/search_terms_of_subject/g)).toHaveLength(1)
      expect(plan).not.toMatch(/search_terms_pkey.*kind = ANY/)
    }
  })

  test('quotes are listed along the time of their last change', async () => {
    for (const filter of ['any', 'accepted', 'called-off', 'draft'] as const) {
      const query = orderedQuotes(database.db, {
        filter,
        today: '2027-04-12',
        newsSince: now,
      }).limit(50)
      const plan = await planOf(database, query)
      expect(plan).toMatch(/written_quotes_/)
      expect(plan).not.toMatch(/Seq Scan|SCAN written_quotes(?! USING)|TEMP B-TREE/)
    }
  })

  test('quotes are found by their amount along an index', async () => {
    const query = { filter: 'any', today: '2027-04-12', newsSince: now } as const
    const plan = await planOf(
      database,
      orderedQuotes(database.db, query, searchedAmounts('$207.00')).limit(50),
    )
    expect(plan).toMatch(/written_quotes_by_amount/)
  })

  test('fees to ask for and payments of a customer are found along an index', async () => {
    const { db } = database
    const due = await planOf(database, watchedFees(db, now).limit(20))
    expect(due).toMatch(/payments_to_read_fees/)
    expect(due).not.toMatch(/TEMP B-TREE|Sort/)
    const own = db.selectFrom('payments').select('id').where('customer_id', '=', 'c')
    expect(await planOf(database, own)).toMatch(/payments_of_customer/)
    const entries = await sqlStores(database).ledger.entries(now - 30 * day, now)
    expect(entries.length).toBeGreaterThan(25)
    expect(entries.find(({ method }) => method === 'card')?.fee.is).toBe('known')
  })
})
