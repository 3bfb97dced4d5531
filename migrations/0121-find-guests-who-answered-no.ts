import { sql, type Kysely } from 'kysely'
import { searchTerms } from '#domain/customers/search-terms.ts'

/** Finds guests who answered No by the name that they gave, as those of this version on. */
export async function up(db: Kysely<TablesThen>): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await sql<{ readonly id: string; readonly answers: string }>`
      select id, answers from bookings
      where id > ${after} and email <> '' and answers like '%"name":"name"%'
      order by id limit ${pageLength}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    const terms = rows.flatMap(({ id, answers }) =>
      searchTerms({ names: [nameIn(answers)], emails: [], phones: [], places: [] }).map((term) => ({
        kind: 'booking',
        term,
        subject_id: id,
      })),
    )
    for (let from = 0; from < terms.length; from += pageLength) {
      await db
        .insertInto('search_terms')
        .values(terms.slice(from, from + pageLength))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    after = last.id
  }
}

/** Leaves the terms, which are deleted with their bookings. */
export async function down(): Promise<void> {}

interface TablesThen {
  search_terms: { kind: string; term: string; subject_id: string }
}

const pageLength = 500

/** The name given with a No; empty where the form asks for first and last name. */
function nameIn(text: string): string {
  const answers: unknown = JSON.parse(text)
  if (!Array.isArray(answers)) return ''
  const has = (name: string) => answers.some((each) => each?.name === name && each.value !== '')
  if (has('firstName') || has('lastName')) return ''
  const value: unknown = answers.find((each) => each?.name === 'name')?.value
  return typeof value === 'string' ? value : ''
}
