import type { Kysely } from 'kysely'

/** Largest party of an event, and the network that holds unpaid seats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('events').addColumn('party_limit', 'integer').execute()
  await db.schema.alterTable('bookings').addColumn('order_holder', 'text').execute()
  await db.schema
    .createIndex('bookings_by_holder')
    .on('bookings')
    .columns(['event_id', 'order_holder'])
    .where('order_holder', 'is not', null)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('bookings_by_holder').execute()
  await db.schema.alterTable('bookings').dropColumn('order_holder').execute()
  await db.schema.alterTable('events').dropColumn('party_limit').execute()
}
