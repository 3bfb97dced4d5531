import { randomUUID } from 'node:crypto'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { storesOn } from '#stores.ts'
import { deskHashes } from '#usecases/desk/hashes.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { moneyPath } from '#web/desk/money/money-query.ts'
import { printDeskInBrowser } from './desk/in-browser.ts'
import { printDeskGrowth } from './desk/growth.ts'
import { printMonday } from './desk/monday.ts'
import { fillTables } from './desk/fill.ts'
import { asked, listReaders, scheduleReaders, timesOf } from './desk/lists.ts'
import { moneyOfYears, moneyReaders } from './desk/money.ts'
import { asGuests } from './desk/guests.ts'
import { openDay, peopleWhoAsked, someOf } from './desk/people.ts'
import { visitsOfYears } from './desk/visits.ts'
import { cpuMs } from './process-cost.ts'
import { printCircumstances, printTable } from './report.ts'
import { withSite, type SiteWithDatabase } from './site-with-database.ts'

/** Numbers of requests at which the lists are measured. */
const sizes = [1_000, 10_000, 100_000]

/** Number of visits at the largest of these sizes. */
const visits = 100_000

/** Number of payments, and of quotes. */
const payments = 100_000

const rounds = 10

const staff = ['ruth', 'june', 'hank']

/** The desk with a hundred thousand requests: its lists and searches, and its pages. */
export async function benchDesk(postgres: string | null): Promise<void> {
  printCircumstances([`each list read ${rounds} times, one after the other`])
  await withDesk(null, async (desk) => {
    await printLists(desk)
    await printDeskInBrowser(desk.site.url, await signedIn(desk))
  })
  if (postgres !== null) await withDesk(postgres, printLists)
}

/** Measures how the desk slows down as its requests grow, on sites of their own. */
export async function benchDeskGrowth(postgres: string | null): Promise<void> {
  printCircumstances(['one after the other'])
  const measure = ({ site, database, databaseName }: SiteWithDatabase) =>
    printDeskGrowth(
      site.url,
      database,
      peopleWhoAsked(sizes.at(-1) ?? 0, staff, Date.now()),
      databaseName,
    )
  await withDesk(null, measure)
  if (postgres !== null) await withDesk(postgres, measure)
}

/** The steps of a morning at the desk, on a site of its own. */
export async function benchMonday(): Promise<void> {
  printCircumstances(['SQLite, 1440 px'])
  await withDesk(null, async (desk) => {
    const url = desk.site.url.replace('127.0.0.1', 'localhost')
    await printMonday(url, await signedIn(desk))
  })
}

/** Runs a site with its colleagues. */
const withDesk = (postgres: string | null, use: (desk: SiteWithDatabase) => Promise<void>) =>
  withSite(postgres, { LOG_LEVEL: 'silent' }, async (desk) => {
    await addStaff(desk.database)
    await use(desk)
  })

async function printLists(desk: SiteWithDatabase): Promise<void> {
  const { site, database, databaseName } = desk
  const now = Date.now()
  const stores = storesOn(database, { deliversLeads: false })
  await stores.events.importAll([openDay(now)], now)
  const people = asGuests(peopleWhoAsked(sizes.at(-1) ?? 0, staff, now), openDay(now).id)
  const rows: string[][] = []
  let filled = 0
  for (const size of sizes) {
    await fillTables(database, someOf(people, size - filled))
    filled = size
    for (const [kind, reads] of Object.entries(listReaders(stores, now))) {
      rows.push([kind, size.toLocaleString('en-US'), ...spread(await warmTimesOf(reads))])
    }
  }
  await fillTables(database, visitsOfYears(visits, staff, now))
  rows.push([
    'schedule',
    `${visits.toLocaleString('en-US')} visits`,
    ...spread(await warmTimesOf(scheduleReaders(stores, now))),
  ])
  await fillTables(database, moneyOfYears(payments, now))
  const money = `${payments.toLocaleString('en-US')} payments and quotes`
  for (const [kind, reads] of Object.entries(moneyReaders(stores, now))) {
    rows.push([kind, money, ...spread(await warmTimesOf(reads))])
  }
  printTable(`Lists of the desk in the store, ms, ${databaseName}`, head('requests'), rows)
  const cookie = `desk=${await signedIn(desk)}`
  const pages: string[][] = []
  for (const [kind, addresses] of Object.entries({
    'filtered and sorted': asked['filtered and sorted'].map(requestsAddress),
    searched: asked.searched.map(requestsAddress),
    Today: [deskPaths.today],
    'everything searched': ['g', 'rosa cumming', '7705', 'spring', 'gmail', 'rosa gmail'].map(
      (q) => `${deskPaths.search}?q=${q}`,
    ),
    customers: [deskPaths.customers, `${deskPaths.customers}?q=rosa`],
    email: asked.emails.map((query) => `${deskPaths.email}?${query}`),
    'email, searched': asked['emails, searched'].map((query) => `${deskPaths.email}?${query}`),
    money: moneyAddresses(''),
    'money, searched': [...moneyAddresses('rosa'), ...moneyAddresses('107.00')],
    quotes: [deskPaths.quotes, `${deskPaths.quotes}?show=accepted`, `${deskPaths.quotes}?page=20`],
    'quotes, searched': [`${deskPaths.quotes}?q=rosa`, `${deskPaths.quotes}?q=q-1501`],
    activity: [deskPaths.activity],
    schedule: [
      deskPaths.schedule,
      `${deskPaths.schedule}?view=week`,
      `${deskPaths.schedule}?who=june`,
      deskPaths.myDay,
    ],
  })) {
    const reads = addresses.map((address) => async () => {
      const answer = await fetch(site.url + address, { headers: { cookie }, redirect: 'manual' })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`)
    })
    const before = cpuMs(site.pid)
    const times = await warmTimesOf(reads)
    // Each address was read once more than it was timed.
    const cpu = (cpuMs(site.pid) - before) / (times.length + reads.length)
    pages.push([kind, String(addresses.length), ...spread(times), cpu.toFixed(1)])
  }
  printTable(
    `Pages of the desk over HTTP with 100,000 requests, ms, ${databaseName}`,
    [...head('addresses'), 'CPU of the server'],
    pages,
  )
}

async function addStaff({ db }: SqlDatabase): Promise<void> {
  const row = { role: 'owner', joined_at: 1, revision: 1 } as const
  const rows = staff.map((id) => ({ id, email: id, email_key: id, name: id, ...row }))
  await db.insertInto('staff').values(rows).execute()
}

const requestsAddress = (query: string) => `${deskPaths.requests}?${query}`

/** Addresses of the list of money: this month, and a whole past year. */
function moneyAddresses(search: string): readonly string[] {
  const year = String(new Date().getUTCFullYear() - 4)
  return ['', year].map((period) => moneyPath({ period, search }))
}

const head = (what: string) => ['what', what, 'p50', 'p95', 'slowest']

async function warmTimesOf(reads: readonly (() => Promise<void>)[]): Promise<readonly number[]> {
  // The first reads are not timed, since they prepare statements.
  for (const read of reads) await read()
  return timesOf(reads, rounds)
}

function spread(times: readonly number[]): readonly string[] {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
  return [at(0.5), at(0.95), at(1)].map((ms) => ms.toFixed(1))
}

/** Signs the first colleague in; returns the session's token. */
async function signedIn({ database: { db }, secret }: SiteWithDatabase): Promise<string> {
  const secrets = systemSecrets(secret)
  const token = secrets.newToken()
  const now = Date.now()
  await db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      staff_id: staff[0] ?? '',
      token_hash: deskHashes(secrets).session(token),
      signed_in_by: 'passkey',
      browser: 'Bench',
      created_at: now,
      last_seen_at: now,
      proof_at: now,
    })
    .execute()
  return token
}
