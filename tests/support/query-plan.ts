import type { CompiledQuery } from 'kysely'
import type { SqlDatabase } from '#adapters/sql/database.ts'

/** The plan of the database for a query, which names the indexes that it reads. */
export async function planOf(
  { db, pool }: SqlDatabase,
  query: { compile(): CompiledQuery },
): Promise<string> {
  const explain = pool === null ? 'explain query plan' : 'explain'
  const compiled = query.compile()
  const { rows } = await db.executeQuery<Record<string, unknown>>({
    ...compiled,
    sql: `${explain} ${compiled.sql}`,
  })
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n')
}
