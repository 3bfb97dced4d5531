import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openLoadedEvent, registerAt } from '#support/booking-load.ts'
import { temporaryFolder } from '#support/databases.ts'
import { eventually, manage, startSite } from '#support/running-site.ts'

// It starts processes, or waits as they do, and a busy machine is slow at both.
vi.setConfig({ testTimeout: 120_000 })

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).toReversed()) await step()
})

/** A site that has mailed a guest, into a file. */
async function siteWithMail() {
  const folder = temporaryFolder()
  cleanUp.push(() => folder.remove())
  const settings = { DATA_DIR: path.join(folder.path, 'data'), SAMPLE_EVENTS: 'off' }
  await openLoadedEvent(settings, folder.path, null, manage)
  rmSync(path.join(folder.path, 'events.json'))
  const site = await startSite(settings)
  cleanUp.push(() => site.stop())
  expect(await registerAt(site.url, 'guest@example.org')).toBe(201)
  await eventually(() =>
    readdirSync(settings.DATA_DIR, { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith('.eml'),
    ),
  )
  return { folder: folder.path, settings, site }
}

/** What of a folder, at any depth, anyone but its owner has a right to. */
function openToOthers(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => (statSync(path.join(folder, name)).mode & 0o077) !== 0)
}

test('database, log of writes, mails, secret and backups are readable by their owner alone', async () => {
  const { folder, settings } = await siteWithMail()
  await manage(['backup', path.join(folder, 'copy.db')], settings)
  expect(readdirSync(settings.DATA_DIR)).toContain('site.db-wal')
  expect(openToOthers(folder)).toEqual([])
})

test('what an earlier version left open is closed at the next start', async () => {
  const { settings, site } = await siteWithMail()
  const mail = path.join(settings.DATA_DIR, 'mail')
  await site.stop()
  for (const name of readdirSync(mail)) chmodSync(path.join(mail, name), 0o644)
  chmodSync(mail, 0o755)
  chmodSync(path.join(settings.DATA_DIR, 'site.db'), 0o644)
  const again = await startSite(settings)
  cleanUp.push(() => again.stop())
  expect(openToOthers(settings.DATA_DIR)).toEqual([])
})

test('a backup is one file, and neither it nor a restore leaves others behind', async () => {
  const { folder, settings, site } = await siteWithMail()
  const copy = path.join(folder, 'copy.db')
  expect(await manage(['backup', copy], settings)).toMatchObject({ status: 0 })
  expect(await manage(['restore', copy], settings)).toMatchObject({ status: 1 })
  expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'data'])
  await site.stop()
  chmodSync(copy, 0o644)
  expect(await manage(['restore', copy], settings)).toMatchObject({ status: 0 })
  const besideIt = () => readdirSync('.').filter((name) => name.startsWith('package.json'))
  expect(await manage(['restore', path.resolve('package.json')], settings)).toMatchObject({
    status: 1,
  })
  expect(besideIt()).toEqual(['package.json'])
  expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'data'])
  expect(openToOthers(settings.DATA_DIR)).toEqual([])
})
