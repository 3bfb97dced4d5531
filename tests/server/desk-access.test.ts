import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTo, deskAccess } from '#domain/desk/access.ts'
import { hour } from '#domain/time.ts'
import type { Role } from '#domain/desk/roles.ts'
import { deskOn } from '#support/desk.ts'
import { nginxProgram } from '#bench/documented-nginx.ts'
import {
  type Answer,
  type Asked,
  directly,
  type Reached,
  throughNginx,
} from '#support/desk-server.ts'

/** The same address as browsers, scripts and attackers may write it. */
function allSpellings(address: string): readonly string[] {
  const rest = address.slice('/desk'.length)
  return [
    address,
    `/DESK${rest}`,
    `/%64esk${rest}`,
    `/desk/${rest}/`,
    `//desk${rest}`,
    `${address}.data`,
    `/DESK${rest}.data`,
    `/%64esk${rest}.data`,
    `${address}.data?_routes=root`,
    `${address}.data?_routes=desk/pages/staff`,
    `${address}?index`,
  ]
}

/** Spellings that a proxy may pass on differently than it received them. */
const proxiedSpellings = (address: string) =>
  [0, 2, 4, 7].flatMap((at) => allSpellings(address)[at] ?? [])

/** One of several, in turn, so that all addresses together use each of them. */
const byTurns = <T>(all: readonly T[], nth: number, turns: number) =>
  all.filter((_, at) => at % turns === nth % turns)

const visitors = ['nobody', 'helper', 'office', 'owner', 'a removed colleague'] as const

type Visitor = (typeof visitors)[number]

const roleOf = (visitor: Visitor): Role | null =>
  visitor === 'nobody' || visitor === 'a removed colleague' ? null : visitor

/** The address of a pattern. */
const addressOf = (pattern: string) => pattern.replace('*', 'nowhere')

const patterns = Object.keys(deskAccess)

const ways = [
  { name: 'directly', isStraight: true, reach: directly, spellings: allSpellings, isHere: true },
  {
    name: 'through nginx with TLS, on two servers',
    isStraight: false,
    reach: throughNginx,
    spellings: proxiedSpellings,
    isHere: nginxProgram !== undefined,
  },
]

for (const { name, isStraight, reach, spellings, isHere } of ways) {
  describe.skipIf(!isHere)(`the desk, reached ${name}`, () => {
    let site: Reached
    let cookies: Readonly<Record<Visitor, string | null>>

    beforeAll(async () => {
      site = await reach()
      const desk = deskOn(site.stores, { startsAt: Date.now() })
      const cookieOf = async (role: Role, who: string = role) => {
        const { session } = await desk.join(`${who}@example.com`, role)
        return `${site.cookie}=${session}`
      }
      cookies = {
        nobody: null,
        helper: await cookieOf('helper'),
        office: await cookieOf('office'),
        owner: await cookieOf('owner'),
        'a removed colleague': await cookieOf('owner', 'removed'),
      }
      await desk.staff.removeStaff({ email: 'removed@example.com', successor: null, by: null })
    })
    afterAll(() => site.stop())

    /**
     * Sends a request as that visitor, and follows redirects to the usual spelling of an address.
     */
    async function ask(visitor: Visitor, asked: Asked): Promise<Answer> {
      const cookie = cookies[visitor]
      const headers = { ...asked.headers, ...(cookie === null ? {} : { cookie }) }
      const answer = await site.ask({ ...asked, headers })
      const usual = answer.headers['location']
      return answer.status === 308 && typeof usual === 'string'
        ? site.ask({ ...asked, path: usual, headers })
        : answer
    }

    function outcomeOf({ status, headers, text }: Answer): string {
      const { location } = headers
      if (status === 403) return 'forbidden'
      if (status === 302 && typeof location === 'string' && location.startsWith('/desk/sign-in')) {
        return 'sign-in-first'
      }
      // An open page is asked for a proof in place.
      if (status === 401) return 'sign-in-first'
      // Data responses name a redirect in their body.
      if (status === 202) return text.includes('/desk/sign-in') ? 'sign-in-first' : 'open'
      // 400 and 404 reveal that there is nothing to read, which these visitors may know.
      return [200, 302, 400, 404].includes(status) ? 'open' : String(status)
    }

    test.each(visitors)(
      'every address, however it is spelled, is for %s as the table says',
      async (visitor) => {
        const links = new Map<string, string>()
        for (const [nth, pattern] of patterns.entries()) {
          const expected = accessTo(pattern, roleOf(visitor))
          const all = spellings(addressOf(pattern))
          const [usual = '', ...others] = all
          // Strangers try every spelling, and the office those of what is for owners. Rendering a
          // page takes too long for that, and a removed session is handled like no session. What
          // nginx passes on differs by spelling alone, so a quarter of the pages is enough there.
          const isWhole = visitor === 'nobody' || (visitor === 'office' && expected === 'forbidden')
          const some = isStraight
            ? [usual, ...byTurns(others, nth, expected === 'open' ? 10 : 5)]
            : byTurns(all, nth, expected === 'open' ? 16 : 4)
          const tried = isWhole ? all : some
          const asked = tried.map(async (address) => {
            const answer = await ask(visitor, { path: address })
            expect(outcomeOf(answer), `${visitor} asks for ${address}`).toBe(expected)
            expect(answer.headers['cache-control'], address).toBe('no-store')
            expect(answer.headers['x-robots-tag'], address).toBe('noindex, nofollow')
            const policy = String(answer.headers['content-security-policy'])
            expect(policy, address).toContain(`frame-ancestors 'none'`)
            expect(policy, address).not.toMatch(/unsafe|https?:/)
            if (expected !== 'open') expect(answer.text, address).not.toContain('@example.com')
            for (const [, to = ''] of answer.text.matchAll(/<a [^>]*href="(\/desk[^"#?]*)/g))
              links.set(to, address)
          })
          await Promise.all(asked)
        }
        // No page offers a link to an address of another role.
        const role = roleOf(visitor)
        if (role === null || !isStraight) return
        expect(links.size).toBeGreaterThan(1)
        for (const [to, from] of links) {
          const isOpen = Object.hasOwn(deskAccess, to)
            ? accessTo(to, role) === 'open'
            : (await ask(visitor, { path: to })).status !== 403
          expect(isOpen, `${from} has a link to ${to}`).toBe(true)
        }
      },
    )

    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const own = { ...form, 'sec-fetch-site': 'same-origin' }

    // The test of forms of other sites shows what nginx passes on of a form.
    const ownSenders = isStraight ? visitors : []
    test.each(ownSenders)('%s sends nothing to an address that is not theirs', async (visitor) => {
      for (const [nth, pattern] of patterns.entries()) {
        if (pattern.includes('sign-out')) continue
        const expected = accessTo(pattern, roleOf(visitor))
        const both = [addressOf(pattern), `${addressOf(pattern)}.data`]
        for (const address of byTurns(both, nth, expected === 'open' ? 2 : 1)) {
          const headers = { ...own, origin: site.origin }
          const { status } = await ask(visitor, { path: address, headers, body: 'intent=none' })
          const about = `${visitor} sends to ${address}`
          if (expected === 'sign-in-first') expect(status, about).toBe(401)
          else if (expected === 'forbidden') expect(status, about).toBe(403)
          else expect([200, 202, 302, 400, 401, 404, 405], about).toContain(status)
        }
      }
      // A step that ends what a customer has signed.
      const callOff = await ask(visitor, {
        path: '/desk/quotes/nowhere.data',
        headers: { ...own, origin: site.origin },
        body: 'intent=call-off&seen=1&visits=[]',
      })
      const mayCallOff = ['office', 'owner'].includes(visitor)
      expect(callOff.text.includes('This quote is no longer there.')).toBe(mayCallOff)
      expect(callOff.status === 200).toBe(mayCallOff)
    })

    test('a session is extended by somebody at work, not by what an open page loads', async () => {
      const earlier = Date.now() - hour
      const desk = deskOn(site.stores, { startsAt: earlier })
      const { session, member } = await desk.join('idle@example.com', 'owner')
      const seenAfter = async (path: string) => {
        await site.ask({ path, headers: { cookie: `${site.cookie}=${session}` } })
        const [open] = await desk.account.listSessions(member)
        return open?.lastSeenAt
      }
      expect(await seenAfter('/desk/requests.data')).toBe(earlier)
      expect(await seenAfter('/desk/changes?since=0')).toBe(earlier)
      expect(await seenAfter('/desk/changes?since=0&used')).toBeGreaterThan(earlier)
    })

    test('the office exports a month of money, and a year is for owners', async () => {
      const statusOf = async (visitor: Visitor, period: string) =>
        (await ask(visitor, { path: `/desk/money/export?period=${period}` })).status
      expect(await statusOf('office', '2026-05')).toBe(200)
      expect(await statusOf('office', '2026')).toBe(403)
      expect(await statusOf('owner', '2026')).toBe(200)
    })

    test('a form of a colleague who is no longer signed in there is refused', async () => {
      for (const path of ['/desk/requests/new', '/desk/requests/new.data']) {
        const headers = { ...own, origin: site.origin }
        const body = 'typedBy=somebody-else&firstName=Nell&phone=4705550188'
        expect((await ask('owner', { path, headers, body })).status).toBe(409)
      }
      // The same holds for a form with a file.
      const parts = [
        ['name="typedBy"', 'somebody-else'],
        ['name="file"; filename="list.csv"', 'Name,Phone'],
      ].map(([about, text]) => `--x\r\nContent-Disposition: form-data; ${about}\r\n\r\n${text}\r\n`)
      const answer = await ask('owner', {
        path: '/desk/customers/import',
        headers: {
          ...own,
          origin: site.origin,
          'content-type': 'multipart/form-data; boundary=x',
        },
        body: `${parts.join('')}--x--\r\n`,
      })
      expect(answer.status).toBe(409)
    })

    test.each([
      [
        'another site',
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        visitors,
      ],
      ['another site that says nothing', { origin: 'https://evil.example' }, ['owner']],
      ['another host of the same site', { 'sec-fetch-site': 'same-site' }, ['owner']],
      ['an address that was typed', { 'sec-fetch-site': 'none' }, ['owner']],
      ['a page without an origin', { origin: 'null' }, ['owner']],
      ['nowhere', {}, ['owner']],
    ] as const)('a form of %s changes nothing, whoever sends it', async (_, headers, senders) => {
      // The origin of a form is checked before its session, and nginx passes it on for all alike.
      const tried = isStraight ? patterns : byTurns(patterns, 0, 8)
      for (const visitor of senders) {
        for (const [nth, pattern] of tried.entries()) {
          const all = spellings(addressOf(pattern)).slice(0, 8)
          const answer = await ask(visitor, {
            path: all[nth % all.length] ?? '',
            headers: { ...form, ...headers },
            body: 'everywhere=yes&intent=none',
          })
          expect([403, 404], `${visitor} to ${pattern}`).toContain(answer.status)
        }
      }
      const { status } = await ask('owner', { path: '/desk' })
      expect(status).toBe(200)
    })

    test('a browser that does not say where a form is from sends its origin', async () => {
      const headers = { ...form, origin: site.origin }
      const asked = { path: '/desk/settings', headers, body: 'intent=none' }
      expect((await ask('owner', asked)).status).toBe(200)
    })

    test('an owner signs out by a press, and by no link', async () => {
      expect((await ask('owner', { path: '/desk/sign-out' })).status).toBe(404)
      expect((await ask('owner', { path: '/desk' })).status).toBe(200)
      const headers = { ...own, origin: site.origin }
      const left = await ask('owner', { path: '/desk/sign-out', headers, body: 'x=1' })
      expect(left.status).toBe(302)
      expect(String(left.headers['set-cookie'])).toMatch(
        new RegExp(`^${site.cookie}=; Max-Age=0; Path=/; HttpOnly; (?:Secure; )?SameSite=Lax`),
      )
      expect(outcomeOf(await ask('owner', { path: '/desk' }))).toBe('sign-in-first')
    })
  })
}

test('the table of permissions has every route of the desk, and no other', async () => {
  const { routes } = await import(path.resolve('build/server/index.js'))
  const all = new Map<string, { parentId?: string; path?: string; id: string }>(
    Object.entries(routes),
  )
  const hasChildren = new Set([...all.values()].map(({ parentId }) => parentId))
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : all.get(id)
    if (route === undefined) return ''
    const above = patternOf(route.parentId)
    return route.path === undefined || route.path === '' ? above : `${above}/${route.path}`
  }
  const found = [...all.keys()]
    .filter((id) => !hasChildren.has(id))
    .map(patternOf)
    .filter((pattern) => pattern.startsWith('/desk'))
  expect(found.toSorted()).toEqual(patterns.toSorted())
})
