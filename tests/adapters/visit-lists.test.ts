import type { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillTables } from '#bench/desk/fill.ts'
import { visitsOfYears } from '#bench/desk/visits.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { photographsIn } from '#adapters/sql/photographs/photograph-rows.ts'
import { photographsOfVisits } from '#adapters/sql/photographs/photograph-subjects.ts'
import { oldAnswers, toSchedule } from '#adapters/sql/written-quotes/quoted-delivery-store.ts'
import {
  overlappingVisits,
  visitsBetween,
  visitsIn,
  visitsLeftOpen,
} from '#adapters/sql/visits/visit-rows.ts'
import { databaseKinds, unusedDatabase } from '#support/databases.ts'
import { planOf } from '#support/query-plan.ts'
import { sqlStores, type TestStores } from '#support/stores.ts'
import { windowAt } from '#support/visits.ts'

const now = Date.parse('2027-04-12T12:00:00Z')
/** Ten years of eight visits a day; `npm run bench -- desk` measures with 100,000. */
const many = 30_000

describe.each(databaseKinds)('years of visits on %s', (kind) => {
  let database: SqlDatabase
  let stores: TestStores
  beforeAll(async () => {
    database = await unusedDatabase(kind)
    stores = sqlStores(database)
    const joined = { role: 'helper', joined_at: 1, revision: 1 } as const
    for (const id of ['ruth', 'teo']) {
      const row = { id, email: id, email_key: id, name: id, ...joined }
      await database.db.insertInto('staff').values(row).execute()
    }
    await fillTables(database, visitsOfYears(many, ['ruth', 'teo'], now))
  }, 60_000)
  afterAll(() => database.close())

  /** Expects reads of visits or photographs to use that index, and no full scan. */
  const expectAlong = async (query: { compile(): CompiledQuery }, index: RegExp) => {
    const plan = await planOf(database, query)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/SCAN (?:visits|photographs)|Seq Scan on (?:visits|photographs)/)
  }
  const week = { from: '2027-04-12', to: '2027-04-18' }

  test('a day, a week, a colleague’s year and unassigned visits are read along an index', async () => {
    const { db } = database
    const day = { from: '2027-04-15', to: '2027-04-15' }
    const year = { from: '2027-03-12', to: '2028-04-12' }
    for (const range of [day, week]) {
      await expectAlong(visitsBetween(db, { ...range, assignedTo: null }), /visits_by_day/)
    }
    for (const range of [day, week, year]) {
      const own = visitsBetween(db, { ...range, assignedTo: 'teo' })
      await expectAlong(own, /visits_(?:of_colleague|by_day)/)
    }
    const nobodys = visitsBetween(db, { ...week, assignedTo: 'nobody' })
    await expectAlong(nobodys, /visits_(?:of_colleague|by_day)/)
    const [first] = await stores.visits.between({ ...week, assignedTo: 'teo' })
    expect(first).toMatchObject({ assignee: 'teo' })
  })

  test('overlaps, past visits, and visits of a request or customer are read along an index', async () => {
    const { db } = database
    const window = { id: 'new', ...windowAt('2027-04-15', '14:00', '16:00') }
    await expectAlong(
      overlappingVisits(db, window, 'teo'),
      /visits_(?:of_colleague|by_day|by_status)/,
    )
    await expectAlong(visitsLeftOpen(db, '2027-04-12').limit(20), /visits_by_status/)
    await expectAlong(visitsIn(db).where('lead_id', '=', 'r'), /visits_of_request/)
    await expectAlong(visitsIn(db).where('customer_id', '=', 'c'), /visits_of_customer/)
    await expectAlong(
      db.selectFrom('visits').select('id').where('email_key', '=', 'x'),
      /visits_by_email/,
    )
    await expectAlong(
      db.selectFrom('visits').select('id').where('ends_at', '<', 5),
      /visits_by_end/,
    )
  })

  test('answers of past deliveries are found without reading the visits', async () => {
    // PostgreSQL reads an empty table without its indexes.
    const index = /quoted_deliveries_with_answers|Seq Scan on quoted_deliveries/
    await expectAlong(oldAnswers(database.db, now), index)
  })

  // PostgreSQL reads an empty table without its indexes.
  if (kind === 'SQLite') {
    test('deliveries to schedule are read in order along an index', async () => {
      for (const after of [null, { changedAt: now, quoteId: 'q' }]) {
        const plan = await planOf(database, toSchedule(database.db, after))
        expect(plan).toMatch(/quoted_deliveries_waiting/)
        expect(plan).not.toMatch(/TEMP B-TREE/)
      }
    })
  }

  test('the photographs of a week’s visits are read along their indexes', async () => {
    const shown = await stores.visits.between({ ...week, assignedTo: null })
    expect(shown.length).toBeGreaterThan(50)
    await expectAlong(photographsOfVisits(database.db, shown), /photographs_by_visit/)
    const ofRequests = shown.map((visit) => ({ ...visit, requestId: 'r' }))
    await expectAlong(
      photographsOfVisits(database.db, ofRequests),
      /photographs_by_visit[^]*photographs_by_lead|photographs_by_lead[^]*photographs_by_visit/,
    )
    await expectAlong(photographsIn(database.db).where('lead_id', '=', 'r'), /photographs_by_lead/)
    expect(await stores.photographs.listOfVisits(shown)).toHaveLength(shown.length)
    const before = { begun: 0, empty: 0, awaited: 0, removed: 0 }
    expect(await stores.photographs.listUnclaimed(before, 10)).toEqual([])
  })
})
