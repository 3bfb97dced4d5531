import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Email received in the company's mailbox, its attachments, and the read position. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('received_emails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    // One row, even if the mailbox has the email twice or it was moved.
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_address', 'text', (column) => column.notNull())
    .addColumn('from_key', textInByteOrder(db), (column) => column.notNull())
    .addColumn('from_name', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('omitted', 'text')
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('cascade'))
    // The probable sender.
    .addColumn('customer_id', 'text', (column) =>
      column.references('customers.id').onDelete('set null'),
    )
    // A reply to an email of ours from an address it was not sent to.
    .addColumn('is_other_sender', 'integer', (column) => column.notNull())
    // 1 until a colleague has assigned it.
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .addUniqueConstraint('received_emails_once', ['mailbox', 'uid_validity', 'uid'])
    .execute()
  for (const { name, columns } of indexes) {
    await db.schema.createIndex(name).on('received_emails').columns(columns).execute()
  }
  await db.schema
    .createTable('received_attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_id', 'text', (column) =>
      column.notNull().references('received_emails.id').onDelete('cascade'),
    )
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    // Either kind and file, or a refusal.
    .addColumn('kind', 'text')
    .addColumn('file_key', 'text')
    .addColumn('refusal', 'text')
    .execute()
  await db.schema
    .createIndex('received_attachments_by_email')
    .on('received_attachments')
    .columns(['received_id', 'place'])
    .execute()
  // Files whose rows are gone; the background work deletes them, and then these rows.
  await db.schema
    .createTable('file_removals')
    .addColumn('file_key', 'text', (column) => column.primaryKey())
    .execute()
  await db.schema
    .createTable('mailbox_positions')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    // The email in progress, and its number of tries: one that ends the program is skipped.
    .addColumn('trying_uid', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('looked_at', 'bigint')
    .addColumn('problem', 'text')
    .execute()
  // Jobs that only one process at a time does.
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    'leases',
    'mailbox_positions',
    'file_removals',
    'received_attachments',
    'received_emails',
  ]
  for (const table of tables) await db.schema.dropTable(table).execute()
}

const indexes = [
  { name: 'received_emails_open', columns: ['is_open', 'received_at', 'id'] },
  { name: 'received_emails_by_lead', columns: ['lead_id', 'received_at'] },
  { name: 'received_emails_by_customer', columns: ['customer_id', 'received_at'] },
  { name: 'received_emails_by_sender', columns: ['is_open', 'from_key', 'received_at', 'id'] },
  { name: 'received_emails_by_time', columns: ['received_at'] },
  { name: 'received_emails_from', columns: ['from_key'] },
]

/** Compares bytes, like SQLite, so that an index finds prefixes. */
function textInByteOrder(db: Kysely<unknown>) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<string>`text collate "C"`
    : ('text' as const)
}
