import { PostgresAdapter, sql, type Kysely } from 'kysely'

/** Requests with an unanswered reply, and the columns of the desk's list of emails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Time of the customer's last unanswered message.
  await db.schema.alterTable('leads').addColumn('replied_at', 'bigint').execute()
  // Raised to revoke the tokens of earlier emails.
  await db.schema
    .alterTable('leads')
    .addColumn('reply_revocation', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('leads_by_reply')
    .on('leads')
    .columns(['replied_at', 'id'])
    .where('replied_at', 'is not', null)
    .execute()
  // Time of the last bounce.
  await db.schema.alterTable('customer_emails').addColumn('bounced_at', 'bigint').execute()
  // Failed, refused or bounced, and no colleague has dealt with it.
  await db.schema
    .alterTable('emails')
    .addColumn('needs_look', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  // Id of the email that was sent instead.
  await db.schema.alterTable('emails').addColumn('replaced_by', 'text').execute()
  for (const { name, columns } of indexes) {
    await db.schema.createIndex(name).on('emails').columns(columns).execute()
  }
  await createAddressIndex(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of [...indexes.map((index) => index.name), 'emails_by_address']) {
    await db.schema.dropIndex(name).execute()
  }
  await db.schema.alterTable('emails').dropColumn('replaced_by').execute()
  await db.schema.alterTable('emails').dropColumn('needs_look').execute()
  await db.schema.alterTable('customer_emails').dropColumn('bounced_at').execute()
  await db.schema.dropIndex('leads_by_reply').execute()
  await db.schema.alterTable('leads').dropColumn('reply_revocation').execute()
  await db.schema.alterTable('leads').dropColumn('replied_at').execute()
}

const indexes = [
  { name: 'emails_to_look_at', columns: ['needs_look', 'created_at', 'id'] },
  { name: 'emails_by_state', columns: ['state', 'needs_look', 'created_at', 'id'] },
]

/**
 * Compares bytes, so that the index finds addresses by their beginning; covers the columns of a
 * list.
 */
async function createAddressIndex(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const key = isPostgres ? sql`recipient_key collate "C"` : sql`recipient_key`
  await sql`
    create index emails_by_address on emails (${key}, state, needs_look, created_at, id)
  `.execute(db)
}
