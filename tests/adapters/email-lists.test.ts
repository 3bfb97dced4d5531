import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { emailIds } from '#adapters/sql/email-log.ts'
import { otherEmailIds } from '#adapters/sql/received-email-store.ts'
import { guestIds, sentIds } from '#adapters/sql/search-store.ts'
import { randomIds } from '#adapters/system/system.ts'
import { databaseKinds, freshDatabase } from '#support/databases.ts'
import { sqlStores, type TestStores } from '#support/stores.ts'

/** Enough for a database to prefer an index. */
const many = 6_000

describe.each(databaseKinds)('lists of emails on %s', (kind) => {
  let database: SqlDatabase
  let stores: TestStores
  beforeAll(async () => {
    database = await freshDatabase(kind)
    stores = sqlStores(database, randomIds)
    await fillEmails(database)
    if (kind === 'PostgreSQL') await database.pool?.query('vacuum analyze emails')
  })
  afterAll(() => database.close())

  const planOf = async (query: CompiledQuery): Promise<string> => {
    const explain = kind === 'SQLite' ? 'explain query plan' : 'explain'
    const { rows } = await database.db.executeQuery<Record<string, unknown>>({
      ...query,
      sql: `${explain} ${query.sql}`,
    })
    return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n')
  }

  test.each(['failed', 'waiting', 'sent', 'bounced', 'given-up'] as const)(
    'a page of %s ones is read along one index',
    async (filter) => {
      const plan = await planOf(emailIds(database, { filter, search: '' }).limit(50).compile())
      expect(plan).toMatch(/emails_to_look_at|emails_by_state/)
      // The few that came back are sorted, whether or not somebody has looked at them.
      expect(plan).not.toMatch(filter === 'bounced' ? /Seq Scan/ : /TEMP B-TREE|Seq Scan/)
    },
  )

  test('an address is found by its beginning, along the index of addresses', async () => {
    const query = { filter: 'sent', search: 'GUEST4321@' } as const
    expect(await planOf(emailIds(database, query).limit(50).compile())).toContain(
      'emails_by_address',
    )
    const found = await stores.emailLog.list({ ...query, page: 1 })
    expect(found.emails.map(({ to }) => to)).toEqual(['guest4321@example.com'])
    expect(found).toMatchObject({ total: 1, hasNext: false })
  })

  test('a search of everything walks emails along their times, and guests along theirs', async () => {
    const sent = await planOf(sentIds(database.db).limit(500).compile())
    expect(sent).toContain('emails_by_time')
    const guests = await planOf(guestIds(database.db, 'evergreen').limit(500).compile())
    if (kind === 'SQLite') expect(guests).toMatch(/bookings USING INDEX bookings_newest/)
    await database.db
      .insertInto('search_terms')
      .columns(['kind', 'term', 'subject_id'])
      .expression((row) =>
        row
          .selectFrom('emails')
          .select([sql.lit('email').as('kind'), sql.lit('spring').as('term'), 'id']),
      )
      .execute()
    const { rows, hasMore } = await stores.search.sentEmails('spr', 20)
    expect(rows).toHaveLength(20)
    expect(rows[0]?.to).toBe(`guest${many - 1}@example.com`)
    expect(hasMore).toBe(true)
  })

  test('other email is read along one index', async () => {
    for (const isOpen of [true, false]) {
      const ids = otherEmailIds(database, { isOpen, search: '' }).limit(50)
      const plan = await planOf(ids.compile())
      if (kind === 'SQLite') expect(plan).toMatch(/received_emails_open/)
      expect(plan).not.toContain('TEMP B-TREE')
    }
  })

  test('pages end at the thousandth row, the newest first', async () => {
    const first = await stores.emailLog.list({ filter: 'sent', search: '', page: 1 })
    expect(first).toMatchObject({ total: 1_001, hasNext: true, pageLength: 50 })
    expect(first.emails[0]?.to).toBe(`guest${many - 1}@example.com`)
    expect(await stores.emailLog.list({ filter: 'sent', search: '', page: 900 })).toMatchObject({
      page: 20,
      hasNext: false,
    })
  })
})

async function fillEmails({ db }: SqlDatabase): Promise<void> {
  const rows = Array.from({ length: many }, (_, number) => ({
    id: `email-${number}`,
    created_at: number,
    kind: 'desk-reply',
    data: JSON.stringify({ from: 'Ruth', subject: 'Hello', text: 'Hello' }),
    has_secrets: 0 as const,
    sealed_secrets: null,
    priority: 1,
    recipient: `guest${number}@example.com`,
    recipient_key: `guest${number}@example.com`,
    recipient_domain: 'example.com',
    withdrawal_key: null,
    about_kind: 'lead' as const,
    about_id: `lead-${number}`,
    state: 'sent' as const,
    tries: 1,
    next_try_at: null,
    leased_until: null,
    sent_at: number,
    subject: 'Hello',
    text: 'Hello',
    last_error: null,
    replaced_by: null,
  }))
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('emails')
      .values(rows.slice(from, from + 500))
      .execute()
  }
}
