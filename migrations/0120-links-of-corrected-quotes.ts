import type { Kysely } from 'kysely'

/**
 * The revocation number up to which other pages of the customer may lead to a quote: correcting an
 * address raises it with the number itself, so that both stay equal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('written_quotes')
    .addColumn('linked_revocation', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('written_quotes').dropColumn('linked_revocation').execute()
}
