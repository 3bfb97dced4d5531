import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Writes } from './load.ts'
import type { BenchedSite } from './site.ts'

/** Columns whose values may stand in one row only. */
const unique = ['id', 'email_key', 'idempotency_key', 'request_id', 'withdrawal_key', 'order_id']

type Row = Record<string, SQLInputValue>

/** How many rows of each table one call writes. */
export type WriteTables = Readonly<Record<string, number>>

/** A call that writes, and what a bare transaction of the same would do. */
export interface WriteKind {
  readonly name: string
  readonly posted: Pick<Writes, 'url' | 'headers' | 'body'>
  readonly tables: WriteTables
  /** The statement that moves a counter; null where none does. */
  readonly update: string | null
}

export function openDatabase({ dataDir }: BenchedSite): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, 'site.db'), { timeout: 10_000 })
}

/** The newest rows of a table, as many as one visitor's call wrote. */
export function newestRows(database: DatabaseSync, table: string, count: number): readonly Row[] {
  return database.prepare(`select * from ${table} order by rowid desc limit ?`).all(count)
}

/**
 * How many transactions a second a loop over the same tables and rows commits on the same disk, as
 * durably: nothing but `begin`, the inserts and `commit`. `update` stands for the event's counter.
 */
export function bareTransactions(
  site: BenchedSite,
  rows: readonly (readonly [table: string, row: Row])[],
  count: number,
  update: string | null = null,
): number {
  const file = path.join(site.dataDir, `bare-${randomUUID()}.db`)
  const source = openDatabase(site)
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

/** Copies a row so many times in one transaction. */
export function multiply(database: DatabaseSync, table: string, row: Row, count: number): void {
  const insert = inserter(database, table, row)
  database.exec('begin immediate')
  for (let copy = 0; copy < count; copy += 1) insert.run(...renewed(row))
  database.exec('commit')
}

function inserter(database: DatabaseSync, table: string, row: Row) {
  const places = Object.keys(row).map(() => '?')
  return database.prepare(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
  )
}

/** The values of a row, new where only one may have them. */
export function renewed<T>(row: Readonly<Record<string, T>>): (T | string)[] {
  return Object.entries(row).map(([name, value]) =>
    unique.includes(name) && value !== null ? randomUUID() : value,
  )
}
