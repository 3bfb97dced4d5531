import { median, printTable } from '#bench/report.ts'
import { startSite } from '#bench/site.ts'

const runs = 5

/** An empty database. */
interface FreshDatabase {
  readonly settings: Readonly<Record<string, string>>
  readonly drop: () => Promise<void>
}

/** The time until the site answers, with an empty database and with its tables in place. */
export async function starts(database: string, open: () => Promise<FreshDatabase>): Promise<void> {
  const [first, again]: [number[], number[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    const { settings, drop } = await open()
    try {
      const fresh = await startSite(settings)
      first.push(fresh.startMs)
      const second = await startSite(settings, fresh.dataDir)
      again.push(second.startMs)
      await second.stop()
      await fresh.stop()
    } finally {
      await drop()
    }
  }
  const row = [median(first).toFixed(0), median(again).toFixed(0)]
  printTable(`Start until it answers, ms, ${database}`, ['with nothing', 'with its tables'], [row])
}
