import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { renewed, type WriteKind, type WriteTables } from './bare-writes.ts'
import { writeLoad } from './load.ts'
import { printTable } from './report.ts'
import { startSite, type BenchedSite } from './site.ts'

const writesPerRun = 2_000
const connections = 16

/** Times by which the rows of a table can be put in order. */
const written = { bookings: 'booked_at', mails: 'created_at', leads: 'created_at' } as const

/** The same writes on a PostgreSQL at that address, beside bare transactions on it. */
export async function postgresWrites(
  server: string,
  kindsOf: (site: BenchedSite) => Promise<readonly WriteKind[]>,
): Promise<void> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  const maintenance = new pg.Client({ connectionString: `${server}/postgres` })
  await maintenance.connect()
  await maintenance.query(`create database ${name}`)
  const pool = new pg.Pool({ connectionString: `${server}/${name}`, max: connections })
  const site = await startSite({ DATABASE_URL: `${server}/${name}`, SECRET: randomUUID() })
  const rows: string[][] = []
  try {
    for (const { name: what, posted, tables, update } of await kindsOf(site)) {
      const load = { ...posted, count: writesPerRun, connections, from: 0 }
      const ours = await writeLoad(load, site.pid)
      const bare = await bareRate(pool, tables, update)
      rows.push([
        what,
        ours.perSecond.toFixed(0),
        bare.toFixed(0),
        (ours.perSecond / bare).toFixed(2),
        ours.p50Ms.toFixed(1),
        ours.p99Ms.toFixed(1),
        ours.cpuUsPerRequest.toFixed(0),
      ])
    }
  } finally {
    await site.stop()
    await pool.end()
    await maintenance.query(`drop database ${name}`)
    await maintenance.end()
  }
  printTable(
    'Durable writes on PostgreSQL against bare transactions of the same rows',
    ['what', 'ours/s', 'bare/s', 'ratio', 'p50 ms', 'p99 ms', 'CPU µs each'],
    rows,
  )
}

/** How many transactions a second as many connections commit that do nothing else. */
async function bareRate(
  pool: pg.Pool,
  tables: WriteTables,
  update: string | null,
): Promise<number> {
  const inserts: { readonly text: string; readonly row: Readonly<Record<string, unknown>> }[] = []
  for (const [table, time] of Object.entries(written)) {
    const count = tables[table] ?? 0
    const { rows } = await pool.query<Record<string, unknown>>(
      `select * from ${table} order by ${time} desc limit ${count}`,
    )
    for (const row of rows) {
      const names = Object.keys(row)
      const places = names.map((_, index) => `$${index + 1}`)
      const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`
      inserts.push({ text, row })
    }
  }
  let left = writesPerRun
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
  await Promise.all(Array.from({ length: connections }, work))
  return writesPerRun / ((performance.now() - began) / 1000)
}
