import type { Kysely } from 'kysely'

/** Who wants to hear once a product is back in stock. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('restock_waits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    // What the visitor has read beside the button.
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    // Null: they still wait.
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
