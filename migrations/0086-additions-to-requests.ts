import type { Kysely } from 'kysely'

/** Additions of customers on the page of their request that colleagues were not alerted to yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('request_additions')
    .addColumn('lead_id', 'text', (column) =>
      column.primaryKey().references('leads.id').onDelete('cascade'),
    )
    .addColumn('photographs', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('request_additions').execute()
}
