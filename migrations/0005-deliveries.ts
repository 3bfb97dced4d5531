import type { Kysely } from 'kysely'

/** Delivery of leads to the point-of-sale platform, and its last catalog. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('lead_id', 'text', (column) =>
      column.primaryKey().references('leads.id').onDelete('cascade'),
    )
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint')
    .addColumn('leased_until', 'bigint')
    .addColumn('client_id', 'text')
    .addColumn('request_id', 'text')
    .addColumn('delivered_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['state', 'next_try_at'])
    .execute()

  await db.schema
    .createTable('kept_catalogues')
    .addColumn('source', 'text', (column) => column.primaryKey())
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'bigint', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('kept_catalogues').execute()
  await db.schema.dropTable('deliveries').execute()
}
