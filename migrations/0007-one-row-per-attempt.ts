import type { Kysely } from 'kysely'

/**
 * Makes every registration a row of its own, of which at most one for each address is current. A
 * superseded or erased one has its id as `email_key`, so the unique constraint still holds for
 * current ones. Payments also record refunds made elsewhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bookings').addColumn('superseded_key', 'text').execute()
  await db.schema
    .createIndex('bookings_superseded')
    .on('bookings')
    .column('superseded_key')
    .where('superseded_key', 'is not', null)
    .execute()
  await db.schema
    .alterTable('payments')
    .addColumn('refunded_elsewhere_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').dropColumn('refunded_elsewhere_cents').execute()
  await db.schema.dropIndex('bookings_superseded').execute()
  await db.schema.alterTable('bookings').dropColumn('superseded_key').execute()
}
