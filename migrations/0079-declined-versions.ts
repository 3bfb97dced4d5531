import { sql, type Kysely } from 'kysely'

/** Why each version of a quote was declined; a later reason does not replace an earlier one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('written_quote_declines')
    .addColumn('quote_id', 'text', (column) =>
      column.notNull().references('written_quotes.id').onDelete('cascade'),
    )
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Empty if none was given.
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('written_quote_declines_key', ['quote_id', 'version'])
    .execute()
  await sql`
    insert into written_quote_declines (quote_id, version, at, reason)
    select id, version, answered_at, decline_reason from written_quotes
    where status = 'declined' and answered_at is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('written_quote_declines').execute()
}
