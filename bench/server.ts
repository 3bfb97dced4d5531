import { request } from 'node:http'
import { eventPaths } from '#contract/event-paths.ts'
import { paths } from '#web/paths.ts'
import {
  bareTransactions,
  multiply,
  newestRows,
  openDatabase,
  type WriteKind,
} from './bare-writes.ts'
import { asTenant, openEvent, quoteOf, registrationOf } from './calls.ts'
import { readLoad, writeLoad, type LoadResult } from './load.ts'
import { openLoop } from './open-loop.ts'
import { honoPeer, nginxPeer, type Bytes, type Peer } from './peers.ts'
import { postgresWrites } from './postgres-writes.ts'
import { memoryMb } from './process-cost.ts'
import { median, printCircumstances, printTable } from './report.ts'
import { startSite, untilCompressed, type BenchedSite } from './site.ts'

interface ServerOptions {
  /** How long each load of reads lasts. */
  readonly seconds: number
  /** Address of a PostgreSQL, without a database's name, to measure the writes on as well. */
  readonly postgres: string | null
}

const writesPerRun = 2_000
const runs = 3
const sizes = [10, 1_000, 100_000]

/** The server against simpler things that do the same, side by side in one run. */
export async function benchServer({ seconds, postgres }: ServerOptions): Promise<void> {
  printCircumstances(['SQLite', '32 connections for reads, 16 for writes'])
  const site = await startSite()
  try {
    await untilCompressed(site)
    await reads(site, seconds)
    await writes(site)
    await openLoop(site, seconds)
    const { now, peak } = memoryMb(site.pid)
    const used = [now, peak].map((mb) => mb.toFixed(0))
    printTable('Memory after all of that, MB', ['now', 'at the most'], [used])
    await growth(site, seconds)
  } finally {
    await site.stop()
  }
  await starts()
  if (postgres !== null) await postgresWrites(postgres, writeKinds)
}

async function reads(site: BenchedSite, seconds: number): Promise<void> {
  const rows: string[][] = []
  const compare = async (
    name: string,
    address: string,
    peerOf: (bytes: Bytes) => Promise<Peer | null>,
    headers: Readonly<Record<string, string>>,
  ) => {
    const peer = await peerOf(await bytesOf(address, headers))
    if (peer === null) return
    const [ours, theirs]: [LoadResult[], LoadResult[]] = [[], []]
    // In turns, so that what else the machine does meets both alike.
    for (let run = 0; run < runs; run += 1) {
      ours.push(await readLoad(address, site.pid, seconds, headers))
      theirs.push(await readLoad(peer.url, peer.pid, seconds, headers))
    }
    await peer.stop()
    rows.push([name, ...comparison(ours, theirs)])
  }
  const page = { 'accept-encoding': 'br' }
  await compare('prerendered page / nginx', site.url + paths.home, nginxPeer, page)
  await compare('prerendered page / bare Hono', site.url + paths.home, honoPeer, page)
  const event = site.url + eventPaths.event(openEvent)
  await compare('an event / bare Hono', event, honoPeer, asTenant)
  printTable(
    'Reads (ours / peer)',
    ['what', 'requests/s', 'ratio', 'p50 ms', 'p99 ms', 'CPU µs/request', 'CPU ratio'],
    rows,
  )
}

function comparison(ours: readonly LoadResult[], theirs: readonly LoadResult[]): string[] {
  const pair = (pick: (result: LoadResult) => number) =>
    [median(ours.map(pick)), median(theirs.map(pick))] as const
  const shown = ([our, their]: readonly [number, number], digits: number) =>
    `${our.toFixed(digits)} / ${their.toFixed(digits)}`
  const rate = pair(({ perSecond }) => perSecond)
  const cpu = pair(({ cpuUsPerRequest }) => cpuUsPerRequest)
  return [
    shown(rate, 0),
    (rate[0] / rate[1]).toFixed(2),
    shown(
      pair(({ p50Ms }) => p50Ms),
      0,
    ),
    shown(
      pair(({ p99Ms }) => p99Ms),
      0,
    ),
    shown(cpu, 0),
    (cpu[1] / cpu[0]).toFixed(2),
  ]
}

async function writeKinds({ url }: BenchedSite): Promise<readonly WriteKind[]> {
  return [
    {
      name: 'a registration',
      posted: await registrationOf(url),
      tables: { bookings: 1, mails: 2 },
      update: `update events set seats_taken = seats_taken + 2 where public_id = '${openEvent}'`,
    },
    {
      name: 'a quote (call 2)',
      posted: quoteOf(url),
      tables: { leads: 1, mails: 1 },
      update: null,
    },
  ]
}

async function writes(site: BenchedSite): Promise<void> {
  const rows: string[][] = []
  for (const { name, posted, tables, update } of await writeKinds(site)) {
    const ours: LoadResult[] = []
    const bare: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const from = run * writesPerRun
      ours.push(
        await writeLoad({ ...posted, count: writesPerRun, connections: 16, from }, site.pid),
      )
      const database = openDatabase(site)
      const written = Object.entries(tables).flatMap(([table, count]) =>
        newestRows(database, table, count).map((row) => [table, row] as const),
      )
      database.close()
      bare.push(bareTransactions(site, written, writesPerRun, update))
    }
    const rate = median(ours.map(({ perSecond }) => perSecond))
    rows.push([
      name,
      rate.toFixed(0),
      median(bare).toFixed(0),
      (rate / median(bare)).toFixed(2),
      median(ours.map(({ p50Ms }) => p50Ms)).toFixed(1),
      median(ours.map(({ p99Ms }) => p99Ms)).toFixed(1),
      median(ours.map(({ cpuUsPerRequest }) => cpuUsPerRequest)).toFixed(0),
    ])
  }
  printTable(
    'Durable writes against a bare loop of the same rows on the same disk',
    ['what', 'ours/s', 'bare/s', 'ratio', 'p50 ms', 'p99 ms', 'CPU µs each'],
    rows,
  )
}

async function growth(site: BenchedSite, seconds: number): Promise<void> {
  const posted = await registrationOf(site.url)
  const rows: string[][] = []
  for (const [index, size] of sizes.entries()) {
    const database = openDatabase(site)
    const [booking] = newestRows(database, 'bookings', 1)
    if (booking === undefined) throw new Error('There is no booking to copy')
    // The sizes start from what the runs before have left, so this is cleared first.
    database.prepare('delete from bookings where event_id = ?').run(booking['event_id'] ?? null)
    multiply(database, 'bookings', booking, size)
    database
      .prepare('update events set seats_taken = ? where public_id = ?')
      .run(size * 2, openEvent)
    database.close()
    const list = await readLoad(`${site.url}${eventPaths.list}`, site.pid, seconds, asTenant)
    const from = (runs + index) * 1_000_000
    const each = await writeLoad({ ...posted, count: 500, connections: 1, from }, site.pid)
    rows.push([
      size.toLocaleString('en-US'),
      list.cpuUsPerRequest.toFixed(0),
      list.p50Ms.toFixed(1),
      each.cpuUsPerRequest.toFixed(0),
      each.p50Ms.toFixed(2),
    ])
  }
  printTable(
    'Cost as bookings grow',
    ['bookings', 'list: CPU µs', 'list: p50 ms', 'register: CPU µs', 'register: p50 ms, alone'],
    rows,
  )
}

async function starts(): Promise<void> {
  const [first, again]: [number[], number[]] = [[], []]
  for (let run = 0; run < 5; run += 1) {
    const fresh = await startSite()
    first.push(fresh.startMs)
    // The same folder once more: its tables are there already.
    const second = await startSite({}, fresh.dataDir)
    again.push(second.startMs)
    await second.stop()
    await fresh.stop()
  }
  const row = [median(first).toFixed(0), median(again).toFixed(0)]
  printTable('Start until it answers, ms', ['with an empty folder', 'with its database'], [row])
}

/** The body as it comes over the line. */
function bytesOf(url: string, headers: Readonly<Record<string, string>>): Promise<Bytes> {
  return new Promise((done, failed) => {
    const sent = request(url, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        done({
          body: Buffer.concat(parts),
          type: answer.headers['content-type'] ?? '',
          encoding: answer.headers['content-encoding'] ?? null,
        }),
      )
    })
    sent.on('error', failed)
    sent.end()
  })
}
