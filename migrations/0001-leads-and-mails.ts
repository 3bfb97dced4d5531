import type { Kysely } from 'kysely'

/** Quote requests, and the queue of mails to send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('street1', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('address_type', 'text', (column) => column.notNull())
    .addColumn('consent_wording', 'text', (column) => column.notNull())
    .addColumn('consent_at', 'bigint', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.unique())
    .addColumn('requested_at', 'bigint')
    .addColumn('services', 'text')
    .addColumn('project_details', 'text')
    .addColumn('additional_notes', 'text')
    .execute()
  await db.schema.createIndex('leads_by_time').on('leads').column('created_at').execute()
  await db.schema.createIndex('leads_by_email').on('leads').column('email_key').execute()

  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('recipient_key', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('attachments', 'text')
    .addColumn('withdrawal_key', 'text', (column) => column.unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute()
  await db.schema.createIndex('mails_due').on('mails').columns(['state', 'next_try_at']).execute()
  await db.schema.createIndex('mails_by_recipient').on('mails').column('recipient_key').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('mails').execute()
  await db.schema.dropTable('leads').execute()
}
