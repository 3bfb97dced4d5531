import type { Kysely } from 'kysely'

/** Calendars that colleagues subscribe to, each with the number of its link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_feeds')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id'))
    // Rises with each new link, which ends the earlier ones.
    .addColumn('revocation', 'integer', (column) => column.notNull())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('calendar_feeds').execute()
}
