import type { Kysely } from 'kysely'

/** Files of customers to import, line by line, with the outcome of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('customer_imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.references('staff.id'))
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('customer_imports_by_state')
    .on('customer_imports')
    .columns(['state', 'at'])
    .execute()
  await db.schema
    .createTable('customer_import_rows')
    .addColumn('import_id', 'text', (column) =>
      column.notNull().references('customer_imports.id').onDelete('cascade'),
    )
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    // Null once it was imported or refused.
    .addColumn('data', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('remarks', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text')
    // Data added to its customer, and the customer's revision after that.
    .addColumn('added', 'text')
    .addColumn('revision_after', 'bigint')
    .addPrimaryKeyConstraint('customer_import_rows_pkey', ['import_id', 'line'])
    .execute()
  for (const { name, columns } of rowIndexes) {
    await db.schema.createIndex(name).on('customer_import_rows').columns(columns).execute()
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['customer_import_rows', 'customer_imports']) {
    await db.schema.dropTable(table).execute()
  }
}

const rowIndexes = [
  { name: 'customer_import_rows_by_outcome', columns: ['import_id', 'outcome', 'line'] },
  { name: 'customer_import_rows_by_customer', columns: ['customer_id'] },
]
