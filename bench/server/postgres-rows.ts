import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openEvent } from '#bench/sample-requests.ts'
import { renewed, uniqueColumns, type WrittenByCall } from './rows.ts'

/** Columns that hold the time of each row. */
const written = { bookings: 'booked_at', emails: 'created_at', leads: 'created_at' } as const

/** A database of its own on the PostgreSQL at that address. */
export async function freshPostgres(server: string, connections: number) {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const maintenance = new pg.Client({ connectionString: `${server}/postgres` })
  await maintenance.connect()
  await maintenance.query(`create database ${name}`)
  const pool = new pg.Pool({ connectionString: `${server}/${name}`, max: connections })
  return {
    /** Settings of a site on this database. */
    settings: { DATABASE_URL: `${server}/${name}`, SECRET: randomUUID() },
    pool,
    drop: async () => {
      await pool.end()
      await maintenance.query(`drop database ${name}`)
      await maintenance.end()
    },
  }
}

/**
 * The transactions per second of the pool's connections that only insert the rows of the newest
 * request and update the event's counter.
 */
export async function postgresBareRate(
  pool: pg.Pool,
  { tables, update }: WrittenByCall,
  count: number,
): Promise<number> {
  const inserts: { readonly text: string; readonly row: Readonly<Record<string, unknown>> }[] = []
  for (const [table, time] of Object.entries(written)) {
    const { rows } = await pool.query<Record<string, unknown>>(
      `select * from ${table} order by ${time} desc limit ${tables[table] ?? 0}`,
    )
    for (const row of rows) {
      const names = Object.keys(row)
      const places = names.map((_, index) => `$${index + 1}`)
      const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`
      inserts.push({ text, row })
    }
  }
  let left = count
  const work = async () => {
    const client = await pool.connect()
    while (left > 0) {
      left -= 1
      await client.query('begin')
      for (const { text, row } of inserts) {
        await client.query({ name: text.slice(0, 40), text, values: renewed(row) })
      }
      if (update !== null) await client.query(update)
      await client.query('commit')
    }
    client.release()
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: pool.options.max }, work))
  return count / ((performance.now() - began) / 1000)
}

/** The rows of a site. */
export const postgresRows = (pool: pg.Pool) => ({
  setBookings: (count: number) => setBookings(pool, count),
  touchEvent: async () => {
    await pool.query('update events set seats_taken = seats_taken where public_id = $1', [
      openEvent,
    ])
  },
  emailsDue: async () => {
    const { rows } = await pool.query<{ readonly count: string }>(
      `select count(*) from emails where state = 'waiting' and next_try_at <= $1`,
      [Date.now()],
    )
    return Number(rows[0]?.count)
  },
})

/** Leaves the newest booking of the open event, and copies of it. */
async function setBookings(pool: pg.Pool, count: number): Promise<void> {
  const { rows } = await pool.query<Record<string, unknown>>(
    'select b.* from bookings b join events e on e.id = b.event_id where e.public_id = $1 order by booked_at desc limit 1',
    [openEvent],
  )
  const [booking] = rows
  if (booking === undefined) throw new Error('There is no booking to copy')
  await pool.query('delete from bookings where event_id = $1 and id <> $2', [
    booking['event_id'],
    booking['id'],
  ])
  const names = Object.keys(booking)
  const values = names.map((name) =>
    uniqueColumns.includes(name) && booking[name] !== null ? 'gen_random_uuid()::text' : name,
  )
  await pool.query(
    `insert into bookings (${names.join(', ')}) select ${values.join(', ')} from bookings, generate_series(2, $1::int) where id = $2`,
    [count, booking['id']],
  )
  await pool.query('update events set seats_taken = $1 where public_id = $2', [
    count * 2,
    openEvent,
  ])
  // PostgreSQL would have done this long before an event has that many guests.
  await pool.query('vacuum analyze bookings')
}
