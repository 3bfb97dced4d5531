import type { Kysely } from 'kysely'

/** By which an agreed payment has one card page at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Where its checkout session is paid; null until that is known, and for bookings.
  await db.schema.alterTable('orders').addColumn('session_url', 'text').execute()
  // Since when another order of the same payment stands in its place.
  await db.schema.alterTable('orders').addColumn('replaced_at', 'bigint').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['session_url', 'replaced_at']) {
    await db.schema.alterTable('orders').dropColumn(name).execute()
  }
}
