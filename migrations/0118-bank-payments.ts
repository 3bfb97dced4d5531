import type { Kysely } from 'kysely'

const columns = ['pending_at', 'failed_at']

/** Payments from a bank account: when a customer made one, and when it failed days later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of columns) {
    await db.schema.alterTable('orders').addColumn(name, 'bigint').execute()
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of columns) await db.schema.alterTable('orders').dropColumn(name).execute()
}
