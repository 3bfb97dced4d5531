import { setTimeout as wait } from 'node:timers/promises'
import { eventPaths } from '#contract/event-paths.ts'
import { asTenant, registrationOf } from '#bench/sample-requests.ts'
import { median, printTable } from '#bench/report.ts'
import type { BenchedSite } from '#bench/site.ts'
import { readLoad, writeLoad } from './load.ts'

const sizes = [10, 1_000, 100_000]

const writesEach = 500
const listsEach = 500

/** The rows of a benched site, written past it. */
interface BenchedRows {
  /** Gives the open event exactly that many bookings, and adjusts its counter. */
  readonly setBookings: (count: number) => void | Promise<void>
  /** Rewrites the stored event, so that no cached answer is used. */
  readonly touchEvent: () => void | Promise<void>
  /** The number of emails that should have left by now; alerts that wait for their time are not. */
  readonly emailsDue: () => number | Promise<number>
}

/** The first guest number of each size, unlike those of other loads. */
const guestsApart = 1_000_000

/** Measures the cost of listing events and of registering after so many bookings. */
export async function growth(
  site: BenchedSite,
  seconds: number,
  database: string,
  benched: BenchedRows,
): Promise<void> {
  const posted = await registrationOf(site.url)
  const rows: string[][] = []
  for (const [index, size] of sizes.entries()) {
    await benched.setBookings(size)
    await untilEmailsLeft(benched)
    const address = `${site.url}${eventPaths.list}`
    const list = await readLoad(address, site.pid, seconds, asTenant)
    const changedMs = await listAfterChanges(address, benched)
    const from = (10 + index) * guestsApart
    const each = await writeLoad({ ...posted, count: writesEach, connections: 1, from }, site.pid)
    rows.push([
      size.toLocaleString('en-US'),
      list.cpuUsPerRequest.toFixed(0),
      list.p50Ms.toFixed(1),
      changedMs.toFixed(2),
      each.cpuUsPerRequest.toFixed(0),
      each.p50Ms.toFixed(2),
    ])
  }
  printTable(
    `Cost as bookings grow, ${database}`,
    [
      'bookings',
      'list: CPU µs',
      'list: p50 ms',
      'list after a change: p50 ms, alone',
      'register: CPU µs',
      'register: p50 ms, alone',
    ],
    rows,
  )
}

/** Waits for the emails of a load, which would otherwise be sent during the next measurement. */
async function untilEmailsLeft({ emailsDue }: BenchedRows): Promise<void> {
  while ((await emailsDue()) > 0) await wait(500)
}

/** The median time of a list that is requested just after an event has changed. */
async function listAfterChanges(address: string, { touchEvent }: BenchedRows): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < listsEach; round += 1) {
    await touchEvent()
    const began = performance.now()
    const answer = await fetch(address, { headers: asTenant })
    await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  return median(times)
}
