import type { Kysely } from 'kysely'

/** Settings of the desk, colleagues' alerts, and the announcement of deletions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    // Null: from the command line.
    .addColumn('changed_by', 'text', (column) => column.references('staff.id'))
    .execute()
  await db.schema
    .createTable('staff_alerts')
    .addColumn('staff_id', 'text', (column) => column.primaryKey().references('staff.id'))
    .addColumn('chosen', 'text', (column) => column.notNull())
    // The day of the last digest in the company's zone; empty before the first.
    .addColumn('digest_on', 'text', (column) => column.notNull())
    .execute()
  // When an abandoned open request is deleted, once that was announced.
  await db.schema.alterTable('leads').addColumn('forget_after', 'bigint').execute()
  await db.schema.createIndex('leads_to_forget').on('leads').column('forget_after').execute()
  await db.schema
    .createIndex('bookings_by_refund_due')
    .on('bookings')
    .column('refund_due_cents')
    .execute()
  // The name of an erased guest, for as long as the books need it.
  await db.schema.alterTable('payments').addColumn('payer', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('payments').dropColumn('payer').execute()
  await db.schema.dropIndex('bookings_by_refund_due').execute()
  await db.schema.dropIndex('leads_to_forget').execute()
  await db.schema.alterTable('leads').dropColumn('forget_after').execute()
  await db.schema.dropTable('staff_alerts').execute()
  await db.schema.dropTable('settings').execute()
}
