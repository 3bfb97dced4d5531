import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { customerIds } from '#adapters/sql/customer-list.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { requestIds } from '#adapters/sql/request-list.ts'
import { requestSorts, type RequestQuery } from '#ports/request-store.ts'
import { openTestDatabase } from '#support/databases.ts'

const any: RequestQuery = {
  status: 'open',
  search: '',
  assignedTo: null,
  service: null,
  sort: 'newest',
  page: 1,
}

/** How SQLite goes about a query. */
async function planOf({ db }: SqlDatabase, query: CompiledQuery): Promise<string> {
  const explained = { ...query, sql: `explain query plan ${query.sql}` }
  const { rows } = await db.executeQuery<{ detail: string }>(explained)
  return rows.map(({ detail }) => detail).join('\n')
}

const lists = (['open', 'new', 'lost'] as const).flatMap((status) =>
  requestSorts.map((sort) => ({ status, sort })),
)

test.each(lists)(
  'a page of $status requests by $sort is read along one index, without sorting',
  async (query) => {
    const database = await openTestDatabase()
    for (const filter of [{}, { assignedTo: 'ruth' }]) {
      const ids = requestIds(database.db, { ...any, ...query, ...filter })
      const plan = await planOf(database, ids.compile())
      expect(plan).toMatch(/SEARCH leads USING COVERING INDEX leads_(open|status)_by_/)
      expect(plan).not.toContain('TEMP B-TREE')
    }
  },
)

test('a search reads the words that begin so, and nothing else of them', async () => {
  const database = await openTestDatabase()
  const requests = requestIds(database.db, { ...any, search: 'ro' }).compile()
  const customers = customerIds(database.db, { search: 'ro', sort: 'name', page: 1 }).compile()
  for (const query of [requests, customers]) {
    expect(await planOf(database, query)).toMatch(
      /search_terms USING COVERING INDEX \S+ \(kind=\? AND term>\? AND term<\?\)/,
    )
  }
})

test.each(['name', 'newest'] as const)(
  'a page of customers by %s is read along one index',
  async (sort) => {
    const database = await openTestDatabase()
    const query = customerIds(database.db, { search: '', sort, page: 2 }).compile()
    const plan = await planOf(database, query)
    expect(plan).toContain('USING COVERING INDEX customers_by_')
    expect(plan).not.toContain('TEMP B-TREE')
  },
)
