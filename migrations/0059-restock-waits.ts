import type { Kysely } from 'kysely'

/** Visitors waiting for a product to be back in stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('restock_waits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    // The text beside the button that the visitor read.
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    // Null while they wait.
    .addColumn('told_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('restock_waits_once')
    .on('restock_waits')
    .columns(['product', 'email_key'])
    .unique()
    .execute()
  await db.schema
    .createIndex('restock_waits_person')
    .on('restock_waits')
    .column('email_key')
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('restock_waits').execute()
}
