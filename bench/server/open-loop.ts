import { eventPaths } from '#contract/event-paths.ts'
import { paths } from '#domain/site/paths.ts'
import { asTenant, openEvent, quoteOf, registrationOf } from '#bench/sample-requests.ts'
import { readLoad, writeLoad, type LoadResult } from './load.ts'
import { printTable } from '#bench/report.ts'
import type { BenchedSite } from '#bench/site.ts'

const readsPerSecond = 1_000
const writesPerSecond = 200

/** First number of this load's visitors, out of reach of the other loads. */
const from = 50_000_000

/**
 * Visitors who arrive at a steady rate, whether or not earlier ones were served. Measures the waits
 * that a load hides if it slows down with the server.
 */
export async function openLoop(
  site: BenchedSite,
  seconds: number,
  database: string,
): Promise<void> {
  const read = (path: string, headers: Readonly<Record<string, string>>) =>
    readLoad(site.url + path, site.pid, seconds, headers, readsPerSecond)
  const count = writesPerSecond * seconds
  const load = { count, connections: 256, from, rate: writesPerSecond }
  const results: readonly (readonly [string, number, LoadResult])[] = [
    ['cached page', readsPerSecond, await read(paths.home, { 'accept-encoding': 'br' })],
    ['an event', readsPerSecond, await read(eventPaths.event(openEvent), asTenant)],
    [
      'a registration',
      writesPerSecond,
      await writeLoad({ ...(await registrationOf(site.url)), ...load }, site.pid),
    ],
    ['a quote', writesPerSecond, await writeLoad({ ...quoteOf(site.url), ...load }, site.pid)],
  ]
  printTable(
    `Open loop: so many a second, come what may, ${database}`,
    ['what', 'asked/s', 'served/s', 'p50 ms', 'p99 ms', 'CPU µs each'],
    results.map(([name, asked, { perSecond, p50Ms, p99Ms, cpuUsPerRequest }]) => [
      name,
      asked,
      perSecond.toFixed(0),
      p50Ms.toFixed(1),
      p99Ms.toFixed(1),
      cpuUsPerRequest.toFixed(0),
    ]),
  )
}
