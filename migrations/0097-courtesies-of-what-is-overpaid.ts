import type { Kysely } from 'kysely'

/** How much of a courtesy gave back what a change order had taken off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('refunds')
    .addColumn('overpaid_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refunds').dropColumn('overpaid_cents').execute()
}
