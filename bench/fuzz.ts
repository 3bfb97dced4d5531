import { randomInt } from 'node:crypto'
import { costRatios } from './fuzz/costly.ts'
import { signIn } from './fuzz/desk.ts'
import { fuzz } from './fuzz/run.ts'
import { memoryMb } from './process-cost.ts'
import { printCircumstances, printTable } from './report.ts'
import { startSite } from './site.ts'

interface FuzzBenchOptions {
  readonly minutes: number
  /** Null takes another one each time. */
  readonly seed: number | null
  /** The path of a printed failure. */
  readonly path: string | undefined
  /** Address of an empty PostgreSQL database; null is SQLite. */
  readonly databaseUrl: string | null
}

/** Sends odd requests of every kind to a real server for minutes, and checks its answers. */
export async function benchFuzz({
  minutes,
  seed,
  path,
  databaseUrl,
}: FuzzBenchOptions): Promise<void> {
  const used = seed ?? randomInt(2 ** 31)
  printCircumstances([databaseUrl === null ? 'SQLite' : 'PostgreSQL', `seed ${used}`])
  let log = ''
  const settings = {
    LOG_LEVEL: 'error',
    SECRET: 'a secret of at least 32 characters',
    ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
  }
  const site = await startSite(settings, undefined, (text) => {
    log += text
  })
  try {
    const before = memoryMb(site.pid)
    const port = Number(new URL(site.url).port)
    const cookie = await signIn(site.url, { ...settings, DATA_DIR: site.dataDir })
    const statuses = await fuzz({ port, cookie, seed: used, path, minutes, requests: 1e9 })
    const { status } = await fetch(`${site.url}/healthz`)
    const after = memoryMb(site.pid)
    const worst = (await costRatios(site.url)).slice(0, 5)
    const kinds = [...statuses].toSorted(([one], [other]) => one - other)
    printTable(
      `Odd requests for ${minutes} minutes`,
      ['status', 'answers'],
      kinds.map(([kind, times]) => [kind === 0 ? 'none, to half a request' : kind, times]),
    )
    printTable(
      'Processor time beside a plain request of the same size, the worst five',
      ['request', 'ms', 'times'],
      worst.map(({ name, ms, ratio }) => [name, ms.toFixed(1), ratio.toFixed(1)]),
    )
    printTable(
      'The server',
      ['health at the end', 'MB before', 'MB after', 'MB at the most', 'errors in its log'],
      [
        [
          status,
          before.now.toFixed(0),
          after.now.toFixed(0),
          after.peak.toFixed(0),
          log.split('\n').filter((line) => line.trim() !== '').length,
        ],
      ],
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stdout.write(`\n${reason}\n\nThe last errors in the log:\n${log.slice(-4_000)}\n`)
    process.exitCode = 1
  } finally {
    await site.stop()
  }
}
