import type { Kysely } from 'kysely'

/** Answers beyond the form's own fields: when, budget, how to reach the visitor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('preferences', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').dropColumn('preferences').execute()
}
