import type { Kysely } from 'kysely'

/** Calendars that colleagues subscribe to, each with the number that its link is made with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id'))
    // Rises with each new link, so that earlier ones open nothing.
    .addColumn('revocation', 'integer', (column) => column.notNull())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('calendar_feeds').execute()
}
