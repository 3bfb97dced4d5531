import type { Kysely } from 'kysely'
import { searchTerms, type Searchable } from '#domain/customers/search-terms.ts'

/** Search terms of guests, events, visits and emails, like those of requests and customers. */
export async function up(db: Kysely<TablesThen>): Promise<void> {
  await db.schema
    .createIndex('bookings_newest')
    .on('bookings')
    .columns(['booked_at', 'id'])
    .execute()
  await addTerms(
    db,
    'booking',
    (after) => pageOf(db.selectFrom('bookings').selectAll().where('id', '>', after)),
    ({ email, answers }) => guestWords(email, answers),
  )
  await addTerms(
    db,
    'event',
    (after) => pageOf(db.selectFrom('events').selectAll().where('id', '>', after)),
    (row) => ({
      ...nothing,
      names: [row.name ?? '', row.hosted_by ?? '', ...textsIn(row.guests)],
      places: [row.venue_address ?? ''],
    }),
  )
  await addTerms(
    db,
    'visit',
    (after) => pageOf(db.selectFrom('visits').selectAll().where('id', '>', after)),
    (row) => ({
      names: [row.name],
      emails: [row.email],
      phones: [row.phone],
      places: [row.street1, row.city],
    }),
  )
  await addTerms(
    db,
    'email',
    (after) => pageOf(db.selectFrom('emails').selectAll().where('id', '>', after)),
    ({ subject, recipient }) => ({ ...nothing, names: [subject ?? ''], emails: [recipient] }),
  )
  await addTerms(
    db,
    'received-email',
    (after) => pageOf(db.selectFrom('received_emails').selectAll().where('id', '>', after)),
    (row) => ({ ...nothing, names: [row.from_name, row.subject], emails: [row.from_address] }),
  )
}

export async function down(db: Kysely<TablesThen>): Promise<void> {
  await db
    .deleteFrom('search_terms')
    .where('kind', 'in', ['booking', 'event', 'visit', 'email', 'received-email'])
    .execute()
  await db.schema.dropIndex('bookings_newest').execute()
}

interface TablesThen {
  bookings: { id: string; email: string; answers: string }
  events: {
    id: string
    name: string | null
    hosted_by: string | null
    guests: string
    venue_address: string | null
  }
  visits: {
    id: string
    name: string
    email: string
    phone: string
    street1: string
    city: string
  }
  emails: { id: string; recipient: string; subject: string | null }
  received_emails: { id: string; from_name: string; from_address: string; subject: string }
  search_terms: { kind: string; term: string; subject_id: string }
}

const nothing: Searchable = { names: [], emails: [], phones: [], places: [] }

/** First and last name among the answers, and any answer with the digits of a phone. */
function guestWords(email: string, json: string): Searchable {
  const answers: unknown = JSON.parse(json)
  if (email === '' || !Array.isArray(answers)) return nothing
  const texts = (wanted: (name: unknown) => boolean): string[] =>
    answers.flatMap((answer) => (wanted(answer?.name) ? [answer?.value].flat() : [])).filter(isText)
  return {
    ...nothing,
    names: texts((name) => name === 'firstName' || name === 'lastName'),
    emails: [email],
    phones: texts(() => true).filter((text) => /^\d{10}$/.test(text)),
  }
}

function textsIn(json: string): readonly string[] {
  const texts: unknown = JSON.parse(json)
  return Array.isArray(texts) ? texts.filter(isText) : []
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Rows read, and terms written, at a time. */
const pageLength = 500

interface Query<Row> {
  orderBy(column: 'id'): { limit(count: number): { execute(): Promise<Row[]> } }
}

const pageOf = <Row>(query: Query<Row>) => query.orderBy('id').limit(pageLength).execute()

async function addTerms<Row extends { readonly id: string }>(
  db: Kysely<TablesThen>,
  kind: string,
  read: (after: string) => Promise<readonly Row[]>,
  wordsOf: (row: Row) => Searchable,
): Promise<void> {
  for (let after = ''; ;) {
    const rows = await read(after)
    const last = rows.at(-1)
    if (last === undefined) return
    const terms = rows.flatMap((row) =>
      searchTerms(wordsOf(row)).map((term) => ({ kind, term, subject_id: row.id })),
    )
    for (let from = 0; from < terms.length; from += pageLength) {
      const some = terms.slice(from, from + pageLength)
      // A process of this version may have written some already.
      await db
        .insertInto('search_terms')
        .values(some)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    after = last.id
  }
}
