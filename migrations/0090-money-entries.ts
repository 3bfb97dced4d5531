import { PostgresAdapter, sql, type Kysely } from 'kysely'

/**
 * The books as rows: every payment, refund and dispute with its share of the sales tax and its fee,
 * derived anew from payments that changed. Triggers record which have, so that no change is missed,
 * not even one by the version before, which does not know the books.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('money_entries')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('tax_county', 'text', (column) => column.notNull())
    .addColumn('tax_cents', 'bigint', (column) => column.notNull())
    // Null without a fee, and while it is unknown.
    .addColumn('fee_cents', 'bigint')
    .addColumn('awaits_fee', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('money_entries_key', ['payment_id', 'kind', 'id'])
    .execute()
  // The order of the list, with all columns of its sums and filters.
  await schema
    .createIndex('money_entries_by_time')
    .on('money_entries')
    .columns([
      'at',
      'payment_id',
      'kind',
      'id',
      'source',
      'method',
      'currency',
      'tax_county',
      'cents',
      'tax_cents',
      'fee_cents',
      'awaits_fee',
      'subject_id',
    ])
    .execute()
  await schema
    .createIndex('balance_transactions_of_payment')
    .on('balance_transactions')
    .column('payment_id')
    .execute()
  // Quotes that wait for an answer are few among all that were never answered.
  await schema
    .createIndex('written_quotes_by_end')
    .on('written_quotes')
    .columns(['status', 'valid_until', 'changed_at', 'id', 'total_cents'])
    .execute()
  // Payments whose entries must be written anew.
  await schema
    .createTable('money_to_post')
    .addColumn('number', isPostgres(db) ? 'bigserial' : 'integer', (column) =>
      isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into money_to_post (payment_id) select id from payments`.execute(db)
  // Only the provider's balance has the amounts of disputes.
  await schema.alterTable('balance_transactions').addColumn('at', 'bigint').execute()
  await schema.alterTable('balance_transactions').addColumn('amount_cents', 'bigint').execute()
  for (const [table, column] of Object.entries(noted)) {
    for (const change of changes) await addTrigger(db, table, column, change)
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(noted)) {
    for (const change of changes) {
      const name = triggerOf(table, change)
      await sql.raw(`drop trigger ${name}${isPostgres(db) ? ` on ${table}` : ''}`).execute(db)
      if (isPostgres(db)) await sql.raw(`drop function ${name}`).execute(db)
    }
  }
  await db.schema.dropIndex('written_quotes_by_end').execute()
  await db.schema.dropIndex('balance_transactions_of_payment').execute()
  await sql`delete from balance_transactions where kind in ('dispute', 'dispute-won')`.execute(db)
  for (const column of ['at', 'amount_cents']) {
    await db.schema.alterTable('balance_transactions').dropColumn(column).execute()
  }
  await db.schema.dropTable('money_to_post').execute()
  await db.schema.dropTable('money_entries').execute()
}

/** Tables that the books follow, and the column that names the payment. */
const noted = { payments: 'id', refunds: 'payment_id', balance_transactions: 'payment_id' }

const changes = ['insert', 'update', 'delete'] as const
type Change = (typeof changes)[number]

const triggerOf = (table: string, change: Change) => `${table}_post_${change}`

async function addTrigger(
  db: Kysely<unknown>,
  table: string,
  column: string,
  change: Change,
): Promise<void> {
  const name = triggerOf(table, change)
  const row = change === 'delete' ? 'old' : 'new'
  const note = `insert into money_to_post (payment_id) values (${row}.${column});`
  if (!isPostgres(db)) {
    await sql
      .raw(`create trigger ${name} after ${change} on ${table} begin ${note} end`)
      .execute(db)
    return
  }
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql as $$ begin ${note} return null; end $$`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger ${name} after ${change} on ${table} for each row execute function ${name}()`,
    )
    .execute(db)
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
