import { type Kysely, sql } from 'kysely'

/**
 * Removes the payer's name from payments taken back: a name that an earlier version wrote there
 * could not be erased.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const named = await sql<{ readonly id: string; readonly data: string }>`
    select id, data from activity
    where kind = 'payment-taken-back' and data like '%"payer":%'`.execute(db)
  for (const { id, data } of named.rows) {
    const { payer: _, ...rest } = JSON.parse(data)
    await sql`update activity set data = ${JSON.stringify(rest)} where id = ${id}`.execute(db)
  }
}

/** The names are gone. */
export async function down(): Promise<void> {}
