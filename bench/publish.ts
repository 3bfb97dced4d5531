import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config.ts'
import { originalFacts } from '#content/company.ts'
import { openStores } from '#stores.ts'
import { paths } from '#domain/site/paths.ts'
import { type Proxy, startNginx } from './documented-nginx.ts'
import { memoryMb } from './process-cost.ts'
import { printCircumstances, printTable } from './report.ts'
import { freshPostgres } from './server/postgres-rows.ts'
import { startSite } from './site.ts'

const readsPerSecond = 1_000
const secondsBetween = 3
const publishes = 10

/** The longest time for which a page may show an old version, in milliseconds. */
const limitMs = 2_000

/** Publishes repeatedly while two processes behind nginx are read. */
export async function benchPublish({ postgres }: { readonly postgres: string }): Promise<void> {
  const { settings: database, drop } = await freshPostgres(postgres, 1)
  const dataDir = mkdtempSync(path.join(tmpdir(), 'evergreen-bench-'))
  const settings = { ...database, DATA_DIR: dataDir, TRUST_PROXY: '1', SAMPLE_EVENTS: 'off' }
  const sites = [await startSite(settings, dataDir), await startSite(settings, dataDir)]
  const stores = await openStores(readConfig(settings), createLog('silent'))
  const [one, two] = sites.map(({ url }) => Number(new URL(url).port))
  const proxy = await startNginx([one ?? 0, two ?? 0])
  try {
    printCircumstances([
      `two processes on PostgreSQL behind nginx, ${readsPerSecond} reads of ${paths.contact} a second asked for`,
      `${publishes} publishes, one every ${secondsBetween} s`,
    ])
    const { latencies, seconds, failed, oldestMs } = await readWhilePublishing(
      proxy,
      async (phone, seen) => {
        const data = { ...originalFacts, phone }
        const edit = { kind: 'company', slug: 'site', data, seen, restoredFrom: null }
        const { ok } = await stores.contentStore.save([edit], { by: null, at: Date.now() })
        if (!ok) throw new Error('a publish was refused')
      },
    )
    const sorted = latencies.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
    printTable(
      'Publishing under load',
      ['reads/s', 'p50 ms', 'p99 ms', 'failed', 'oldest words shown, ms', 'peak memory MB'],
      [
        [
          (sorted.length / seconds).toFixed(0),
          at(0.5),
          at(0.99),
          failed,
          `${oldestMs.toFixed(0)} of ${limitMs}`,
          sites.map(({ pid }) => memoryMb(pid).peak.toFixed(0)).join(', '),
        ],
      ],
    )
  } finally {
    await proxy.stop()
    await stores.database.close()
    for (const site of sites) await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
    await drop()
  }
}

/** Reads at a steady rate; each wait counts from the moment when the read was due. */
async function readWhilePublishing(
  proxy: Proxy,
  publish: (phone: string, seen: number) => Promise<void>,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ca: proxy.ca })
  const publishedAt = [performance.now()]
  const latencies: number[] = []
  let failed = 0
  let oldestMs = 0
  let underWay = 0
  const readOnce = async (dueAt: number) => {
    const { text, sentAt } = await readPage(proxy.port, agent)
    latencies.push(performance.now() - dueAt)
    const shown = text === null ? null : versionIn(text)
    if (shown === null) failed += 1
    // The time for which the version after the shown one had been published.
    const next = shown === null ? undefined : publishedAt[shown + 1]
    if (next !== undefined) oldestMs = Math.max(oldestMs, sentAt - next)
  }
  const began = performance.now()
  const end = began + (publishes + 1) * secondsBetween * 1000
  const publishing = (async () => {
    for (let version = 1; version <= publishes; version += 1) {
      await wait(secondsBetween * 1000)
      await publish(phoneOf(version), version - 1)
      publishedAt.push(performance.now())
    }
  })()
  for (let sent = 0; performance.now() < end; sent += 1) {
    const dueAt = began + (sent * 1000) / readsPerSecond
    if (dueAt > performance.now()) await wait(dueAt - performance.now())
    underWay += 1
    void readOnce(dueAt)
      .catch(() => (failed += 1))
      .finally(() => (underWay -= 1))
  }
  await publishing
  while (underWay > 0) await wait(10)
  agent.destroy()
  return { latencies, seconds: (end - began) / 1000, failed, oldestMs }
}

const phoneOf = (version: number) => `82855502${String(version).padStart(2, '0')}`

/** Number of the publication that a page shows; 0 for the original. */
function versionIn(text: string): number | null {
  const [, version] = /\(828\) 555-02(\d\d)/.exec(text) ?? []
  if (version !== undefined) return Number(version)
  return text.includes(originalFacts.phone.slice(-4)) ? 0 : null
}

interface ReadPage {
  /** Null when it was not answered with 200. */
  readonly text: string | null
  /** When a connection was free to send it. */
  readonly sentAt: number
}

function readPage(port: number, agent: Agent): Promise<ReadPage> {
  return new Promise((done, failed) => {
    let sentAt = Number.POSITIVE_INFINITY
    const headers = { host: 'evergreen.example', 'accept-encoding': 'br' }
    const options = { port, agent, headers, servername: 'evergreen.example', path: paths.contact }
    get({ host: '127.0.0.1', ...options }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', failed)
      answer.once('end', () => {
        const body = Buffer.concat(parts)
        const isPacked = answer.headers['content-encoding'] === 'br'
        const text = (isPacked ? brotliDecompressSync(body) : body).toString()
        done({ text: answer.statusCode === 200 ? text : null, sentAt })
      })
    })
      .once('socket', () => (sentAt = performance.now()))
      .once('error', failed)
  })
}
