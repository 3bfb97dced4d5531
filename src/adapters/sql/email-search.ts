import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { SearchKind } from './customer-tables.ts'
import type { SqlDatabase } from './database.ts'
import type { RarestFirst, TermRange } from './term-search.ts'

type Db = SqlDatabase['db']

/** Emails of one table: found by their own words, and by those of what they belong to. */
export interface SearchedEmails {
  readonly table: 'emails' | 'received_emails'
  readonly own: SearchKind
  readonly owner: 'about_id' | 'customer_id'
  readonly owners: readonly SearchKind[]
}

/** By name, town, street and phone of the request, guest, visit, quote or payment they are about. */
export const searchedSent: SearchedEmails = {
  table: 'emails',
  own: 'email',
  owner: 'about_id',
  owners: ['request', 'booking', 'visit', 'quote', 'payment'],
}

/** By those of the customer who probably wrote them. */
export const searchedReceived: SearchedEmails = {
  table: 'received_emails',
  own: 'received-email',
  owner: 'customer_id',
  owners: ['customer'],
}

/** Whose words are looked through. */
export const kindsOf = ({ own, owners }: SearchedEmails): readonly SearchKind[] => [own, ...owners]

/** Whether a row of the table has all the words; it starts from the one that the fewest have. */
export function hasWords(
  emails: SearchedEmails,
  [rarest, ...others]: RarestFirst,
): RawBuilder<SqlBool> {
  const { id, owner } = columnsOf(emails)
  const table = sql.table(emails.table)
  const found = sql`select subject_id from search_terms where search_terms.kind = ${emails.own} and ${isIn(rarest)}
    union select ${id} from search_terms join ${table} on ${owner} = search_terms.subject_id
    where search_terms.kind in (${sql.join(emails.owners)}) and ${isIn(rarest)}`
  const conditions = others.map(
    (range) => sql`exists (select 1 from search_terms where ${isOf(emails)} and ${isIn(range)})`,
  )
  return sql`${sql.join([sql`${id} in (${found})`, ...conditions], sql` and `)}`
}

/** Ids of those of them that have a word of the range. */
export async function emailsHaving(
  db: Db,
  emails: SearchedEmails,
  ids: readonly string[],
  range: TermRange,
): Promise<readonly string[]> {
  const { id } = columnsOf(emails)
  const { rows } = await sql<{ readonly id: string }>`
    select distinct ${id} as id from ${sql.table(emails.table)} join search_terms on ${isOf(emails)}
    where ${id} in (${sql.join(ids)}) and ${isIn(range)}`.execute(db)
  return rows.map((row) => row.id)
}

const columnsOf = ({ table, owner }: SearchedEmails) => ({
  id: sql.ref(`${table}.id`),
  owner: sql.ref(`${table}.${owner}`),
})

/** Whether a word is an email's own or its owner's. */
function isOf(emails: SearchedEmails) {
  const { id, owner } = columnsOf(emails)
  return sql`search_terms.subject_id in (${id}, ${owner})`
}

const isIn = ({ from, before }: TermRange) =>
  sql`search_terms.term >= ${from} and search_terms.term < ${before}`
