import type { Kysely } from 'kysely'

/** Where a request stood before a call was logged, so that the call can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // JSON; null of calls that were logged before this was kept.
  await db.schema.alterTable('calls').addColumn('work_before', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('calls').dropColumn('work_before').execute()
}
