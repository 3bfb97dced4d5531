import { expect, test } from 'vitest'
import { newDataFolder } from '#support/databases.ts'
import { openTestSite, stoppedWithTest } from '#support/in-process-server.ts'

test('a running server measures its requests, its backlog and itself', async () => {
  const token = 'a token for the scraper'
  const site = stoppedWithTest(
    await openTestSite({ DATA_DIR: newDataFolder(), METRICS_TOKEN: token }),
  )
  expect((await fetch(`${site.url}/about`)).status).toBe(200)
  expect((await fetch(`${site.url}/api/events/nothing`)).status).toBe(400)

  const answer = await fetch(`${site.url}/metrics`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(text).toContain('evergreen_requests_total{method="GET",route="/about",status="200"} 1')
  expect(text).toMatch(/_total\{method="GET",route="\/api\/events\/:eventId",status="400"\} 1/)
  expect(text).toContain('\nevergreen_database_up 1\n')
  expect(text).toMatch(/^evergreen_holds \d+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)

  const forwarded = { 'x-forwarded-for': '192.0.2.7' }
  const statusWith = async (headers: Record<string, string>) =>
    (await fetch(`${site.url}/metrics`, { headers })).status
  expect(await statusWith(forwarded)).toBe(404)
  expect(await statusWith({ ...forwarded, authorization: `Bearer ${token}` })).toBe(200)
})
