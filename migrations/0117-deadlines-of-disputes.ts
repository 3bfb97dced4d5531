import type { Kysely } from 'kysely'

/** Until when a dispute is to be answered, and the time of the newest event about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('disputes').addColumn('answer_by', 'bigint').execute()
  await db.schema.alterTable('disputes').addColumn('reported_at', 'bigint').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('disputes').dropColumn('reported_at').execute()
  await db.schema.alterTable('disputes').dropColumn('answer_by').execute()
}
