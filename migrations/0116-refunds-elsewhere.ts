import { sql, type Kysely } from 'kysely'

/**
 * Each reported refund on the provider's own pages, and each that failed later, with its own time:
 * the books of a month stay as they were. A negative amount came back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds_elsewhere')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('refunds_elsewhere_of_payment')
    .on('refunds_elsewhere')
    .column('payment_id')
    .execute()
  await sql`
    insert into refunds_elsewhere (id, payment_id, at, amount_cents)
    select id, id, coalesce(elsewhere_at, taken_at), refunded_elsewhere_cents
    from payments where refunded_elsewhere_cents > 0`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('refunds_elsewhere').execute()
}
