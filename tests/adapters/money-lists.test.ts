import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillTables } from '#bench/desk/fill.ts'
import { moneyOfYears } from '#bench/desk/money.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { movementsBetween } from '#adapters/sql/ledger-entries.ts'
import { orderedQuotes } from '#adapters/sql/written-quote-list.ts'
import { day } from '#domain/time.ts'
import { databaseKinds, freshDatabase } from '#support/databases.ts'
import { sqlStores } from '#support/stores.ts'

const now = Date.parse('2027-04-12T12:00:00Z')
/** Ten years of eight payments a day; `npm run bench -- desk` measures with 100,000. */
const many = 30_000

describe.each(databaseKinds)('years of money on %s', (kind) => {
  let database: SqlDatabase
  beforeAll(async () => {
    database = await freshDatabase(kind)
    await fillTables(database, moneyOfYears(many, now))
  }, 60_000)
  afterAll(() => database.close())

  const planOf = async (query: { compile(): CompiledQuery }): Promise<string> => {
    const compiled = query.compile()
    const explain = kind === 'SQLite' ? 'explain query plan' : 'explain'
    const { rows } = await database.db.executeQuery<Record<string, unknown>>({
      ...compiled,
      sql: `${explain} ${compiled.sql}`,
    })
    return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n')
  }
  const whole =
    /SCAN (?:payments|written_quotes|balance_transactions)|Seq Scan on (?:payments|written_quotes|balance_transactions)/

  test('the money of a month is read along its time, with its quotes and fees', async () => {
    const plan = await planOf(movementsBetween(database.db, now - 30 * day, now))
    expect(plan).toMatch(/payments_by_time/)
    expect(plan).toMatch(/refunds_by_time/)
    expect(plan).toMatch(/payments_refunded_elsewhere/)
    expect(plan).toMatch(/balance_transactions_of_movement/)
    // PostgreSQL may read small tables whole to join them; to find what moved it does not.
    if (kind === 'SQLite') expect(plan).not.toMatch(whole)
  })

  test('quotes are listed along the time of their last change', async () => {
    for (const filter of ['any', 'accepted', 'draft'] as const) {
      const query = orderedQuotes(database.db, { filter, today: '2027-04-12' }).limit(50)
      const plan = await planOf(query)
      expect(plan).toMatch(/written_quotes_/)
      expect(plan).not.toMatch(/Seq Scan|SCAN written_quotes(?! USING)|TEMP B-TREE/)
    }
  })

  test('fees to ask for and payments of a customer are found along an index', async () => {
    const { db } = database
    const due = db
      .selectFrom('payments')
      .select('id')
      .where('method', '=', 'card')
      .where('fees_watch_at', 'is not', null)
      .where('fees_watch_at', '<=', now)
      .orderBy('fees_watch_at')
    expect(await planOf(due)).not.toMatch(whole)
    const own = db.selectFrom('payments').select('id').where('customer_id', '=', 'c')
    expect(await planOf(own)).toMatch(/payments_of_customer/)
    const entries = await sqlStores(database).ledger.entries(now - 30 * day, now)
    expect(entries.length).toBeGreaterThan(200)
    expect(entries.find(({ method }) => method === 'card')?.fee.is).toBe('known')
  })
})
