import type { Kysely } from 'kysely'

/** What visitors say beside the form's own fields: when, budget, how to reach them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('preferences', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').dropColumn('preferences').execute()
}
