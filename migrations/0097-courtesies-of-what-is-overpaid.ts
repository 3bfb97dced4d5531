import type { Kysely } from 'kysely'

/** Part of a courtesy refund that a change order had made overpaid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('refunds')
    .addColumn('overpaid_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refunds').dropColumn('overpaid_cents').execute()
}
