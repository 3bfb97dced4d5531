import type { Kysely } from 'kysely'

/** What a setting was before it was saved last, so that the save can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // JSON: null in it where it was never set. Without a value there is nothing to take back.
  await db.schema.alterTable('settings').addColumn('data_before', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('settings').dropColumn('data_before').execute()
}
