import type { Kysely } from 'kysely'

/**
 * The order of a customer's contacts, the purpose of an address, the address for replies, notes,
 * and the data to undo a merge.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of contactTables) {
    await db.schema
      .alterTable(table)
      .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable('customer_addresses')
    .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('both'))
    .execute()
  await db.schema
    .alterTable('customers')
    .addColumn('reply_email_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('customer_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.references('staff.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('customer_notes_by_customer')
    .on('customer_notes')
    .columns(['customer_id', 'at'])
    .execute()
  await db.schema
    .createTable('customer_merges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('staff', 'text', (column) => column.references('staff.id'))
    .addColumn('into_id', 'text', (column) =>
      column.notNull().references('customers.id').onDelete('cascade'),
    )
    // The former customer, as they were.
    .addColumn('former', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('customer_merges_by_customer')
    .on('customer_merges')
    .columns(['into_id', 'at'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['customer_merges', 'customer_notes']) {
    await db.schema.dropTable(table).execute()
  }
  await db.schema.alterTable('customers').dropColumn('reply_email_key').execute()
  await db.schema.alterTable('customer_addresses').dropColumn('purpose').execute()
  for (const table of contactTables) {
    await db.schema.alterTable(table).dropColumn('position').execute()
  }
}

const contactTables = ['customer_emails', 'customer_phones', 'customer_addresses']
