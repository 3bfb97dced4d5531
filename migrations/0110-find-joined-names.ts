import { sql, type Kysely } from 'kysely'
import { searchTerms } from '#domain/customers/search-terms.ts'

/** Finds O'Brien by "obrien", as names that are saved from this version on. */
export async function up(db: Kysely<TablesThen>): Promise<void> {
  for (const { kind, table, columns } of named) {
    for (let after = ''; ;) {
      const { rows } = await sql<Readonly<Record<string, string | null>>>`
        select id, ${sql.join(columns.map((column) => sql.ref(column)))}
        from ${sql.table(table)} where id > ${after} order by id limit ${pageLength}`.execute(db)
      const last = rows.at(-1)?.['id']
      if (!last) break
      const terms = rows.flatMap((row) => {
        const names = columns.map((column) => nameIn(column, row[column] ?? '')).filter(isJoined)
        const found = searchTerms({ names, emails: [], phones: [], places: [] })
        return found.map((term) => ({ kind, term, subject_id: row['id'] ?? '' }))
      })
      for (let from = 0; from < terms.length; from += pageLength) {
        await db
          .insertInto('search_terms')
          .values(terms.slice(from, from + pageLength))
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      after = last
    }
  }
}

/** Leaves the terms, which are deleted with their subjects. */
export async function down(): Promise<void> {}

interface TablesThen {
  search_terms: { kind: string; term: string; subject_id: string }
}

const pageLength = 500

const named = [
  { kind: 'customer', table: 'customers', columns: ['name', 'company'] },
  { kind: 'request', table: 'leads', columns: ['first_name', 'last_name'] },
  { kind: 'booking', table: 'bookings', columns: ['answers'] },
  { kind: 'visit', table: 'visits', columns: ['name'] },
  { kind: 'quote', table: 'written_quotes', columns: ['name'] },
  { kind: 'received-email', table: 'received_emails', columns: ['from_name'] },
] as const

function nameIn(column: string, text: string): string {
  if (column !== 'answers') return text
  const answers: unknown = JSON.parse(text)
  if (!Array.isArray(answers)) return ''
  const answer = (name: string) => answers.find((each) => each?.name === name)?.value ?? ''
  return `${answer('firstName')} ${answer('lastName')}`
}

const isJoined = (name: string): boolean =>
  /(?<![\p{L}\p{N}\p{M}])\p{L}\p{M}*['’ ]\p{L}/u.test(name)
