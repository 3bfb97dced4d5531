import type { Kysely } from 'kysely'

/** The state of a request before a colleague marked it as spam, to restore it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // JSON; null for requests marked before this column.
  await db.schema.alterTable('leads').addColumn('before_spam', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').dropColumn('before_spam').execute()
}
