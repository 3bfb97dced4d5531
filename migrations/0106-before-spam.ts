import type { Kysely } from 'kysely'

/** Where a request stood when a colleague marked it as spam, to which it comes back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // JSON; null of those that were marked before this was kept.
  await db.schema.alterTable('leads').addColumn('before_spam', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').dropColumn('before_spam').execute()
}
