import type { Kysely } from 'kysely'

/** Appointments of colleagues: estimate visits, deliveries and starts of work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) =>
      column.references('customers.id').onDelete('cascade'),
    )
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    // Lower case, for lookups.
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('street1', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    // The day of its start in the company's zone.
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('assigned_to', 'text', (column) => column.references('staff.id'))
    .addColumn('truck', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('done_note', 'text', (column) => column.notNull())
    .addColumn('done_minutes', 'integer')
    // Rises with every change that a calendar shows.
    .addColumn('sequence', 'integer', (column) => column.notNull())
    // Sequence that the customer was last told, and how; null before the first message.
    .addColumn('told_sequence', 'integer')
    .addColumn('told_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    // JSON of the state before the last change; null if it cannot be undone.
    .addColumn('undo', 'text')
    .execute()
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('visits').columns(columns).execute()
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('visits').execute()
}

const indexes: Readonly<Record<string, string[]>> = {
  visits_by_day: ['day', 'starts_at', 'id'],
  visits_of_colleague: ['assigned_to', 'day', 'starts_at'],
  visits_of_request: ['lead_id'],
  visits_of_customer: ['customer_id', 'starts_at'],
  visits_by_email: ['email_key'],
  visits_by_end: ['ends_at'],
}
