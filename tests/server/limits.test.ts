import { expect, test } from 'vitest'
import { bookingPaths } from '#contract/booking-paths.ts'
import { limits } from '#domain/limits.ts'
import { newDataFolder } from '#support/databases.ts'
import { openTestSite, stoppedWithTest } from '#support/in-process-server.ts'
import { leaveClient } from '#support/booking-server.ts'
import { runManage } from '#support/run-manage.ts'

const open = async (settings: Record<string, string>) =>
  stoppedWithTest(await openTestSite(settings))

async function start(settings: Record<string, string>): Promise<string> {
  return (await open(settings)).url
}

async function statusOf(url: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers })
  await answer.arrayBuffer()
  return answer.status
}

const codes = bookingPaths.requestCode('any')
const most = limits['code-requests'].points

test('over real connections, X-Forwarded-For resets nothing', async () => {
  const { url, log } = await open({ DATA_DIR: newDataFolder() })
  const statuses: number[] = []
  for (let count = 0; count <= most; count += 1) {
    statuses.push(await statusOf(url, codes, { 'x-forwarded-for': `192.0.2.${count}` }))
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect(statuses.at(-1)).toBe(429)
  // As behind a proxy that the settings do not know.
  expect(log().split('TRUST_PROXY is off')).toHaveLength(2)
})

test('reads of ready-made pages are not counted, as the handbook says', async () => {
  const url = await start({ DATA_DIR: newDataFolder() })
  const page = await fetch(`${url}/privacy`)
  await page.arrayBuffer()
  // Without the body, which would take most of the time.
  const headers = { 'if-none-match': page.headers.get('etag') ?? '' }
  const readers = Array.from({ length: 20 }, async () => {
    for (let read = 0; read < limits.reads.points / 20; read += 1) {
      expect((await fetch(`${url}/privacy`, { headers })).status).toBe(304)
    }
  })
  await Promise.all(readers)
  expect((await fetch(`${url}/events`)).status).toBe(200)
})

test('the owner lists the requests that were set aside, with the reasons', async () => {
  const settings = { DATA_DIR: newDataFolder() }
  const site = await open(settings)
  for (const client of [
    { firstName: 'Ingrid' },
    { firstName: 'Robot', website: 'https://spam.example' },
  ]) {
    expect(await leaveClient(site, client)).toMatchObject({ status: 201 })
  }

  const all = await runManage(['leads', 'list', '--json'], settings)
  const leads: { firstName: string; status: string }[] = JSON.parse(all.out)
  expect(new Set(leads.map(({ firstName, status }) => `${firstName}: ${status}`))).toEqual(
    new Set(['Ingrid: incomplete', 'Robot: quarantined']),
  )
  const reason = 'a field that people cannot see was filled in'
  const text = await runManage(['leads', 'list', '--quarantined'], settings)
  expect(text.out).toContain('Robot Lindqvist')
  expect(text.out).toContain(reason)
  expect(text.out).not.toContain('Ingrid')
  const csv = await runManage(['leads', 'list', '--quarantined', '--csv'], settings)
  expect(csv.out).toMatch(new RegExp(`,quarantined,.*Robot.*${reason}`))
  expect(csv.out).not.toContain('Ingrid')
})
