import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { migrate, openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { day } from '#domain/time.ts'
import { temporaryFolder } from './databases.ts'

const migrationsDir = path.join(import.meta.dirname, '../../migrations')

/** The migrations of the version that wrote the data. */
const ofEarlierVersion = (name: string) => /^000[1-3]-/.test(name)

/** When the earlier version wrote its data. */
export const writtenAt = Date.parse('2026-05-04T12:00:00Z')

/** Makes the tables of an earlier version, and fills them like it. */
export async function writeAsEarlierVersion(
  where: { readonly sqliteFile: string } | { readonly postgresUrl: string },
): Promise<void> {
  const folder = migrationsOf(ofEarlierVersion)
  const database =
    'sqliteFile' in where ? openSqlite(where.sqliteFile) : openPostgres(where.postgresUrl, () => {})
  await migrate(database, folder.path)
  await database.close()
  folder.remove()

  // Plain SQL, since the stores use today's tables.
  if ('sqliteFile' in where) {
    const file = new DatabaseSync(where.sqliteFile)
    for (const { text, values } of inserts(() => '?')) file.prepare(text).run(...values)
    file.close()
  } else {
    const client = new pg.Client({ connectionString: where.postgresUrl })
    await client.connect()
    for (const insert of inserts((index) => `$${index + 1}`)) await client.query(insert)
    await client.end()
  }
}

/** A folder of the wanted migrations alone; `remove` deletes it. */
export function migrationsOf(isWanted: (file: string) => boolean) {
  const folder = temporaryFolder()
  for (const file of readdirSync(migrationsDir).filter(isWanted)) {
    const source = JSON.stringify(path.join(migrationsDir, file))
    writeFileSync(path.join(folder.path, file), `export * from ${source}\n`)
  }
  return folder
}

function inserts(placeholder: (index: number) => string) {
  return Object.entries(rowsOfThen).flatMap(([table, rows]) =>
    rows.map((row) => {
      const values = Object.values(row)
      const places = values.map((_, index) => placeholder(index))
      const text = `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`
      return { text, values }
    }),
  )
}

type Row = Readonly<Record<string, string | number | null>>

const lead = (id: string, name: string): Row => ({
  id,
  idempotency_key: `key-${id}`,
  status: 'incomplete',
  created_at: writtenAt,
  first_name: name,
  last_name: 'Lindqvist',
  email: `${name}@Example.com`,
  email_key: `${name.toLowerCase()}@example.com`,
  phone: '7705550123',
  street1: '12 Oak Street',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  address_type: 'Home',
  consent_wording: 'You may call.',
  consent_at: writtenAt,
})

const event = (id: string, price: number | null, seatsTaken: number): Row => ({
  id,
  tenant: 'evergreen',
  public_id: `public-${id}`,
  revision: 3,
  changed_at: writtenAt,
  seats_taken: seatsTaken,
  name: 'Pruning Class',
  description: 'Wear closed shoes.',
  starts_at: Date.parse('2199-06-06T13:00:00Z'),
  ends_at: null,
  time_zone: 'America/New_York',
  kind: price === null ? 'free' : 'paid',
  price_cents: price,
  images: '[]',
  videos: '[]',
  venue_address: null,
  hosted_by: null,
  guests: '["Ann"]',
  perks: '[]',
  capacity: 10,
  raffle: null,
  form_fields: '[]',
  cancelled: 0,
})

const booking = (id: string, eventId: string, change: Row): Row => ({
  id,
  event_id: eventId,
  email: `${id}@Example.org`,
  email_key: `${id}@example.org`,
  booked_at: writtenAt,
  origin: 'registration',
  status: 'confirmed',
  willingness: 'yes',
  adults: 2,
  children: 0,
  answers: '[{"name":"firstName","value":"Rosa"}]',
  message: null,
  seats: 2,
  paid_cents: 0,
  refunded_cents: 0,
  refund_due_cents: 0,
  ...change,
})

const mail = (id: string, state: string, bookingId: string | null): Row => ({
  id,
  created_at: writtenAt,
  recipient: 'rosa@example.com',
  recipient_key: 'rosa@example.com',
  reply_to: null,
  subject: `Mail ${id}`,
  text: 'text',
  html: '<p>text</p>',
  attachments: null,
  withdrawal_key: null,
  booking_id: bookingId,
  state,
  tries: state === 'sent' ? 1 : 0,
  next_try_at: state === 'sent' ? null : writtenAt + 400_000 * day,
  sent_at: state === 'sent' ? writtenAt : null,
  last_error: null,
})

const held: Row = {
  status: 'pending_payment',
  seats: 0,
  order_id: 'order-held',
  order_state: 'held',
  order_adults: 3,
  order_children: 0,
  order_answers: '[]',
  order_seats: 3,
  order_due_cents: 7500,
  order_held_until: writtenAt + 400_000 * day,
  order_session_id: 'test_held',
  order_url: 'http://localhost:3000/test-checkout/test_held',
}

const rowsOfThen: Readonly<Record<string, readonly Row[]>> = {
  leads: [
    lead('lead-1', 'Rosa'),
    {
      ...lead('lead-2', 'Ingrid'),
      status: 'complete',
      request_id: 'request-2',
      requested_at: writtenAt,
      services: JSON.stringify([
        {
          id: 'soil-mulch',
          name: 'Soil & Mulch',
          materials: [],
          address: {
            street1: '12 Oak Street',
            city: 'Cumming',
            state: 'GA',
            zip: '30040',
            addressType: 'Home',
          },
        },
      ]),
      project_details: 'Mulch for two front beds.',
      additional_notes: '',
    },
  ],
  events: [event('free-1', null, 2), event('paid-1', 2500, 5)],
  bookings: [
    booking('guest', 'free-1', {}),
    booking('payer', 'paid-1', { paid_cents: 7500, refunded_cents: 2500 }),
    booking('holder', 'paid-1', held),
  ],
  payments: [
    {
      id: 'test_paid',
      booking_id: 'payer',
      order_id: 'order-paid',
      amount_cents: 5000,
      taken_at: writtenAt,
    },
    {
      id: 'test_late',
      booking_id: 'payer',
      order_id: 'order-late',
      amount_cents: 2500,
      taken_at: writtenAt,
    },
  ],
  refunds: [
    {
      id: 'refund-1',
      booking_id: 'payer',
      payment_id: 'test_late',
      amount_cents: 2500,
      created_at: writtenAt,
      refunded_at: null,
    },
  ],
  test_checkouts: [
    {
      session_id: 'test_held',
      order_id: 'order-held',
      booking_id: 'holder',
      email: 'holder@Example.org',
      description: 'Pruning Class',
      amount_cents: 7500,
      quantity: 3,
      pay_until: writtenAt + 400_000 * day,
      success_url: 'http://localhost:3000/events/success',
      failure_url: 'http://localhost:3000/events/failure',
      state: 'open',
      refunded_cents: 0,
    },
  ],
  mails: [mail('mail-1', 'sent', 'guest'), mail('mail-2', 'waiting', null)],
}
