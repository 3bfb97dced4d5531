import type { Kysely } from 'kysely'

/** Refunds that a colleague stopped, and the try that is under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('refunds')
    .addColumn('is_stopped', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('refunds').addColumn('claimed_until', 'bigint').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refunds').dropColumn('claimed_until').execute()
  await db.schema.alterTable('refunds').dropColumn('is_stopped').execute()
}
