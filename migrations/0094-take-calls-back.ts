import type { Kysely } from 'kysely'

/** The state of a request before a call was logged, for undo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // JSON; null for calls logged before this column.
  await db.schema.alterTable('calls').addColumn('work_before', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('calls').dropColumn('work_before').execute()
}
