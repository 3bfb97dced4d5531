import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchKind } from '#adapters/sql/customers/customer-tables.ts'
import { receivedOf } from '#adapters/sql/customers/person-scope.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { untoldFailures } from '#adapters/sql/desk/alert-store.ts'
import { emailIds, emailsWith } from '#adapters/sql/emails/email-log.ts'
import { kindsOf, searchedReceived, searchedSent } from '#adapters/sql/emails/email-search.ts'
import { searchableEmail } from '#adapters/sql/emails/mail-rows.ts'
import { searchableReceived } from '#adapters/sql/emails/received-rows.ts'
import { otherEmailIds, otherEmailsWith } from '#adapters/sql/emails/received-email-store.ts'
import { guestIds, sentIds } from '#adapters/sql/desk/search-store.ts'
import { rarestFirst, termRanges } from '#adapters/sql/term-search.ts'
import { randomIds } from '#adapters/system/system.ts'
import { searchTerms } from '#domain/customers/search-terms.ts'
import { databaseKinds, unusedDatabase } from '#support/databases.ts'
import { planOf } from '#support/query-plan.ts'
import { sqlStores, type TestStores } from '#support/stores.ts'

/** Enough for a database to prefer an index. */
const many = 6_000

describe.each(databaseKinds)('lists of emails on %s', (kind) => {
  let database: SqlDatabase
  let stores: TestStores
  beforeAll(async () => {
    database = await unusedDatabase(kind)
    stores = sqlStores(database, randomIds)
    await fillEmails(database)
    if (kind === 'PostgreSQL') await database.pool?.query('vacuum analyze')
  })
  afterAll(() => database.close())

  test.each(['failed', 'waiting', 'sent', 'bounced', 'given-up'] as const)(
    'a page of %s ones is read along one index',
    async (filter) => {
      const plan = await planOf(database, emailIds(database.db, { filter }).limit(50))
      expect(plan).toMatch(/emails_to_look_at|emails_by_state/)
      // The few bounced ones are sorted, whether or not a colleague has seen them.
      expect(plan).not.toMatch(filter === 'bounced' ? /Seq Scan/ : /TEMP B-TREE|Seq Scan/)
    },
  )

  test('an email is found by its address and words, and by name, town and phone of its subject', async () => {
    const words = await rarestFirst(database.db, kindsOf(searchedSent), termRanges('rosa lind'))
    if (words === null) throw new Error('the words are too common')
    const plan = await planOf(database, emailsWith(database.db, { filter: 'sent' }, words))
    expect(plan).toMatch(/search_terms_pkey|sqlite_autoindex_search_terms/)
    expect(plan).toContain('emails_by_subject')
    // Not all sent emails.
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
    // All have this word; one has the other.
    expect(await found('guest')).toMatchObject({ total: null })
    expect(await found('guest rosa')).toEqual(rosa)
  })

  test('a search of everything scans emails and guests by time', async () => {
    const sent = await planOf(database, sentIds(database.db).limit(500))
    expect(sent).toContain('emails_by_time')
    const guests = await planOf(database, guestIds(database.db, 'evergreen').limit(500))
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

  test('emails whose failure nobody was told of are found without reading the others', async () => {
    const plan = await planOf(database, untoldFailures(database.db).limit(1))
    expect(plan).toContain('emails_to_look_at')
  })

  test('the received emails of a person are found without reading the others', async () => {
    const emailKeys = ['guest4321@example.com']
    const nothing = { leads: [], bookings: [], visits: [], quotes: [] }
    const scope = { customerId: 'somebody', emailKeys, ...nothing }
    const plan = await planOf(database, receivedOf(database.db, scope).select('id'))
    expect(plan).toContain('received_emails_by_customer')
    expect(plan).toContain('received_emails_from')
    expect(plan).not.toMatch(/Seq Scan on received|SCAN received/)
  })

  test('other email is read along one index', async () => {
    for (const isOpen of [true, false]) {
      const ids = otherEmailIds(database.db, isOpen).limit(50)
      const plan = await planOf(database, ids)
      if (kind === 'SQLite') expect(plan).toMatch(/received_emails_open/)
      expect(plan).not.toContain('TEMP B-TREE')
    }
  })

  test('other email is found by its own words, and by name, town and phone of the customer who wrote it', async () => {
    const words = await rarestFirst(
      database.db,
      kindsOf(searchedReceived),
      termRanges('rosa hedge'),
    )
    if (words === null) throw new Error('the words are too common')
    for (const isOpen of [true, false]) {
      const plan = await planOf(database, otherEmailsWith(database.db, isOpen, words))
      expect(plan).toContain('received_emails_by_customer')
      // Not all received emails.
      expect(plan).not.toMatch(/received_emails_open|received_emails_by_time|Seq Scan on received/)
    }
    const found = async (search: string, isOpen = true) => {
      const { emails } = await stores.receivedEmails.listOther({ isOpen, search, page: 1 })
      return emails.map(({ id }) => id)
    }
    for (const search of [
      'PRIVATE4322@',
      'Rosa Lind',
      'cumm hedge',
      '0142',
      'rosa',
      'email rosa',
    ]) {
      expect(await found(search), search).toEqual(['received-4322'])
    }
    expect(await found('rosa', false)).toEqual([])
    expect(await found('rosa nobody')).toEqual([])
    // All archived emails have this word, so the list is scanned.
    expect(await found('email', false)).toHaveLength(50)
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

  test('an email names the customer whose address it went to', async () => {
    const customerOf = async (id: string) => (await stores.emailLog.find(`email-${id}`))?.customer
    expect(await customerOf('4321')).toBe('Rosa Lindqvist')
    expect(await customerOf('4322')).toBeNull()
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
    terms.push({ kind: 'customer', term, subject_id: 'customer-rosa' })
  }
  const received = Array.from({ length: many }, (_, number) => ({
    id: `received-${number}`,
    mailbox: 'office',
    uid_validity: '1',
    uid: number,
    email_key: `received-${number}`,
    received_at: number,
    kind: 'written' as const,
    from_address: `private${number}@example.net`,
    from_key: `private${number}@example.net`,
    from_name: '',
    subject: 'An email about a hedge',
    text: 'How much is a hedge?',
    omitted: null,
    size: 100,
    lead_id: null,
    customer_id: number === 4322 ? 'customer-rosa' : null,
    is_other_sender: 0 as const,
    has_token: 0 as const,
    // Most are archived.
    is_open: number % 3 === 2 ? (1 as const) : (0 as const),
  }))
  for (const row of received) {
    for (const term of searchTerms(searchableReceived(row))) {
      terms.push({ kind: 'received-email', term, subject_id: row.id })
    }
  }
  await db
    .insertInto('customers')
    .values({
      id: 'customer-rosa',
      name: 'Rosa Lindqvist',
      company: '',
      name_key: 'rosa lindqvist',
      created_at: 1,
      revision: 1,
    })
    .execute()
  const email = 'guest4321@example.com'
  await db
    .insertInto('customer_emails')
    .values({ email_key: email, email, customer_id: 'customer-rosa' })
    .execute()
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
    await db
      .insertInto('received_emails')
      .values(received.slice(from, from + 500))
      .execute()
  }
}
