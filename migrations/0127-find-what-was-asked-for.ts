import { PostgresAdapter, sql, type Kysely } from 'kysely'
import { searchTerms, type Searchable } from '#domain/customers/search-terms.ts'

/** Finds requests by what they ask for and visits by their title, as those saved from now on. */
export async function up(db: Kysely<TablesThen>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  for (const { kind, table, columns, wordsOf } of found) {
    for (let after = ''; ;) {
      const { rows } = await sql<Row>`
        select id, ${sql.join(columns.map((column) => sql.ref(column)))}
        from ${sql.table(table)} where id > ${after} order by id limit ${pageLength}`.execute(db)
      const last = rows.at(-1)
      if (!last) break
      const terms = rows.flatMap((row) =>
        searchTerms({ ...nothing, ...wordsOf(row) }).map((term) => ({
          kind,
          term,
          subject_id: row.id,
        })),
      )
      for (let from = 0; from < terms.length; from += pageLength) {
        await db
          .insertInto('search_terms')
          .values(terms.slice(from, from + pageLength))
          .$if(isPostgres, (insert) => insert.onConflict((conflict) => conflict.doNothing()))
          // With `on conflict`, SQLite would keep each changed page in memory once for each statement.
          .$if(!isPostgres, (insert) => insert.orIgnore())
          .execute()
      }
      after = last.id
    }
  }
}

/** Leaves the terms, which are deleted with their subjects. */
export async function down(): Promise<void> {}

interface TablesThen {
  search_terms: { kind: string; term: string; subject_id: string }
}

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

const pageLength = 500

const nothing: Searchable = { names: [], emails: [], phones: [], places: [] }

const found: readonly {
  readonly kind: string
  readonly table: string
  readonly columns: readonly string[]
  readonly wordsOf: (row: Row) => Partial<Searchable>
}[] = [
  {
    kind: 'request',
    table: 'leads',
    columns: ['services', 'project_details', 'additional_notes'],
    wordsOf: (row) => ({
      texts: [
        ...materialsIn(row['services']),
        `${textOf(row['project_details'])} ${textOf(row['additional_notes'])}`,
      ],
    }),
  },
  {
    kind: 'visit',
    table: 'visits',
    columns: ['about'],
    wordsOf: (row) => ({ texts: [textOf(row['about'])] }),
  },
]

/** The names of each service's materials. */
function materialsIn(json: unknown): readonly string[] {
  const services: unknown = JSON.parse(textOf(json) || '[]')
  if (!Array.isArray(services)) return []
  return services.map((service) =>
    (service?.materials ?? [])
      .map((material: { name?: unknown }) => textOf(material?.name))
      .join(' '),
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
