import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { SearchKind } from '#adapters/sql/customers/customer-tables.ts'
import type { TermRange } from '#adapters/sql/term-search.ts'

/** Emails of one table, found by their own words and those of their owners. */
export interface SearchedEmails {
  readonly table: 'emails' | 'received_emails'
  readonly own: SearchKind
  readonly owner: 'about_id' | 'customer_id'
  readonly owners: readonly SearchKind[]
}

/** Owners are the request, guest, visit, quote or payment an email is about. */
export const searchedSent: SearchedEmails = {
  table: 'emails',
  own: 'email',
  owner: 'about_id',
  owners: ['request', 'booking', 'visit', 'quote', 'payment'],
}

/** The owner is the probable sender. */
export const searchedReceived: SearchedEmails = {
  table: 'received_emails',
  own: 'received-email',
  owner: 'customer_id',
  owners: ['customer'],
}

/** Kinds whose words are searched. */
export const kindsOf = ({ own, owners }: SearchedEmails): readonly SearchKind[] => [own, ...owners]

/** Distinct ids with a word in the range. */
export function emailsFound(
  emails: SearchedEmails,
  range: TermRange,
): RawBuilder<{ readonly id: string }> {
  const { id, owner } = columnsOf(emails)
  return sql`(select subject_id as id from search_terms where search_terms.kind = ${emails.own} and ${isIn(range)}
    union select ${id} from search_terms join ${sql.table(emails.table)} on ${owner} = search_terms.subject_id
    where search_terms.kind in (${sql.join(emails.owners)}) and ${isIn(range)})`
}

/** True for a row that has, itself or through its owner, a word in every range. */
export function haveWords(
  emails: SearchedEmails,
  ranges: readonly TermRange[],
): RawBuilder<SqlBool> {
  const { id, owner } = columnsOf(emails)
  const conditions = ranges.map(
    (range) =>
      sql`exists (select 1 from search_terms where search_terms.subject_id in (${id}, ${owner}) and ${isIn(range)})`,
  )
  return conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` and `)
}

const columnsOf = ({ table, owner }: SearchedEmails) => ({
  id: sql.ref(`${table}.id`),
  owner: sql.ref(`${table}.${owner}`),
})

const isIn = ({ from, before }: TermRange) =>
  sql`search_terms.term >= ${from} and search_terms.term < ${before}`
