import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '#bench/fuzz/desk.ts'
import { originalFacts } from '#content/company.ts'
import { eventPaths, tenantHeader } from '#contract/event-paths.ts'
import { loadedEvent, openLoadedEvent, registerAt } from '#support/booking-load.ts'
import { barePostgres, databaseKinds, newDataFolder, newFolder } from '#support/databases.ts'
import { runManage, runManageProcess } from '#support/run-manage.ts'
import { storesOf } from '#support/stores-of-settings.ts'
import { startSite } from '#support/server-process.ts'
import { openTestSite, stoppedWithTest } from '#support/in-process-server.ts'

test.each(databaseKinds)('two starts and a command at once make one site on %s', async (kind) => {
  const settings = {
    DATA_DIR: newFolder(),
    ...(kind === 'PostgreSQL' ? { DATABASE_URL: await barePostgres() } : {}),
  }
  const [, , listed] = await Promise.all([
    startSite(settings).then(stoppedWithTest),
    openTestSite(settings).then(stoppedWithTest),
    runManageProcess(['leads', 'list'], settings),
  ])
  expect(listed.stderr).toBe('')
  const events = await runManage(['events', 'list', '--json'], settings)
  expect(JSON.parse(events.out)).toHaveLength(6)
})

test('a start adds no sample events to a site that has published its own content', async () => {
  const settings = { DATA_DIR: newDataFolder() }
  const { contentStore, events } = await storesOf(settings)
  const edit = { kind: 'company', slug: 'site', data: originalFacts, seen: 0, restoredFrom: null }
  await contentStore.save([edit], { by: null, at: Date.now() })
  stoppedWithTest(await openTestSite(settings))
  expect(await events.list('evergreen')).toEqual([])
})

test('while another program writes, pages are answered and registrations wait', async () => {
  const folder = newDataFolder()
  const settings = { DATA_DIR: folder, SAMPLE_EVENTS: 'off' }
  await openLoadedEvent(settings, folder)
  const site = stoppedWithTest(await openTestSite(settings))
  const cookie = await signIn(site.url, settings)
  const eventPage = `/events/event-details?eventid=${loadedEvent}`
  const pages = ['/', '/events', eventPage, '/desk', '/desk/requests.data', '/healthz']
  const addresses = [...pages, eventPaths.list, eventPaths.event(loadedEvent)]
  const statuses = () =>
    Promise.all(
      addresses.map(async (address) => {
        const headers = { [tenantHeader]: 'evergreen', cookie }
        return (await fetch(`${site.url}${address}`, { headers, redirect: 'manual' })).status
      }),
    )
  // The first answers load what later ones need, and a registration waits no longer than 10 seconds.
  await statuses()
  const other = new DatabaseSync(path.join(folder, 'site.db'))
  onTestFinished(() => other.close())
  // The site may be writing itself, in this process.
  await vi.waitFor(() => other.exec('begin immediate'), { timeout: 60_000 })
  let isAnswered = false
  const registered = registerAt(site.url, 'patient@example.org').finally(() => (isAnswered = true))
  expect(await statuses()).toEqual(addresses.map(() => 200))
  expect(isAnswered).toBe(false)
  other.exec('rollback')
  expect(await registered).toBe(201)
})
