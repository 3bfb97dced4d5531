import { PostgresAdapter, sql, type Kysely } from 'kysely'

/**
 * Written quotes: the desk's draft, every version as sent, the customer's answers, and the payments
 * of each stage. Sent and accepted versions stay when the request is deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const bytes = isPostgres(db) ? sql`bytea` : sql`blob`
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('written_quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Shown as Q-1001.
    .addColumn('number', 'bigint', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    // For a change order, the accepted quote that it changes.
    .addColumn('parent_id', 'text', (column) => column.references('written_quotes.id'))
    .addColumn('customer_id', 'text', (column) =>
      column.references('customers.id').onDelete('set null'),
    )
    .addColumn('lead_id', 'text', (column) => column.references('leads.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    // Lower case, for lookups.
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('street1', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    // JSON of the desk's document; null if it equals the sent version.
    .addColumn('draft', 'text')
    // The latest version sent; 0 before the first.
    .addColumn('version', 'bigint', (column) => column.notNull())
    // Empty without an end.
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('opened_at', 'bigint')
    .addColumn('answered_at', 'bigint')
    .addColumn('decline_reason', 'text', (column) => column.notNull())
    // Time of the customer's open question; null without one.
    .addColumn('asked_at', 'bigint')
    // Time of the next reminder; null without one.
    .addColumn('remind_at', 'bigint')
    // Raised to revoke earlier links.
    .addColumn('revocation', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('written_quote_versions')
    .addColumn('quote_id', 'text', (column) =>
      column.notNull().references('written_quotes.id').onDelete('cascade'),
    )
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_by', 'text')
    // Canonical JSON of the whole version, and its SHA-256.
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    // JSON: the document with its costs, for the desk alone.
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('pdf', bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('written_quote_versions_key', ['quote_id', 'number'])
    .execute()
  await db.schema
    .createTable('written_quote_acceptances')
    // One for each quote, under any concurrency.
    .addColumn('quote_id', 'text', (column) =>
      column.primaryKey().references('written_quotes.id').onDelete('cascade'),
    )
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('wording', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    // JSON: ids of the chosen lines.
    .addColumn('picked', 'text', (column) => column.notNull())
    .addColumn('total_cents', 'bigint', (column) => column.notNull())
    .addColumn('tax_cents', 'bigint', (column) => column.notNull())
    .addColumn('tax_county', 'text', (column) => column.notNull())
    // JSON: the payments with their amounts.
    .addColumn('payments', 'text', (column) => column.notNull())
    .addColumn('pdf', bytes, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('written_quote_questions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quote_id', 'text', (column) =>
      column.notNull().references('written_quotes.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  for (const [name, { table, columns }] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on(table).columns(columns).execute()
  }
  await db.schema
    .createIndex('written_quotes_to_remind')
    .on('written_quotes')
    .column('remind_at')
    .where('remind_at', 'is not', null)
    .execute()
  // Agreed payment of the quote.
  await db.schema.alterTable('orders').addColumn('part', 'text').execute()
  await db.schema.alterTable('payments').addColumn('part', 'text').execute()
  await db.schema
    .alterTable('test_checkouts')
    .addColumn('subject_kind', 'text', (column) => column.notNull().defaultTo('booking'))
    .execute()
  // By card through the site, or recorded by hand.
  await db.schema
    .alterTable('payments')
    .addColumn('method', 'text', (column) => column.notNull().defaultTo('card'))
    .execute()
  await db.schema.alterTable('payments').addColumn('recorded_by', 'text').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['part', 'method', 'recorded_by']) {
    await db.schema.alterTable('payments').dropColumn(name).execute()
  }
  await db.schema.alterTable('test_checkouts').dropColumn('subject_kind').execute()
  await db.schema.alterTable('orders').dropColumn('part').execute()
  for (const name of [
    'written_quote_questions',
    'written_quote_acceptances',
    'written_quote_versions',
    'written_quotes',
    'counters',
  ]) {
    await db.schema.dropTable(name).execute()
  }
}

const indexes: Readonly<Record<string, { readonly table: string; readonly columns: string[] }>> = {
  written_quotes_by_change: { table: 'written_quotes', columns: ['changed_at', 'id'] },
  written_quotes_by_status: { table: 'written_quotes', columns: ['status', 'changed_at', 'id'] },
  written_quotes_of_request: { table: 'written_quotes', columns: ['lead_id'] },
  written_quotes_of_customer: { table: 'written_quotes', columns: ['customer_id', 'changed_at'] },
  written_quotes_by_email: { table: 'written_quotes', columns: ['email_key'] },
  written_quotes_of_parent: { table: 'written_quotes', columns: ['parent_id'] },
  written_quote_questions_of_quote: { table: 'written_quote_questions', columns: ['quote_id'] },
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
