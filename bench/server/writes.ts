import { openEvent, quoteOf, registrationOf } from '#bench/sample-requests.ts'
import { median, printTable } from '#bench/report.ts'
import type { BenchedSite } from '#bench/site.ts'
import { writeLoad, type LoadResult, type Writes } from './load.ts'
import type { WrittenByCall } from './rows.ts'

const writesPerRun = 2_000
const runs = 3

/** The number of concurrent callers. */
export const writers = 16

/** A request that writes, and the rows that it writes. */
interface WriteKind extends WrittenByCall {
  readonly name: string
  readonly posted: Pick<Writes, 'url' | 'headers' | 'body'>
}

async function writeKinds({ url }: BenchedSite): Promise<readonly WriteKind[]> {
  return [
    {
      name: 'a registration',
      posted: await registrationOf(url),
      tables: { bookings: 1, emails: 2 },
      update: `update events set seats_taken = seats_taken + 2 where public_id = '${openEvent}'`,
    },
    {
      name: 'a quote',
      posted: quoteOf(url),
      tables: { leads: 1, emails: 1 },
      update: null,
    },
  ]
}

/** Registrations and quotes, beside bare transactions of the same rows on the same disk. */
export async function durableWrites(
  site: BenchedSite,
  database: string,
  bareRate: (written: WrittenByCall, count: number) => number | Promise<number>,
): Promise<void> {
  const rows: string[][] = []
  for (const { name, posted, ...written } of await writeKinds(site)) {
    const ours: LoadResult[] = []
    const bare: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const from = run * writesPerRun
      const load = { ...posted, count: writesPerRun, connections: writers, from }
      ours.push(await writeLoad(load, site.pid))
      bare.push(await bareRate(written, writesPerRun))
    }
    const of = (pick: (result: LoadResult) => number) => median(ours.map(pick))
    const rate = of(({ perSecond }) => perSecond)
    rows.push([
      name,
      rate.toFixed(0),
      median(bare).toFixed(0),
      (rate / median(bare)).toFixed(2),
      of(({ p50Ms }) => p50Ms).toFixed(1),
      of(({ p99Ms }) => p99Ms).toFixed(1),
      of(({ cpuUsPerRequest }) => cpuUsPerRequest).toFixed(0),
    ])
  }
  printTable(
    `Durable writes against bare transactions of the same rows, ${database}`,
    ['what', 'ours/s', 'bare/s', 'ratio', 'p50 ms', 'p99 ms', 'CPU µs each'],
    rows,
  )
}
