import type { Kysely } from 'kysely'

/** Estimated amounts of materials in a request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('estimates', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').dropColumn('estimates').execute()
}
