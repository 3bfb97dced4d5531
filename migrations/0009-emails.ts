import type { Kysely } from 'kysely'

/**
 * Emails as kind and data, rendered when they are sent. `mails` stays until the mails of an earlier
 * version are sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('emails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('has_secrets', 'integer', (column) => column.notNull())
    .addColumn('sealed_secrets', 'text')
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('recipient_key', 'text', (column) => column.notNull())
    .addColumn('recipient_domain', 'text', (column) => column.notNull())
    .addColumn('withdrawal_key', 'text', (column) => column.unique())
    .addColumn('about_kind', 'text', (column) => column.notNull())
    .addColumn('about_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint')
    .addColumn('leased_until', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('subject', 'text')
    .addColumn('text', 'text')
    .addColumn('last_error', 'text')
    .execute()
  for (const { name, columns } of indexes) {
    await db.schema.createIndex(name).on('emails').columns(columns).execute()
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('emails').execute()
}

const indexes = [
  // With the domain, so that a long queue for a slow server is skipped quickly.
  {
    name: 'emails_due',
    columns: ['state', 'priority', 'next_try_at', 'created_at', 'recipient_domain', 'leased_until'],
  },
  { name: 'emails_by_recipient', columns: ['recipient_key'] },
  { name: 'emails_by_subject', columns: ['about_id'] },
  { name: 'emails_by_time', columns: ['created_at'] },
]
