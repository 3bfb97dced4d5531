import type { Kysely } from 'kysely'

/** Delivery prices sent to many customers at once, each with its outcome. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('delivery_batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('delivery_batch_rows')
    .addColumn('batch_id', 'text', (column) =>
      column.notNull().references('delivery_batches.id').onDelete('cascade'),
    )
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) =>
      column.notNull().references('leads.id').onDelete('cascade'),
    )
    // Identifies the prices that the colleague has seen.
    .addColumn('seen', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'bigint', (column) => column.notNull().defaultTo(0))
    // Why it was not sent.
    .addColumn('problem', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('quote_id', 'text', (column) =>
      column.references('written_quotes.id').onDelete('set null'),
    )
    .addPrimaryKeyConstraint('delivery_batch_rows_key', ['batch_id', 'position'])
    .execute()
  await schema
    .createIndex('delivery_batch_rows_waiting')
    .on('delivery_batch_rows')
    .columns(['tries', 'batch_id', 'position'])
    .where('state', '=', 'waiting')
    .execute()
  for (const column of ['lead_id', 'quote_id']) {
    await schema
      .createIndex(`delivery_batch_rows_by_${column}`)
      .on('delivery_batch_rows')
      .column(column)
      .execute()
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('delivery_batch_rows').execute()
  await db.schema.dropTable('delivery_batches').execute()
}
