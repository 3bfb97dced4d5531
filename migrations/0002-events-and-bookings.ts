import type { Kysely } from 'kysely'

/** Events, bookings, payments, and codes to change a booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createEvents(db)
  await createBookings(db)
  await createMoney(db)
  await createCodes(db)
  await db.schema.alterTable('mails').addColumn('booking_id', 'text').execute()
  await db.schema.createIndex('mails_by_booking').on('mails').column('booking_id').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('mails_by_booking').execute()
  await db.schema.alterTable('mails').dropColumn('booking_id').execute()
  for (const table of ['tokens', 'codes', 'refunds', 'notices', 'payments', 'bookings', 'events']) {
    await db.schema.dropTable(table).execute()
  }
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('tenant', 'text', (column) => column.notNull())
    .addColumn('public_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    // The sum over the bookings, stored so that registering never reads them all.
    .addColumn('seats_taken', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('description', 'text')
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'bigint')
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('videos', 'text', (column) => column.notNull())
    .addColumn('venue_address', 'text')
    .addColumn('hosted_by', 'text')
    .addColumn('guests', 'text', (column) => column.notNull())
    .addColumn('perks', 'text', (column) => column.notNull())
    .addColumn('capacity', 'bigint')
    .addColumn('raffle', 'text')
    .addColumn('form_fields', 'text', (column) => column.notNull())
    .addColumn('cancelled', 'integer', (column) => column.notNull())
    .addUniqueConstraint('events_by_public_id', ['tenant', 'public_id'])
    .execute()
  await db.schema
    .createIndex('events_by_start')
    .on('events')
    .columns(['tenant', 'starts_at'])
    .execute()
}

async function createBookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event_id', 'text', (column) => column.notNull().references('events.id'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('booked_at', 'bigint', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('willingness', 'text', (column) => column.notNull())
    .addColumn('adults', 'integer', (column) => column.notNull())
    .addColumn('children', 'integer', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('paid_cents', 'bigint', (column) => column.notNull())
    .addColumn('refunded_cents', 'bigint', (column) => column.notNull())
    .addColumn('refund_due_cents', 'bigint', (column) => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('order_state', 'text')
    .addColumn('order_adults', 'integer')
    .addColumn('order_children', 'integer')
    .addColumn('order_answers', 'text')
    .addColumn('order_seats', 'integer')
    .addColumn('order_due_cents', 'bigint')
    .addColumn('order_held_until', 'bigint')
    .addColumn('order_session_id', 'text')
    .addColumn('order_url', 'text')
    // One booking per event and email address, under any concurrency.
    .addUniqueConstraint('bookings_by_address', ['event_id', 'email_key'])
    .execute()
  await db.schema
    .createIndex('bookings_by_time')
    .on('bookings')
    .columns(['event_id', 'booked_at'])
    .execute()
  await db.schema.createIndex('bookings_by_email').on('bookings').column('email_key').execute()
  await db.schema
    .createIndex('bookings_by_hold')
    .on('bookings')
    .columns(['order_state', 'order_held_until'])
    .execute()
}

async function createMoney(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull().references('bookings.id'))
    .addColumn('payment_id', 'text', (column) => column.notNull().unique())
    .addColumn('amount_cents', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('refunded_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('refunds_pending')
    .on('refunds')
    .columns(['refunded_at', 'created_at'])
    .execute()
}

async function createCodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('codes')
    .addColumn('challenge_id', 'text', (column) => column.primaryKey())
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'text')
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('wrong_tries', 'integer', (column) => column.notNull())
    .addColumn('is_spent', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('codes_by_address')
    .on('codes')
    .columns(['email_key', 'event_id'])
    .execute()
  await db.schema.createIndex('codes_by_time').on('codes').column('issued_at').execute()
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('is_spent', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tokens_by_booking').on('tokens').column('booking_id').execute()
  await db.schema.createIndex('tokens_by_time').on('tokens').column('issued_at').execute()
}
