import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config.ts'
import { countyTaxes, deliveryZones } from '#domain/prices/delivery-prices.ts'
import { requestStatuses } from '#domain/requests/request-status.ts'
import { freePort } from '#scripts/free-port.ts'
import { openStores } from '#stores.ts'
import { eventually } from '#support/server-process.ts'
import { newFolder } from '#support/databases.ts'

/** Starts the demo like `npm run demo`, in an environment with settings of a real site. */
async function startDemo(folder: string, args: readonly string[] = []) {
  const port = await freePort()
  const child = spawn(process.execPath, ['src/demo/demo.ts', ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO_DIR: folder,
      PORT: String(port),
      SMTP_URL: 'smtp://127.0.0.1:1',
      DATABASE_URL: 'postgres://127.0.0.1:1/real',
      PUBLIC_URL: 'https://real.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (out += chunk))
  const ended = endOf(child)
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const link = await Promise.race([eventually(() => /The desk: +(\S+)/.exec(out)?.[1]), ended])
  return { link, out: () => out, ended, stop: () => child.kill('SIGTERM') }
}

const endOf = (child: ChildProcess) =>
  new Promise<null>((done) => child.once('close', () => done(null)))

/** Joins by the link and returns a page of the desk. */
async function openDesk(link: string, address: string): Promise<string> {
  const { origin, hash } = new URL(link)
  const joined = await fetch(`${origin}/desk/join`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ token: hash.slice(1), name: 'Newcomer' }),
  })
  const cookie = joined.headers.getSetCookie().map((each) => each.split(';')[0])
  const page = await fetch(`${origin}${address}`, { headers: { cookie: cookie.join('; ') } })
  return page.text()
}

async function contentsOf(folder: string) {
  const config = readConfig({ DATA_DIR: folder })
  const stores = await openStores(config, createLog('silent'))
  const counts = await stores.requests.counts()
  const people = await stores.customers.list({ search: '', sort: 'name', page: 1 })
  const events = await stores.events.list(config.tenant)
  const always = { from: '2000-01-01', to: '2100-01-01', assignedTo: null }
  const visits = await stores.visits.between(always)
  const money = await stores.ledger.totals(0, Date.now())
  const entries = await stores.ledger.entries(0, Date.now())
  const payments = await Promise.all(
    entries.map(async ({ kind, paymentId }) =>
      kind === 'payment' ? ((await stores.ledger.find(paymentId))?.leftCents ?? 0) : 0,
    ),
  )
  const activities = (await stores.activity.list(null, 10_000)).length
  const rows = await stores.database.db.selectFrom('written_quotes').select('status').execute()
  const quotes = Object.fromEntries(
    [...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
  const { value: zones } = await stores.settings.read(deliveryZones)
  const { value: taxes } = await stores.settings.read(countyTaxes)
  const taxed = new Set(taxes.flatMap(({ zips }) => zips))
  const houses = await stores.database.db.selectFrom('customer_addresses').select('zip').execute()
  const zips = [...zones, { zips: houses.map(({ zip }) => zip) }].flatMap((zone) => zone.zips)
  await stores.database.close()
  return {
    untaxed: [...new Set(zips)].filter((zip) => !taxed.has(zip)),
    counts,
    people: people.total,
    events: events.length,
    visits: visits.length,
    money,
    net: payments.reduce((sum, cents) => sum + cents, 0),
    quotes,
    activities,
  }
}

test('a newcomer has a living desk in one command, and once', async () => {
  const folder = path.join(newFolder(), 'demo')
  const first = await startDemo(folder)
  if (first.link === null) throw new Error(first.out())
  expect(first.link).toMatch(/^http:\/\/localhost:\d+\/desk\/join#/)
  const today = await openDesk(first.link, '/desk')
  expect(today).toContain('Sample data.')
  expect(today).toContain('Marisol Whitaker')
  expect(today).toContain('Visits and deliveries')
  expect(today).toContain('The mailbox is full')
  const site = new URL(first.link).origin
  expect(await (await fetch(`${site}/plant-warranty`)).text()).toContain('does not live through')
  expect(await (await fetch(`${site}/products`)).text()).toContain('Out of stock until')
  // The link works once.
  expect(await openDesk(first.link, '/desk')).not.toContain('Marisol Whitaker')
  first.stop()
  await first.ended

  const made = await contentsOf(folder)
  for (const status of requestStatuses) expect(made.counts[status], status).toBeGreaterThan(0)
  // A delivery to each of them can be priced.
  expect(made.untaxed).toEqual([])
  expect(made.events).toBe(8)
  expect(made.visits).toBe(7)
  // The net amount equals the agreed and recorded payments.
  expect(made.money.netCents).toBe(made.net)
  expect(made.money.byMethod.map(({ method }) => method)).toContain('card')
  expect(made.quotes).toMatchObject({ accepted: 3, declined: 1, draft: 1 })
  const mails = readdirSync(path.join(folder, 'mail'))
  expect(mails.length).toBeGreaterThan(100)

  const second = await startDemo(folder)
  // The owner exists, and needs no other invitation.
  expect(second.link).toMatch(/\/desk$/)
  expect(second.out()).toContain('Sign in as you@evergreen.example')
  second.stop()
  await second.ended
  expect(await contentsOf(folder)).toEqual(made)
})

test.each([
  ['a demo.json of another program', 'demo.json', '{"name":"demo"}'],
  ['a site’s database', 'site.db', 'real'],
])('a folder that holds %s is left alone', async (_, file, text) => {
  const folder = newFolder()
  writeFileSync(path.join(folder, file), text)
  const { link, out } = await startDemo(folder, ['--fresh'])
  expect(link).toBeNull()
  expect(out()).toContain('holds something else')
  expect(readdirSync(folder)).toEqual([file])
})

test('a season that another process makes or serves is left alone', async () => {
  const folder = newFolder()
  writeFileSync(path.join(folder, 'demo.json'), '{"season":"whole"}')
  writeFileSync(path.join(folder, 'site.db'), 'real')
  const lock = new DatabaseSync(path.join(folder, 'demo.lock'))
  lock.exec('BEGIN EXCLUSIVE')
  const { link, out } = await startDemo(folder, ['--fresh'])
  expect(link).toBeNull()
  expect(out()).toContain('another demo uses')
  lock.close()
  expect(readdirSync(folder)).toEqual(['demo.json', 'demo.lock', 'site.db'])
})

test('a misspelled option is refused', async () => {
  const folder = newFolder()
  const { link, out } = await startDemo(folder, ['--frehs'])
  expect(link).toBeNull()
  expect(out()).toContain('The demo knows --fresh alone, not --frehs')
})
