import { sql, type Kysely } from 'kysely'

/** Characters that SQLite's `lower` leaves unchanged. */
const beyondAscii = /[^\p{ASCII}]/u

/**
 * Separates a mail's lease from its next try, normalizes reply addresses, and records tries and
 * refusals of refunds. Adds indexes for payments, refunds and mails.
 */
export async function up(db: Kysely<MailsOnLease>): Promise<void> {
  await db.schema.alterTable('mails').addColumn('leased_until', 'bigint').execute()
  await db.schema.alterTable('mails').addColumn('reply_to_key', 'text').execute()
  await fillReplyToKeys(db)
  for (const name of refundCounts) {
    await db.schema
      .alterTable('refunds')
      .addColumn(name, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await db.schema.alterTable('refunds').addColumn('refusal', 'text').execute()
  for (const { name, table, column } of indexes) {
    await db.schema.createIndex(name).on(table).column(column).execute()
  }
}

export async function down(db: Kysely<MailsOnLease>): Promise<void> {
  for (const { name } of indexes) await db.schema.dropIndex(name).execute()
  for (const name of [...refundCounts, 'refusal']) {
    await db.schema.alterTable('refunds').dropColumn(name).execute()
  }
  await db.schema.alterTable('mails').dropColumn('reply_to_key').execute()
  await db.schema.alterTable('mails').dropColumn('leased_until').execute()
}

interface MailsOnLease {
  mails: { reply_to: string | null; reply_to_key: string | null }
}

const refundCounts = ['tries', 'next_try_at', 'refusals'] as const

const indexes = [
  { name: 'payments_by_booking', table: 'payments', column: 'booking_id' },
  { name: 'refunds_by_booking', table: 'refunds', column: 'booking_id' },
  { name: 'mails_by_time', table: 'mails', column: 'created_at' },
] as const

async function fillReplyToKeys(db: Kysely<MailsOnLease>): Promise<void> {
  await db
    .updateTable('mails')
    .set({ reply_to_key: sql<string>`lower(trim(reply_to))` })
    .where('reply_to', 'is not', null)
    .execute()
  const rows = await db.selectFrom('mails').select('reply_to').distinct().execute()
  for (const { reply_to } of rows) {
    if (reply_to === null || !beyondAscii.test(reply_to)) continue
    await db
      .updateTable('mails')
      .set({ reply_to_key: reply_to.trim().toLowerCase() })
      .where('reply_to', '=', reply_to)
      .execute()
  }
}
