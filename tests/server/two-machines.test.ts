import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres, type SqlDatabase } from '#adapters/sql/database.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { eventPaths, tenantHeader } from '#contract/event-paths.ts'
import { limits } from '#domain/limits.ts'
import {
  expectBalancedBooks,
  loadedEvent,
  openLoadedEvent,
  registrationCall,
  startBookingLoad,
} from '#support/booking-load.ts'
import { nginxProgram, type Proxy } from '#bench/documented-nginx.ts'
import { behindNginx } from '#support/behind-nginx.ts'
import {
  locationOverHttp,
  type proxyClient,
  proxyOrigin,
  statusOverHttp2,
} from '#support/proxy-client.ts'
import { eventually, startSite, type RunningSite } from '#support/server-process.ts'

const why = nginxProgram === undefined ? ' (skipped: nginx is not installed here)' : ''

describe.skipIf(nginxProgram === undefined)(`two servers behind nginx${why}`, () => {
  let servers: Awaited<ReturnType<typeof behindNginx<RunningSite>>>
  let sites: [RunningSite, RunningSite]
  let proxy: Proxy
  let client: ReturnType<typeof proxyClient>
  let database: SqlDatabase

  beforeAll(async () => {
    servers = await behindNginx(startSite)
    ;({ sites, proxy, client } = servers)
    database = openPostgres(servers.settings.DATABASE_URL, () => {})
  })

  afterAll(async () => {
    await servers.stop()
    await database.close()
  })

  async function startAgain(index: 0 | 1): Promise<void> {
    sites[index] = await startSite({ ...servers.settings, PORT: String(sites[index].port) })
  }

  /** Few visitors share an address, so that no limit applies. */
  function visitor(number: number): string {
    return `127.0.${1 + (Math.floor(number / 200) % 250)}.${1 + (number % 200)}`
  }

  async function register(email: string, from: string): Promise<number> {
    return (await client.ask({ ...registrationCall(email, proxyOrigin), from })).status
  }

  /** Registers again while the server answers that too many ask at once, like a person. */
  async function patiently(email: string, from: string): Promise<number> {
    for (;;) {
      const status = await register(email, from)
      if (status !== 503) return status
      await wait(500)
    }
  }

  let visitors = 0

  /** Registers once more after a failure, like a person. */
  async function persistently(email: string): Promise<number> {
    const from = visitor((visitors += 1))
    const first = await register(email, from)
    if (![502, 503, 504].includes(first)) return first
    await wait(500)
    const second = await patiently(email, from)
    // The first registration succeeded, and only its answer was lost.
    return second === 409 ? 201 : second
  }

  const calls = (site: RunningSite) => site.log().match(/"path":"\/api\//g)?.length ?? 0
  const tenant = { [tenantHeader]: 'evergreen' }
  const event = { path: eventPaths.event(loadedEvent), headers: tenant }

  test('speak TLS and HTTP/2, and leave compressed pages as they are', async () => {
    expect(await statusOverHttp2(proxy, '/about')).toBe(200)
    const page = await eventually(async () => {
      const answer = await client.ask({
        path: '/about',
        headers: { 'accept-encoding': 'br, gzip' },
      })
      // Pages are compressed completely in the first seconds after the start.
      return answer.headers['content-encoding'] === 'br' ? answer : undefined
    })
    expect(brotliDecompressSync(page.body).toString()).toContain('<html')
    expect(page.headers['strict-transport-security']).toMatch(/max-age/)
    expect((await client.ask({ path: '/metrics' })).status).toBe(404)
    expect(await locationOverHttp(proxy, '/about?x=1')).toBe(`${proxyOrigin}/about?x=1`)
    // Requests for another host get no answer at all.
    const other = `http://127.0.0.1:${proxy.plainPort}/about`
    await expect(fetch(other)).rejects.toThrow('fetch failed')
  })

  test('stay in service after a redirect of the longest address', async () => {
    const query = `?x=${'a'.repeat(7900)}`
    // More often than nginx lets a server fail.
    for (let count = 0; count < 6; count += 1) {
      const answer = await client.ask({ path: `/about/${query}` })
      expect(answer.status).toBe(308)
      expect(answer.headers['location']).toBe(`/about${query}`)
    }
    expect((await client.ask({ path: '/about' })).status).toBe(200)
  })

  test('give the last 10 seats to exactly 10 of 200', async () => {
    await openLoadedEvent(servers.settings, servers.settings.DATA_DIR, 10)
    const statuses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        patiently(`racer-${index}@example.org`, visitor(index)),
      ),
    )
    const byStatus = Map.groupBy(statuses, (status) => status)
    expect(new Map([...byStatus].map(([status, all]) => [status, all.length]))).toEqual(
      new Map([
        [201, 10],
        [409, 190],
      ]),
    )
    expect(calls(sites[0])).toBeGreaterThan(20)
    expect(calls(sites[1])).toBeGreaterThan(20)
    expect(JSON.parse((await client.ask(event)).body.toString())).toMatchObject({
      capacity: 10,
      totalAttendees: 10,
    })
    await expectBalancedBooks(database, [])
  })

  test('believe the address that nginx saw, and count together', async () => {
    const most = limits['code-requests'].points
    const ask = async (index: number, from: string) => {
      const { status } = await client.ask({
        path: bookingPaths.requestCode('any'),
        // A visitor's own claim is ignored.
        headers: { 'x-forwarded-for': `198.51.100.${index}` },
        body: '',
        from,
      })
      return status
    }
    const statuses: number[] = []
    for (let index = 0; index < most + 5; index += 1) statuses.push(await ask(index, '127.0.0.77'))
    expect(statuses.filter((status) => status !== 429)).toHaveLength(most)
    expect(statuses.slice(most)).toEqual(Array.from({ length: 5 }, () => 429))
    expect(await ask(0, '127.0.0.78')).not.toBe(429)
  })

  test('one is killed under load: reads go on, and no acknowledged write is lost', async () => {
    await openLoadedEvent(servers.settings, servers.settings.DATA_DIR)
    const load = startBookingLoad(6, 'guest', persistently)
    const reads: number[] = []
    let reading = true
    const reader = (async () => {
      while (reading) {
        const from = visitor(Math.floor(reads.length / 500))
        const answers = await Promise.all([
          client.ask({ ...event, from }),
          client.ask({ path: '/about', from }),
        ])
        reads.push(...answers.map(({ status }) => status))
        await wait(100)
      }
    })()

    await load.more(15)
    await sites[0].stop('SIGKILL')
    await load.more(15)
    await startAgain(0)
    // nginx uses the restarted server again without help.
    await eventually(() => calls(sites[0]) > 3)
    reading = false
    await Promise.all([reader, load.stop()])

    expect(reads.length).toBeGreaterThan(50)
    expect(reads.filter((status) => status !== 200)).toEqual([])
    expect(new Set(load.statuses.keys())).toEqual(new Set([201]))
    await expectBalancedBooks(database, load.acknowledged)
  })

  test('the other is restarted under load, in time and without a lost request', async () => {
    const load = startBookingLoad(6, 'later', persistently)
    await load.more(15)
    // A server that waited for nginx's busy connections would have to be killed.
    expect(await sites[1].stop('SIGTERM')).toBe(0)
    await startAgain(1)
    await eventually(() => calls(sites[1]) > 3)
    await load.stop()
    expect(new Set(load.statuses.keys())).toEqual(new Set([201]))
    await expectBalancedBooks(database, load.acknowledged)
  })
})
