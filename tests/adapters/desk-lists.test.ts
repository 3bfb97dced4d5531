import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillTables } from '#bench/desk/fill.ts'
import { peopleWhoAsked } from '#bench/desk/people.ts'
import { mergesOf } from '#adapters/sql/customers/customer-merges.ts'
import { customerIds } from '#adapters/sql/customers/customer-list.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { dueStretches, newOnToday, stretches } from '#adapters/sql/requests/request-groups.ts'
import { closedSince } from '#adapters/sql/requests/request-figures.ts'
import { endangeredLeads } from '#adapters/sql/customers/retention-store.ts'
import { requestIds } from '#adapters/sql/requests/request-list.ts'
import { rarestFirst, rowsWith, termRanges, whoseTermsAreIn } from '#adapters/sql/term-search.ts'
import { activityPage } from '#adapters/sql/activity-log.ts'
import { day, instantAt } from '#domain/time.ts'
import { requestSorts } from '#domain/requests/request-status.ts'
import type { RequestQuery } from '#ports/request-store.ts'
import { databaseKinds, unusedDatabase } from '#support/databases.ts'
import { planOf } from '#support/query-plan.ts'
import { sqlStores, type TestStores } from '#support/stores.ts'

const any: RequestQuery = {
  status: 'any',
  search: '',
  assignedTo: null,
  service: null,
  sort: 'newest',
  page: 1,
  groupedOn: null,
}

/** More than a search sorts. */
const many = 5_100
const today = '2026-06-05'
const now = instantAt(today, '12:00', 'America/New_York')

describe.each(databaseKinds)('lists of thousands on %s', (kind) => {
  let database: SqlDatabase
  let stores: TestStores
  beforeAll(async () => {
    database = await unusedDatabase(kind)
    stores = sqlStores(database)
    for (const [id, role] of [['ruth', 'owner'] as const, ['june', 'office'] as const]) {
      await database.db
        .insertInto('staff')
        .values({ id, email: id, email_key: id, name: id, role, joined_at: 1, revision: 1 })
        .execute()
    }
    await fillTables(database, peopleWhoAsked(many, ['ruth', 'june'], now))
    await addWord('everyword')
    // Terms of deleted requests.
    await addWord('oldword', 'gone-')
  }, 60_000)
  afterAll(() => database.close())

  /** A word of all requests, under their ids or prefixed ones. */
  async function addWord(term: string, before = ''): Promise<void> {
    const rows = await database.db.selectFrom('leads').select('id').execute()
    for (let from = 0; from < rows.length; from += 500) {
      await database.db
        .insertInto('search_terms')
        .values(
          rows
            .slice(from, from + 500)
            .map(({ id }) => ({ kind: 'request', term, subject_id: `${before}${id}` })),
        )
        .execute()
    }
  }

  const expectIndex = async (query: { compile(): CompiledQuery }, index: RegExp) => {
    const plan = await planOf(database, query)
    expect(plan).toMatch(
      new RegExp(`(USING COVERING INDEX|Index Only Scan.* using) (${index.source})`),
    )
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/)
  }

  test.each(
    (['open', 'new', 'lost', 'any'] as const).flatMap((status) =>
      requestSorts
        .filter((sort) => status !== 'any' || sort === 'newest')
        .map((sort) => ({ status, sort })),
    ),
  )('a page of $status requests by $sort is read along one index', async (query) => {
    for (const assignedTo of [null, 'ruth']) {
      const ids = requestIds(database.db, { ...any, ...query, assignedTo })
      await expectIndex(ids.offset(100).limit(50), /leads_(open|status|any)_by_\w+/)
    }
  })

  test('each part of the groups is read along one index', async () => {
    for (const { of, inOrder } of stretches(today)) {
      const query = inOrder(of(database.db.selectFrom('leads')))
        .select('id')
        .limit(50)
      await expectIndex(query, /leads_(open|status)_by_\w+/)
    }
    for (const { of, inOrder } of [newOnToday, ...dueStretches(today)]) {
      const query = inOrder(of(database.db.selectFrom('leads')))
        .select('id')
        .limit(8)
      await expectIndex(query, /leads_(open|status)_by_\w+/)
    }
  })

  test.each(['name', 'newest'] as const)(
    'a page of customers by %s is read along one index',
    async (sort) => {
      const query = customerIds(database.db, { sort }).offset(50).limit(50)
      await expectIndex(query, /customers_by_\w+/)
    },
  )

  test('a search looks up rare words, and reads common ones only for the rows it scans', async () => {
    const ranges = termRanges('abathy 770')
    const { db } = database
    const words = (await rarestFirst(db, ['request'], ranges)) ?? expect.fail()
    const range = words[0]
    for (const query of [
      rowsWith(db, 'request', words, requestIds(db, any), 'leads.id'),
      rowsWith(db, 'customer', words, customerIds(db, { sort: 'name' }), 'customers.id'),
    ]) {
      expect(await planOf(database, query)).toMatch(
        /search_terms_pkey|sqlite_autoindex_search_terms/,
      )
    }
    const ids = await requestIds(database.db, any).limit(500).execute()
    const walked = whoseTermsAreIn(
      database.db,
      ids.map(({ id }) => id),
      range,
    )
    expect(await planOf(database, walked)).toContain('search_terms_of_subject')
  })

  test('a page of the activity is read along one index', async () => {
    const plan = await planOf(database, activityPage(database.db, { at: now, id: 'x' }, 51))
    expect(plan).toContain('activity_by_time')
    expect(plan).not.toMatch(/TEMP B-TREE|Seq Scan on activity/)
  })

  test('those who were merged are found by an index', async () => {
    const { db } = database
    const { id: into } = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow()
    const merges = Array.from({ length: 400 }, (_, number) => {
      const id = `merge-${number}`
      return { id, at: number, from_id: `gone-${number}`, into_id: into, former: '{}' }
    })
    await db.insertInto('customer_merges').values(merges).execute()
    await database.pool?.query('analyze customer_merges')
    expect(await planOf(database, mergesOf(db, ['gone-7']))).toContain('customer_merges_by_former')
  })

  test('the counts of Today are read along an index', async () => {
    const { db } = database
    await expectIndex(closedSince(db, now - 90 * day), /leads_by_end/)
    const endangered = endangeredLeads(db)
      .select('id')
      .orderBy('forget_after')
      .orderBy('id')
      .limit(8)
    expect(await planOf(database, endangered)).toContain('leads_to_forget')
  })

  test('a search finds rows that match all words, in the order of the list', async () => {
    const all = await stores.leads.list()
    const found = await stores.requests.list({ ...any, search: 'ros cumm' })
    const wanted = all.filter(
      ({ contact, address }) => contact.firstName === 'Rosa' && address.city === 'Cumming',
    )
    expect(found.total).toBe(wanted.length)
    const newestFirst = wanted.toSorted((one, other) => other.createdAt - one.createdAt)
    expect(found.requests.map(({ lead }) => lead.id)).toEqual(
      newestFirst.slice(0, 50).map(({ id }) => id),
    )
    const phone = wanted[0]?.contact.phone ?? ''
    const byPhone = await stores.requests.list({ ...any, search: phone.slice(-4) })
    expect(byPhone.requests.map(({ lead }) => lead.id)).toContain(wanted[0]?.id)
  })

  test('common words are found too, page by page', async () => {
    const seen: string[] = []
    for (const page of [1, 2]) {
      const found = await stores.requests.list({ ...any, search: 'everyw', page })
      expect(found).toMatchObject({ page, total: null, hasNext: true, isPartial: false })
      seen.push(...found.requests.map(({ lead }) => lead.id))
    }
    const expected = await requestIds(database.db, any).limit(100).execute()
    expect(seen).toEqual(expected.map(({ id }) => id))
  })

  test('a search for common words without a common row gives up, and says so', async () => {
    const found = await stores.requests.list({ ...any, search: 'everyword oldword' })
    expect(found).toMatchObject({ requests: [], total: null, hasNext: false, isPartial: true })
  })

  test('open requests are grouped and counted', async () => {
    const found = await stores.requests.list({
      ...any,
      status: 'open',
      sort: 'follow-up',
      groupedOn: today,
    })
    const counts = found.groups ?? expect.fail('there are no groups')
    expect(found.total).toBe(1_001)
    expect(found.requests.every(({ work }) => (work.followUpOn ?? '9') < today)).toBe(true)
    const page = Math.floor((counts.overdue + 25) / 50) + 1
    const next = await stores.requests.list({
      ...any,
      status: 'open',
      sort: 'follow-up',
      groupedOn: today,
      page,
    })
    expect(next.requests.some(({ work }) => work.followUpOn === null)).toBe(true)
  })

  test('pages end at the thousandth row', async () => {
    const found = await stores.requests.list({ ...any, status: 'open', page: 900 })
    expect(found).toMatchObject({ page: 20, total: 1_001, hasNext: false })
    expect(found.requests).toHaveLength(50)
  })
})
