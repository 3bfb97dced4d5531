import type { Kysely } from 'kysely'

/**
 * Data for the list of money: payments at the counter with their tax, refunds given by hand, and
 * the time of refunds made elsewhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // Subject of a payment at the counter, or why unmatched money was kept.
  await schema
    .alterTable('payments')
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // Sales tax in it; payments of quotes have theirs from the acceptance.
  await schema
    .alterTable('payments')
    .addColumn('tax_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('payments')
    .addColumn('tax_county', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // Last report of refunds made on the provider's own pages; null without any.
  await schema.alterTable('payments').addColumn('elsewhere_at', 'bigint').execute()
  // When the owner kept unmatched money.
  await schema.alterTable('payments').addColumn('settled_at', 'bigint').execute()
  await schema
    .alterTable('refunds')
    .addColumn('method', 'text', (column) => column.notNull().defaultTo('card'))
    .execute()
  await schema.alterTable('refunds').addColumn('recorded_by', 'text').execute()
  await schema.createIndex('payments_by_time').on('payments').column('taken_at').execute()
  await schema.createIndex('refunds_by_time').on('refunds').column('refunded_at').execute()
  await schema
    .createIndex('payments_gone_elsewhere')
    .on('payments')
    .column('elsewhere_at')
    .where('elsewhere_at', 'is not', null)
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const index of ['payments_by_time', 'refunds_by_time', 'payments_gone_elsewhere']) {
    await schema.dropIndex(index).execute()
  }
  for (const name of ['about', 'tax_cents', 'tax_county', 'elsewhere_at', 'settled_at']) {
    await schema.alterTable('payments').dropColumn(name).execute()
  }
  for (const name of ['method', 'recorded_by']) {
    await schema.alterTable('refunds').dropColumn(name).execute()
  }
}
