import type { Kysely } from 'kysely'

/**
 * Every registration is a row of its own; at most one of an address stands. A superseded one gives
 * its `email_key` up for its id, as a forgotten one does, so the constraint that keeps addresses
 * unique goes on holding for those that stand. Payments remember what went back without us.
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
