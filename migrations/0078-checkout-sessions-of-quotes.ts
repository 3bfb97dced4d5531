import type { Kysely } from 'kysely'

/** Gives an agreed payment one card page at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Payment page of its checkout session; null until it is known, and for bookings.
  await db.schema.alterTable('orders').addColumn('session_url', 'text').execute()
  // When a newer order for the same payment replaced it.
  await db.schema.alterTable('orders').addColumn('replaced_at', 'bigint').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['session_url', 'replaced_at']) {
    await db.schema.alterTable('orders').dropColumn(name).execute()
  }
}
