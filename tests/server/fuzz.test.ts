import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costRatios } from '#bench/fuzz/costly.ts'
import { signIn } from '#bench/fuzz/desk.ts'
import { fuzz } from '#bench/fuzz/run.ts'
import { sendRaw } from '#bench/fuzz/send.ts'
import { callTargets } from '#bench/fuzz/targets.ts'
import { quotePaths } from '#contract/quotes.ts'
import { addTables, temporaryFolder } from '#support/databases.ts'
import { testSite } from '#support/test-site.ts'
import { eventually, startSite, type RunningSite } from '#support/server-process.ts'

const folder = temporaryFolder()
let site: RunningSite
beforeAll(async () => {
  addTables(folder.path)
  site = await startSite({ DATA_DIR: folder.path, LIMITS: 'off', LOG_LEVEL: 'info' })
})
afterAll(async () => {
  await site.stop()
  folder.remove()
})

/** The log up to now: lines of a request may arrive after its response. */
async function logged(): Promise<readonly string[]> {
  const id = (await fetch(`${site.url}/healthz`)).headers.get('x-request-id') ?? ''
  const log = await eventually(() => {
    const all = site.log()
    const at = all.indexOf(id)
    return at >= 0 && all.includes('\n', at) ? all : undefined
  })
  return log.split('\n').slice(0, -1)
}

/** Errors that the server logged as its own. */
async function loggedErrors(): Promise<readonly string[]> {
  return (await logged()).filter((line) => !/"level":[1-4]0,/.test(line))
}

test('a real server answers any request with less than 500, in the contract’s shape', async () => {
  const cookie = await signIn(site.url, { DATA_DIR: folder.path })
  const seed = randomInt(2 ** 31)
  const statuses = await fuzz({ port: site.port, cookie, seed, minutes: 0.5, requests: 500 })
  expect(statuses.size).toBeGreaterThan(5)
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect(await loggedErrors()).toEqual([])
})

test('no request costs more than ten times as much as a plain one of its size', async () => {
  const ratios = await costRatios(site.url)
  expect(ratios.filter(({ ratio }) => ratio > 10)).toEqual([])
  expect(await loggedErrors()).toEqual([])
})

test('an address longer than any of ours is refused unread', async () => {
  const target = `/assets/${'/'.repeat(15_700)}x`
  const answer = await sendRaw(site.port, {
    method: 'GET',
    target,
    headers: [['host', 'localhost']],
    body: new Uint8Array(),
    length: null,
  })
  expect(answer?.status).toBe(414)
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: 'address-too-long' })
})

test('a visitor who hangs up in the middle of a form is not logged as an error', async () => {
  const before = (await logged()).length
  const half = { method: 'POST', target: quotePaths.client, body: Buffer.from('{"firstName":') }
  const headers = [['host', 'localhost'] as const, ['content-type', 'application/json'] as const]
  await sendRaw(site.port, { ...half, headers, length: 5_000 })
  const line = await eventually(async () =>
    (await logged()).slice(before).find((each) => each.includes(quotePaths.client)),
  )
  expect(line).toContain('"status":400')
  expect(await loggedErrors()).toEqual([])
})

const hosts = ['!    @¤', 'a@b', 'a b', 'a/b', 'a#b', '256.1.1.1', 'localhost:99999']

test.each(hosts)('the host "%s" is refused', async (host) => {
  for (const target of ['/api/seed-swap', '/events', '/100%-off', quotePaths.client]) {
    const asked = { method: 'GET', target, headers: [['host', host] as const] }
    const answer = await sendRaw(site.port, { ...asked, body: new Uint8Array(), length: null })
    expect(answer?.status).toBe(400)
  }
  expect(await loggedErrors()).toEqual([])
})

test('no route of the API is left out', async () => {
  const { app } = await testSite()
  const known = new Set(callTargets.map(({ method, path }) => `${method} ${path}`))
  const left = app.routes.filter(({ method, path }) => {
    if (method === 'ALL' || path.includes('*')) return false
    const pattern = new RegExp(`^${method} ${path.replaceAll(/:\w+(?:\{[^}]+\})?/g, '[^/]+')}$`)
    return ![...known].some((each) => pattern.test(each))
  })
  expect(left.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
