import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Email that comes into the company's mailbox, what is attached to it, and how far it was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('received_emails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    // One email, also where the mailbox holds it twice or was moved.
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
    // Who probably wrote it.
    .addColumn('customer_id', 'text', (column) =>
      column.references('customers.id').onDelete('set null'),
    )
    // Answers an email of ours, but from another address than it went to.
    .addColumn('is_other_sender', 'integer', (column) => column.notNull())
    // Stands in the list until somebody has put it where it belongs.
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
    // One of kind with file, and refusal.
    .addColumn('kind', 'text')
    .addColumn('file_key', 'text')
    .addColumn('refusal', 'text')
    .execute()
  await db.schema
    .createIndex('received_attachments_by_email')
    .on('received_attachments')
    .columns(['received_id', 'place'])
    .execute()
  // Files whose rows are gone; removed in the background, and then here.
  await db.schema
    .createTable('file_removals')
    .addColumn('file_key', 'text', (column) => column.primaryKey())
    .execute()
  await db.schema
    .createTable('mailbox_positions')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('uid_validity', 'text', (column) => column.notNull())
    .addColumn('uid', 'bigint', (column) => column.notNull())
    // The email in hand, and how often it was begun: one that ends the program is passed over.
    .addColumn('trying_uid', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('looked_at', 'bigint')
    .addColumn('problem', 'text')
    .execute()
  // Work that one process at a time does.
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

/** Compared byte by byte, as SQLite does, so that an index finds what begins with a word. */
function textInByteOrder(db: Kysely<unknown>) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<string>`text collate "C"`
    : ('text' as const)
}
