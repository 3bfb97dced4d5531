import { eventPaths } from '#contract/event-paths.ts'
import { asTenant, registrationOf } from '#bench/calls.ts'
import { printTable } from '#bench/report.ts'
import type { BenchedSite } from '#bench/site.ts'
import { readLoad, writeLoad } from './load.ts'

const sizes = [10, 1_000, 100_000]

/** The first number of the guests of each size, far from those of other loads. */
const guestsApart = 1_000_000

/** What listing events and registering cost when so many have booked before. */
export async function growth(
  site: BenchedSite,
  seconds: number,
  database: string,
  setBookings: (count: number) => void | Promise<void>,
): Promise<void> {
  const posted = await registrationOf(site.url)
  const rows: string[][] = []
  for (const [index, size] of sizes.entries()) {
    await setBookings(size)
    const list = await readLoad(`${site.url}${eventPaths.list}`, site.pid, seconds, asTenant)
    const from = (10 + index) * guestsApart
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
    `Cost as bookings grow, ${database}`,
    ['bookings', 'list: CPU µs', 'list: p50 ms', 'register: CPU µs', 'register: p50 ms, alone'],
    rows,
  )
}
