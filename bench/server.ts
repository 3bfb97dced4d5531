import { memoryMb } from './process-cost.ts'
import { printCircumstances, printTable } from './report.ts'
import { growth } from './server/growth.ts'
import { openLoop } from './server/open-loop.ts'
import { freshPostgres, postgresBareRate, postgresRows } from './server/postgres-rows.ts'
import { compareReads, eventReads, pageReads } from './server/reads.ts'
import { sqliteBareRate, sqliteRows } from './server/sqlite-rows.ts'
import { starts } from './server/starts.ts'
import { durableWrites, writers } from './server/writes.ts'
import { startSite, untilCompressed } from './site.ts'

interface ServerOptions {
  /** The duration of each load of reads. */
  readonly seconds: number
  /** Address of a PostgreSQL server, without a database name, to measure as well; null for none. */
  readonly postgres: string | null
}

/** Measures the server beside simpler programs that do the same, in one run. */
export async function benchServer({ seconds, postgres }: ServerOptions): Promise<void> {
  printCircumstances([`32 connections for reads, ${writers} for writes`])
  await onSqlite(seconds)
  if (postgres !== null) await onPostgres(seconds, postgres)
}

async function onSqlite(seconds: number): Promise<void> {
  const database = 'SQLite'
  const site = await startSite()
  try {
    await untilCompressed(site)
    await compareReads(site, seconds, database, [...pageReads, ...eventReads])
    await durableWrites(site, database, (written, count) => sqliteBareRate(site, written, count))
    await openLoop(site, seconds, database)
    printMemory(site.pid, database)
    const rows = sqliteRows(site)
    try {
      await growth(site, seconds, database, rows)
    } finally {
      rows.close()
    }
  } finally {
    await site.stop()
  }
  await starts(database, async () => ({ settings: {}, drop: async () => undefined }))
}

async function onPostgres(seconds: number, server: string): Promise<void> {
  const database = 'PostgreSQL'
  const { settings, pool, drop } = await freshPostgres(server, writers)
  const site = await startSite(settings).catch(async (error: unknown) => {
    await drop()
    throw error
  })
  try {
    await compareReads(site, seconds, database, eventReads)
    await durableWrites(site, database, (written, count) => postgresBareRate(pool, written, count))
    await openLoop(site, seconds, database)
    printMemory(site.pid, database)
    await growth(site, seconds, database, postgresRows(pool))
  } finally {
    await site.stop()
    await drop()
  }
  await starts(database, () => freshPostgres(server, 1))
}

function printMemory(pid: number, database: string): void {
  const { now, peak } = memoryMb(pid)
  const used = [now, peak].map((mb) => mb.toFixed(0))
  printTable(`Memory after all of that, MB, ${database}`, ['now', 'at the most'], [used])
}
