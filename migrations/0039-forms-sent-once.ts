import type { Kysely } from 'kysely'

/** Forms sent from the desk, which take effect once, however often they are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sent_forms')
    // The colleague, and a key made in their browser.
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Id of the row it made, for a repeated form.
    .addColumn('made', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sent_forms_by_time').on('sent_forms').column('at').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('sent_forms').execute()
}
