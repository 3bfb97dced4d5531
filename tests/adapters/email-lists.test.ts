import { type CompiledQuery, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchKind } from '#adapters/sql/customer-tables.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { emailIds, emailsWith } from '#adapters/sql/email-log.ts'
import { kindsOf, searchedSent } from '#adapters/sql/email-search.ts'
import { searchableEmail } from '#adapters/sql/mail-rows.ts'
import { otherEmailIds } from '#adapters/sql/received-email-store.ts'
import { guestIds, sentIds } from '#adapters/sql/search-store.ts'
import { rarestFirst, termRanges } from '#adapters/sql/term-search.ts'
import { randomIds } from '#adapters/system/system.ts'
import { searchTerms } from '#domain/customers/search-terms.ts'
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
    if (kind === 'PostgreSQL') await database.pool?.query('vacuum analyze')
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
      const plan = await planOf(emailIds(database.db, { filter }).limit(50).compile())
      expect(plan).toMatch(/emails_to_look_at|emails_by_state/)
      // The few that came back are sorted, whether or not somebody has looked at them.
      expect(plan).not.toMatch(filter === 'bounced' ? /Seq Scan/ : /TEMP B-TREE|Seq Scan/)
    },
  )

  test('an email is found by its address and words, and by name, town and phone of what it is about', async () => {
    const words = await rarestFirst(database.db, kindsOf(searchedSent), termRanges('rosa lind'))
    if (words === null) throw new Error('the words are too common')
    const plan = await planOf(emailsWith(database.db, { filter: 'sent' }, words).compile())
    expect(plan).toMatch(/search_terms_pkey|sqlite_autoindex_search_terms/)
    expect(plan).toContain('emails_by_subject')
    // Not all that were sent.
    expect(plan).not.toMatch(/emails_by_state|emails_by_time|Seq Scan on emails/)
    const found = async (search: string) => {
      const { emails, total } = await stores.emailLog.list({ filter: 'sent', search, page: 1 })
      return { to: emails.map(({ to }) => to), total }
    }
    const rosa = { to: ['guest4321@example.com'], total: 1 }
    for (const search of ['GUEST4321@', 'Rosa Lind', 'cumm rosa', '0142', 'hello rosa']) {
      expect(await found(search), search).toEqual(rosa)
    }
    expect(await found('rosa nobody')).toEqual({ to: [], total: 0 })
    expect(
      await stores.emailLog.list({ filter: 'waiting', search: 'rosa', page: 1 }),
    ).toMatchObject({ emails: [], total: 0 })
    // All of them have this word; one has the other.
    expect(await found('guest')).toMatchObject({ total: null })
    expect(await found('guest rosa')).toEqual(rosa)
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
      const ids = otherEmailIds(database.db, isOpen).limit(50)
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
  const terms: { kind: SearchKind; term: string; subject_id: string }[] = rows.flatMap(
    ({ id, recipient, subject }) =>
      searchTerms(searchableEmail(recipient, subject)).map((term) => ({
        kind: 'email',
        term,
        subject_id: id,
      })),
  )
  const rosa = {
    names: ['Rosa', 'Lindqvist'],
    emails: ['guest4321@example.com'],
    phones: ['7705550142'],
    places: ['Cumming'],
  }
  for (const term of searchTerms(rosa)) {
    terms.push({ kind: 'request', term, subject_id: 'lead-4321' })
  }
  for (let from = 0; from < terms.length; from += 500) {
    await db
      .insertInto('search_terms')
      .values(terms.slice(from, from + 500))
      .execute()
  }
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('emails')
      .values(rows.slice(from, from + 500))
      .execute()
  }
}
