import type { Kysely } from 'kysely'

/** A setting before its last save, for undo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // JSON: `null` if it was never set. SQL null if there is nothing to undo.
  await db.schema.alterTable('settings').addColumn('data_before', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('settings').dropColumn('data_before').execute()
}
