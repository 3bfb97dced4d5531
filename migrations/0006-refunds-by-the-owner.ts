import { sql, type Kysely } from 'kysely'

/**
 * Allows several refunds of one payment. SQLite cannot drop the constraint against it, so the table
 * is rebuilt.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await remakeRefunds(db, { isOncePerPayment: false })
  await db.schema
    .createTable('test_refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('test_checkouts').dropColumn('refunded_cents').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('test_checkouts')
    .addColumn('refunded_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.dropTable('test_refunds').execute()
  await remakeRefunds(db, { isOncePerPayment: true })
}

async function remakeRefunds(
  db: Kysely<unknown>,
  { isOncePerPayment }: { isOncePerPayment: boolean },
): Promise<void> {
  await db.schema
    .createTable('refunds_anew')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('payment_id', 'text', (column) =>
      isOncePerPayment ? column.notNull().unique() : column.notNull(),
    )
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('refunded_at', 'bigint')
    .execute()
  const columns = sql.raw('id, booking_id, payment_id, amount_cents, created_at, refunded_at')
  await sql`insert into refunds_anew (${columns}) select ${columns} from refunds`.execute(db)
  await db.schema.dropTable('refunds').execute()
  await db.schema.alterTable('refunds_anew').renameTo('refunds').execute()
  await db.schema
    .createIndex('refunds_pending')
    .on('refunds')
    .columns(['refunded_at', 'created_at'])
    .execute()
}
