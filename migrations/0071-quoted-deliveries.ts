import type { Kysely } from 'kysely'

/** Customers' answers about a delivery they pay for: the day, and where to dump. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quoted_deliveries')
    .addColumn('quote_id', 'text', (column) =>
      column.primaryKey().references('written_quotes.id').onDelete('cascade'),
    )
    // JSON; emptied once the visit's note has them.
    .addColumn('answers', 'text', (column) => column.notNull())
    // The wanted day in the company's zone; empty for none.
    .addColumn('wanted_day', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('loads', 'bigint', (column) => column.notNull())
    .addColumn('visit_id', 'text', (column) => column.references('visits.id').onDelete('set null'))
    // When a paid delivery lost its day, as the day was full by then.
    .addColumn('day_lost_at', 'bigint')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('quoted_deliveries_of_visit')
    .on('quoted_deliveries')
    .column('visit_id')
    .execute()
  await db.schema
    .createIndex('quoted_deliveries_to_schedule')
    .on('quoted_deliveries')
    .column('changed_at')
    .where('visit_id', 'is', null)
    .where('wanted_day', '<>', '')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('quoted_deliveries').execute()
}
