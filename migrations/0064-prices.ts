import type { Kysely } from 'kysely'

/** The price list: price and cost of a unit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('price_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    // For sorting.
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'bigint', (column) => column.notNull())
    .addColumn('cost_cents', 'bigint')
    .addColumn('is_taxable', 'integer', (column) => column.notNull())
    // Id of the site's item.
    .addColumn('material', 'text')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('price_items_by_name')
    .on('price_items')
    .columns(['name_key', 'id'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('price_items').execute()
}
