import { PostgresAdapter, sql, type Kysely } from 'kysely'

/**
 * Payments by subject: every order has a row with its checkout session until that has ended,
 * payments need no booking, refunds can fail after they were made, and disputes are stored. The
 * version before still writes its payments and refunds into the same tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOrders(db)
  await widenPayments(db)
  await widenRefunds(db)
  await db.schema
    .createTable('disputes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('disputes_by_payment').on('disputes').column('payment_id').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('disputes').execute()
  await sql`delete from refunds where booking_id is null`.execute(db)
  await sql`delete from payments where booking_id is null`.execute(db)
  for (const name of ['failed_at', 'failure']) {
    await db.schema.alterTable('refunds').dropColumn(name).execute()
  }
  await sql
    .raw('drop trigger payments_get_subject' + (isPostgres(db) ? ' on payments' : ''))
    .execute(db)
  if (isPostgres(db)) await sql`drop function payments_get_subject`.execute(db)
  await db.schema.dropIndex('payments_by_subject').execute()
  for (const name of ['subject_kind', 'subject_id', 'currency', 'mismatch']) {
    await db.schema.alterTable('payments').dropColumn(name).execute()
  }
  await db.schema.dropTable('orders').execute()
}

/** Age up to which an ended hold's checkout session is checked once more. */
const lookBackMs = 3 * 24 * 60 * 60 * 1000

async function createOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('session_id', 'text')
    // Next time the provider is asked about the checkout session; null once it has ended.
    .addColumn('watch_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('orders_by_subject')
    .on('orders')
    .columns(['subject_kind', 'subject_id'])
    .execute()
  await db.schema
    .createIndex('orders_watched')
    .on('orders')
    .column('watch_at')
    .where('watch_at', 'is not', null)
    .execute()
  await sql`
    insert into orders (id, subject_kind, subject_id, amount_cents, currency, created_at, session_id, watch_at)
    select order_id, 'booking', id, order_due_cents, 'usd', booked_at, order_session_id,
      case when order_session_id is not null and order_held_until > ${Date.now() - lookBackMs} then 0 end
    from bookings where order_id is not null`.execute(db)
  await sql`
    insert into orders (id, subject_kind, subject_id, amount_cents, currency, created_at)
    select order_id, 'booking', min(booking_id), min(amount_cents), 'usd', min(taken_at)
    from payments where not exists (select 1 from orders where orders.id = payments.order_id)
    group by order_id`.execute(db)
}

async function widenPayments(db: Kysely<unknown>): Promise<void> {
  // `mismatch` is the reason why it fits nothing; null if it fits.
  if (isPostgres(db)) {
    await sql`
      alter table payments alter column booking_id drop not null,
        add column subject_kind text not null default 'booking', add column subject_id text,
        add column currency text not null default 'usd', add column mismatch text`.execute(db)
    await sql`update payments set subject_id = booking_id`.execute(db)
  } else {
    await remakePayments(db)
  }
  await db.schema
    .createIndex('payments_by_subject')
    .on('payments')
    .columns(['subject_kind', 'subject_id'])
    .execute()
  await fillSubjectsOfVersionBefore(db)
}

/** SQLite cannot drop a constraint, so the table is rebuilt. */
async function remakePayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments_anew')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.references('bookings.id'))
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .addColumn('refunded_elsewhere_cents', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('subject_kind', 'text', (column) => column.notNull().defaultTo('booking'))
    .addColumn('subject_id', 'text')
    .addColumn('currency', 'text', (column) => column.notNull().defaultTo('usd'))
    .addColumn('mismatch', 'text')
    .execute()
  await sql`
    insert into payments_anew (id, booking_id, order_id, amount_cents, taken_at, refunded_elsewhere_cents, subject_id)
    select id, booking_id, order_id, amount_cents, taken_at, refunded_elsewhere_cents, booking_id
    from payments`.execute(db)
  await replace(db, 'payments')
  await db.schema.createIndex('payments_by_booking').on('payments').column('booking_id').execute()
}

async function widenRefunds(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`
      alter table refunds alter column booking_id drop not null,
        add column failed_at bigint, add column failure text`.execute(db)
  } else {
    await remakeRefunds(db)
  }
}

async function remakeRefunds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('refunds_anew')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.references('bookings.id'))
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('refunded_at', 'bigint')
    .addColumn('tries', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('next_try_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('refusals', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('refusal', 'text')
    .addColumn('failed_at', 'bigint')
    .addColumn('failure', 'text')
    .execute()
  const columns = sql.raw(
    'id, booking_id, payment_id, amount_cents, created_at, refunded_at, tries, next_try_at, refusals, refusal',
  )
  await sql`insert into refunds_anew (${columns}) select ${columns} from refunds`.execute(db)
  await replace(db, 'refunds')
  await db.schema
    .createIndex('refunds_pending')
    .on('refunds')
    .columns(['refunded_at', 'created_at'])
    .execute()
  await db.schema.createIndex('refunds_by_booking').on('refunds').column('booking_id').execute()
}

async function replace(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema.dropTable(table).execute()
  await db.schema.alterTable(`${table}_anew`).renameTo(table).execute()
}

/** The version before writes the booking alone. */
async function fillSubjectsOfVersionBefore(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) {
    await sql`
      create trigger payments_get_subject after insert on payments when new.subject_id is null
      begin update payments set subject_id = new.booking_id where id = new.id; end`.execute(db)
    return
  }
  await sql`
    create function payments_get_subject() returns trigger language plpgsql as $$
    begin new.subject_id := coalesce(new.subject_id, new.booking_id); return new; end $$`.execute(
    db,
  )
  await sql`
    create trigger payments_get_subject before insert on payments
    for each row execute function payments_get_subject()`.execute(db)
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
