import type { Kysely } from 'kysely'

/**
 * What the list of money needs: payments taken at the counter with their tax, refunds given by hand,
 * and when money went back that nobody here asked for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // What a payment at the counter was for, or why money that fitted nothing was kept.
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
  // When we last heard of refunds in the provider's own pages; null where there are none.
  await schema.alterTable('payments').addColumn('elsewhere_at', 'bigint').execute()
  // When the owner kept money that fitted nothing.
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
