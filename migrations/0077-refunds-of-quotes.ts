import type { Kysely } from 'kysely'

/** Whether the customer of a quote owes a refund again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('refunds')
    // 1: the payment is due again, like after all earlier refunds.
    .addColumn('is_owed_again', 'bigint', (column) => column.notNull().defaultTo(1))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('refunds').dropColumn('is_owed_again').execute()
}
