import { describe, expect, onTestFinished, test } from 'vitest'
import { openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { problemsInBooks } from '#bench/kills/books.ts'
import { freeEvent, openEvents, paidEvent } from '#bench/kills/events.ts'
import { openPostOffice } from '#bench/kills/post-office.ts'
import { killRounds, siteSecret } from '#bench/kills/rounds.ts'
import { eventPaths, tenantHeader } from '#contract/event-paths.ts'
import {
  expectBalancedBooks,
  loadedEvent,
  openLoadedEvent,
  registerAt,
  startBookingLoad,
} from '#support/booking-load.ts'
import {
  barePostgres,
  databaseKinds,
  freshDatabase,
  freshPostgres,
  type DatabaseKind,
  newDataFolder,
  newFolder,
} from '#support/databases.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { draft, newLead } from '#support/leads.ts'
import { openTestSite, stoppedWithTest } from '#support/in-process-server.ts'
import { postgresTool, startPostgres } from '#support/postgres-server.ts'
import { runManage } from '#support/run-manage.ts'
import { eventually, startSite } from '#support/server-process.ts'
import { sqlStores } from '#support/stores.ts'

async function settingsFor(kind: DatabaseKind): Promise<Record<string, string>> {
  return {
    DATA_DIR: newDataFolder(),
    SAMPLE_EVENTS: 'off',
    // The load comes from one address.
    LIMITS: 'off',
    ...(kind === 'PostgreSQL' ? { DATABASE_URL: await freshPostgres() } : {}),
  }
}

/** The database of a site, which the test closes. */
function databaseOf(settings: Readonly<Record<string, string>>): SqlDatabase {
  const url = settings['DATABASE_URL']
  const database =
    url === undefined ? openSqlite(`${settings['DATA_DIR']}/site.db`) : openPostgres(url, () => {})
  onTestFinished(() => database.close())
  return database
}

async function seatsTaken(url: string): Promise<unknown> {
  const answer = await fetch(`${url}${eventPaths.event(loadedEvent)}`, {
    headers: { [tenantHeader]: 'evergreen' },
  })
  const body: { totalAttendees: unknown } = await answer.json()
  return body.totalAttendees
}

describe.each(databaseKinds)('a kill under load on %s', (kind) => {
  test('leave everything acknowledged in place, with its mails and its seats', async () => {
    const postOffice = await openPostOffice()
    onTestFinished(() => postOffice.close())
    const basic = await settingsFor(kind)
    const settings = { ...basic, SMTP_URL: postOffice.url, SECRET: siteSecret }
    await openEvents(settings, basic['DATA_DIR'] ?? '')
    const database = databaseOf(settings)
    // The one that is killed has a process of its own; the test's own one starts after it.
    const starts = [startSite, openTestSite]
    const { ledger, kills, problems } = await killRounds({
      start: async () => (starts.shift() ?? openTestSite)(settings),
      database,
      postOffice,
      rounds: 1,
      visitors: 6,
      maxCalls: 20,
    })
    expect(problems).toEqual([])
    expect(kills).toHaveLength(1)

    // The owner's list shows the same.
    const list = await runManage(['bookings', 'list', freeEvent, '--json'], settings)
    const emails = new Set(
      JSON.parse(list.out).map(({ attendeeEmail }: { attendeeEmail: string }) => attendeeEmail),
    )
    const paid = await runManage(['bookings', 'list', paidEvent, '--json'], settings)
    for (const { attendeeEmail } of JSON.parse(paid.out)) emails.add(attendeeEmail)
    expect([...ledger.guests.keys()].filter((email) => !emails.has(email))).toEqual([])
    const leads = await runManage(['leads', 'list', '--json'], settings)
    const asked = JSON.parse(leads.out).map(({ email }: { email: string }) => email)
    expect([...ledger.leads.keys()].filter((email) => !asked.includes(email))).toEqual([])
  })
})

test('a database that lost an acknowledged write is detected', async () => {
  const database = await freshDatabase('SQLite')
  onTestFinished(() => database.close())
  const stores = sqlStores(database)
  await stores.events.importAll([gardenEvent()], 0)
  const acknowledged = {
    willingness: 'yes',
    seats: 1,
    paidCents: 0,
    mails: 2,
    isUnsure: false,
  } as const
  const guests = new Map([['gone@example.org', acknowledged]])
  const leads = new Map([['rosa@example.com', 'complete']] as const)
  await stores.leads.saveContact(newLead(), draft())
  await database.db.updateTable('events').set({ seats_taken: 1 }).execute()
  expect(await problemsInBooks(database, { leads, guests })).toEqual([
    'rosa@example.com is incomplete',
    'the booking of gone@example.org is gone',
    expect.stringContaining('counts 1 seats, its bookings take 0'),
  ])
})

test('a backup taken under load holds whole bookings and nothing by halves', async () => {
  const settings = await settingsFor('SQLite')
  await openLoadedEvent(settings, settings['DATA_DIR'] ?? '')
  const site = await openTestSite(settings)
  const load = startBookingLoad(4, 'guest', (email) => registerAt(site.url, email))
  await load.more(10)
  const before = [...load.acknowledged]
  const copy = `${settings['DATA_DIR']}/copy.db`
  const meanwhile = load.more(10)
  expect(await runManage(['backup', copy], settings)).toMatchObject({ status: 0 })
  await meanwhile
  await load.stop()
  await site.stop()
  expect(await runManage(['restore', copy], settings)).toMatchObject({ status: 0 })

  const database = databaseOf(settings)
  await expectBalancedBooks(database, before)
  const { count } = await database.db
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBeLessThan(load.acknowledged.length)
  const again = stoppedWithTest(await openTestSite(settings))
  expect(await seatsTaken(again.url)).toBe(count)
  expect(await registerAt(again.url, 'late@example.org')).toBe(201)
})

test('a dump of PostgreSQL under load restores to whole bookings', async () => {
  const settings = await settingsFor('PostgreSQL')
  await openLoadedEvent(settings, settings['DATA_DIR'] ?? '')
  const site = stoppedWithTest(await openTestSite(settings))
  const load = startBookingLoad(4, 'guest', (email) => registerAt(site.url, email))
  onTestFinished(() => load.stop())
  await load.more(10)
  const before = [...load.acknowledged]
  const file = `${settings['DATA_DIR']}/site.dump`
  const meanwhile = load.more(10)
  await postgresTool('pg_dump', '--format=custom', `--file=${file}`, settings['DATABASE_URL'] ?? '')
  await meanwhile
  await load.stop()

  const restored = { ...settings, DATABASE_URL: await barePostgres() }
  await postgresTool('pg_restore', `--dbname=${restored.DATABASE_URL}`, '--no-owner', file)
  await expectBalancedBooks(databaseOf(restored), before)
  const again = stoppedWithTest(await openTestSite(restored))
  expect(await registerAt(again.url, 'late@example.org')).toBe(201)
})

test('PostgreSQL restarts under load: refused meanwhile, back by itself, nothing lost', async () => {
  // A server of its own, since that of the other tests must keep running, with real commits.
  const server = await startPostgres([])
  onTestFinished(() => server.remove())
  const settings = {
    DATA_DIR: newFolder(),
    SAMPLE_EVENTS: 'off',
    LIMITS: 'off',
    DATABASE_URL: `${server.url}/postgres`,
  }
  await openLoadedEvent(settings, settings.DATA_DIR)
  const site = stoppedWithTest(await openTestSite(settings))
  const load = startBookingLoad(8, 'guest', (email) => registerAt(site.url, email))
  onTestFinished(() => load.stop())
  await load.more(20)
  await server.stop()
  const refused = await eventually(async () => {
    const answer = await fetch(`${site.url}${eventPaths.event(loadedEvent)}`, {
      headers: { [tenantHeader]: 'evergreen' },
    })
    return answer.status === 503 ? answer : undefined
  })
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ code: 'unavailable' })
  expect((await fetch(`${site.url}/healthz`)).status).toBe(503)
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
  const session = `desk=${'x'.repeat(43)}`
  // Pages that read the database, addresses without a page included, and the desk and its data.
  for (const path of ['/request/x', '/nowhere', '/desk', '/desk.data', '/desk/changes']) {
    const page = await fetch(site.url + path, { headers: { cookie: session } })
    expect([path, page.status, page.headers.get('retry-after')]).toEqual([path, 503, '5'])
  }
  const changes = await fetch(`${site.url}/desk/changes`, { headers: { cookie: session } })
  expect(await changes.json()).toMatchObject({ code: 'unavailable' })
  // Guests pause between their calls, and the restart may be shorter.
  await eventually(() => load.statuses.has(503))
  await server.start()
  await load.more(20)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  await load.stop()
  // Every guest got a proper refusal: no 500, and no missing answer.
  expect(new Set(load.statuses.keys())).toEqual(new Set([201, 503]))
  await expectBalancedBooks(databaseOf(settings), load.acknowledged)
})
