import type { Kysely } from 'kysely'

/** When a price that could not be sent is tried again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('delivery_batch_rows')
    .addColumn('next_try_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('delivery_batch_rows').dropColumn('next_try_at').execute()
}
