import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { problemsInBooks } from '#bench/kills/books.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { tenantHeader } from '#contract/event-paths.ts'
import { registrationBody } from './booking-calls.ts'
import { runManage } from './run-manage.ts'
import { eventually } from './server-process.ts'

/** The free event that the load books. */
export const loadedEvent = 'spring-open-day'

/** Adds the event by the command line; without `capacity` it has unlimited seats. */
export async function openLoadedEvent(
  settings: Readonly<Record<string, string>>,
  folder: string,
  capacity: number | null = null,
): Promise<void> {
  const file = path.join(folder, 'events.json')
  const event = {
    eventId: loadedEvent,
    name: 'Spring Open Day',
    startDateTime: '2199-06-06T09:00:00-04:00',
    endDateTime: '2199-06-06T11:00:00-04:00',
    timezone: 'America/New_York',
    eventType: 'free',
    capacity,
  }
  writeFileSync(file, JSON.stringify([event]))
  expect(await runManage(['events', 'import', file], settings)).toMatchObject({
    status: 0,
    err: '',
  })
}

/** A registration for the loaded event, as a request for any client. */
export function registrationCall(email: string, publicUrl: string) {
  return {
    path: bookingPaths.register(loadedEvent),
    headers: { 'content-type': 'application/json', [tenantHeader]: 'evergreen' },
    body: JSON.stringify(
      registrationBody({
        eventId: loadedEvent,
        attendeeEmail: email,
        successUrl: `${publicUrl}/events/success`,
        failureUrl: `${publicUrl}/events/failure`,
      }),
    ),
  }
}

/** Registers directly at a server; returns the status. */
export async function registerAt(url: string, email: string): Promise<number> {
  const { path: address, ...rest } = registrationCall(email, url)
  const answer = await fetch(`${url}${address}`, {
    method: 'POST',
    ...rest,
    // A refusal may wait twice for a connection to the database, ten seconds each.
    signal: AbortSignal.timeout(60_000),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Guests who register until they are stopped. */
export interface BookingLoad {
  /** Addresses whose registration was acknowledged with 201. */
  readonly acknowledged: readonly string[]
  /** Number of answers by status; 0 counts calls without an answer. */
  readonly statuses: ReadonlyMap<number, number>
  /** Waits until so many more are acknowledged; guests pause longer when nothing awaits them. */
  more(count: number): Promise<void>
  stop(): Promise<void>
}

/** Lets `writers` guests at a time register under new addresses until they are stopped. */
export function startBookingLoad(
  writers: number,
  name: string,
  register: (email: string) => Promise<number>,
): BookingLoad {
  const acknowledged: string[] = []
  const statuses = new Map<number, number>()
  let stopped = false
  let wanted = 0
  const write = async (writer: number) => {
    for (let index = 0; !stopped; index += 1) {
      const email = `${name}-${writer}-${index}@example.org`
      const status = await register(email).catch(() => 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 201) acknowledged.push(email)
      // Without a pause, a starting server would hardly get processor time.
      const isAwaited = acknowledged.length < wanted
      await new Promise((wait) => setTimeout(wait, isAwaited ? 60 : 3_000))
    }
  }
  const writing = Array.from({ length: writers }, (_, writer) => write(writer))
  return {
    acknowledged,
    statuses,
    async more(count) {
      const enough = acknowledged.length + count
      wanted = enough
      const before = JSON.stringify([...statuses])
      await eventually(() => acknowledged.length >= enough).catch((cause: unknown) => {
        const reason = `statuses were ${before} and are ${JSON.stringify([...statuses])}`
        throw new Error(`${count} more were not acknowledged: ${reason}`, { cause })
      })
    },
    async stop() {
      stopped = true
      await Promise.all(writing)
    },
  }
}

/** Expects a Yes with its emails for each acknowledged guest, and no incomplete data. */
export async function expectBalancedBooks(
  database: SqlDatabase,
  acknowledged: readonly string[],
): Promise<void> {
  const answered = {
    willingness: 'yes',
    seats: 1,
    paidCents: 0,
    mails: 2,
    isUnsure: false,
  } as const
  const guests = new Map(acknowledged.map((email) => [email, answered]))
  expect(await problemsInBooks(database, { leads: new Map(), guests })).toEqual([])
}
