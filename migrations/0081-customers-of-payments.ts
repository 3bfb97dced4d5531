import type { Kysely } from 'kysely'

/** The paying customer at the counter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('payments')
    .addColumn('customer_id', 'text', (column) =>
      column.references('customers.id').onDelete('set null'),
    )
    .execute()
  await db.schema
    .createIndex('payments_of_customer')
    .on('payments')
    .column('customer_id')
    .where('customer_id', 'is not', null)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('payments_of_customer').execute()
  await db.schema.alterTable('payments').dropColumn('customer_id').execute()
}
