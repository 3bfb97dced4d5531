import { sql, type Kysely } from 'kysely'

/** Quotes are searched by their amount, which change orders may have with a sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index written_quotes_by_amount on written_quotes (abs(total_cents))`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('written_quotes_by_amount').execute()
}
