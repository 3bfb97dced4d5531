import type { Kysely } from 'kysely'

/** The provider's fee of each payment and refund, and the payout in which it reached the bank. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // Next time the provider is asked for its fee: at once, for earlier and for new payments.
  await schema
    .alterTable('payments')
    .addColumn('fees_watch_at', 'bigint', (column) => column.defaultTo(0))
    .execute()
  await schema
    .createIndex('payments_without_fees')
    .on('payments')
    .column('fees_watch_at')
    .where('fees_watch_at', 'is not', null)
    .where('method', '=', 'card')
    .execute()
  await schema
    .createTable('payouts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('arrives_on', 'text', (column) => column.notNull())
    // 1 once the provider can list its contents.
    .addColumn('is_itemized', 'integer', (column) => column.notNull())
    .addColumn('read_at', 'bigint')
    .execute()
  await schema
    .createTable('balance_transactions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    // The payment or our refund; for refunds on the provider's own pages the payment.
    .addColumn('movement_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('fee_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('payout_id', 'text')
    .execute()
  await schema
    .createIndex('balance_transactions_of_movement')
    .on('balance_transactions')
    .columns(['movement_id', 'kind'])
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('balance_transactions').execute()
  await db.schema.dropTable('payouts').execute()
  await db.schema.dropIndex('payments_without_fees').execute()
  await db.schema.alterTable('payments').dropColumn('fees_watch_at').execute()
}
