import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { openEvent } from '#bench/sample-requests.ts'
import type { BenchedSite } from '#bench/site.ts'
import { renewed, type WrittenByCall } from './rows.ts'

type Row = Record<string, SQLInputValue>

function openDatabase({ dataDir }: BenchedSite): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, 'site.db'), { timeout: 10_000 })
}

/** The newest rows of a table, as many as one request wrote. */
function newestRows(database: DatabaseSync, table: string, count: number): readonly Row[] {
  return database.prepare(`select * from ${table} order by rowid desc limit ?`).all(count)
}

/**
 * The transactions per second of a loop on the same disk, as durable as the site's: only `begin`,
 * the inserts of the newest request, the event's counter and `commit`.
 */
export function sqliteBareRate(
  site: BenchedSite,
  { tables, update }: WrittenByCall,
  count: number,
): number {
  const file = path.join(site.dataDir, `bare-${randomUUID()}.db`)
  const source = openDatabase(site)
  const rows = Object.entries(tables).flatMap(([table, each]) =>
    newestRows(source, table, each).map((row) => [table, row] as const),
  )
  source.exec(`vacuum into '${file}'`)
  source.close()
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const inserts = rows.map(([table, row]) => ({ row, insert: inserter(database, table, row) }))
  const counted = update === null ? null : database.prepare(update)
  const began = performance.now()
  for (let round = 0; round < count; round += 1) {
    database.exec('begin immediate')
    for (const { row, insert } of inserts) insert.run(...renewed(row))
    counted?.run()
    database.exec('commit')
  }
  const seconds = (performance.now() - began) / 1000
  database.close()
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  return count / seconds
}

/** The rows of a site, through a connection of their own. */
export function sqliteRows(site: BenchedSite) {
  const database = openDatabase(site)
  const setSeats = database.prepare('update events set seats_taken = ? where public_id = ?')
  const due = database.prepare(
    `select count(*) as count from emails where state = 'waiting' and next_try_at <= ?`,
  )
  const touch = database.prepare('update events set seats_taken = seats_taken where public_id = ?')
  return {
    /** Removes all bookings but copies of the newest one. */
    setBookings(count: number): void {
      const [booking] = newestRows(database, 'bookings', 1)
      if (booking === undefined) throw new Error('There is no booking to copy')
      database.prepare('delete from bookings where event_id = ?').run(booking['event_id'] ?? null)
      const insert = inserter(database, 'bookings', booking)
      database.exec('begin immediate')
      for (let copy = 0; copy < count; copy += 1) insert.run(...renewed(booking))
      database.exec('commit')
      setSeats.run(count * 2, openEvent)
    },
    touchEvent: () => void touch.run(openEvent),
    emailsDue: () => Number(due.get(Date.now())?.['count']),
    close: () => database.close(),
  }
}

function inserter(database: DatabaseSync, table: string, row: Row) {
  const places = Object.keys(row).map(() => '?')
  return database.prepare(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
  )
}
