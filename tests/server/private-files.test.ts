import { chmodSync, copyFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDay, registerAt } from '#support/booking-server.ts'
import { temporaryFolder } from '#support/databases.ts'
import { pngPicture, sendPhotograph } from '#support/photographs.ts'
import { runManage, runManageProcess } from '#support/run-manage.ts'
import { eventually, startSite, type RunningSite } from '#support/server-process.ts'

const temporary = temporaryFolder()
const folder = temporary.path
const settings = {
  DATA_DIR: path.join(folder, 'data'),
  PUBLIC_URL: 'https://evergreen.example',
}
const copy = path.join(folder, 'copy.db')
/** A site that has written an email to a guest into a file. */
let site: RunningSite
beforeAll(async () => {
  site = await startSite(settings)
  expect((await registerAt(site, openDay)).status).toBe(201)
  await eventually(() =>
    readdirSync(settings.DATA_DIR, { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith('.eml'),
    ),
  )
  const photograph = await sendPhotograph(
    (address, init) => fetch(`${site.url}${address}`, init),
    await pngPicture(),
  )
  expect(photograph.status).toBe(200)
  await runManageProcess(['backup', copy], settings)
})
afterAll(async () => {
  await site.stop()
  temporary.remove()
})

/** Files of a folder, at any depth, that others than its owner have rights to. */
function openToOthers(inside: string): string[] {
  const names = readdirSync(inside, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => (statSync(path.join(inside, name)).mode & 0o077) !== 0)
}

test('the log names a setting that a public site lacks', () => {
  expect(site.log()).toContain('SMTP_URL is not set')
})

test('database, log of writes, mails, uploads, secret and backups are readable by their owner alone', () => {
  expect(readdirSync(settings.DATA_DIR)).toContain('files')
  expect(readdirSync(settings.DATA_DIR)).toContain('site.db-wal')
  expect(openToOthers(folder)).toEqual([])
})

test('files that an earlier version left readable become private at the next start', async () => {
  const mail = path.join(settings.DATA_DIR, 'mail')
  // A server that is told to stop ends well.
  expect(await site.stop('SIGTERM')).toBe(0)
  expect(site.log()).toContain('stopping')
  for (const name of readdirSync(mail)) chmodSync(path.join(mail, name), 0o644)
  chmodSync(mail, 0o755)
  chmodSync(path.join(settings.DATA_DIR, 'site.db'), 0o644)
  site = await startSite(settings)
  expect(openToOthers(settings.DATA_DIR)).toEqual([])
})

test('a backup is one file, and neither it nor a restore leaves others behind', async () => {
  expect(await runManage(['restore', copy], settings)).toMatchObject({ status: 1 })
  expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'data'])
  await site.stop()
  // Backups of an earlier version are only the database.
  const bare = path.join(folder, 'bare.db')
  copyFileSync(path.join(settings.DATA_DIR, 'site.db'), bare)
  expect(await runManage(['restore', bare], settings)).toMatchObject({ status: 0 })
  expect(readdirSync(folder).toSorted()).toEqual(['bare.db', 'copy.db', 'data'])
  rmSync(bare)
  chmodSync(copy, 0o644)
  await runManageProcess(['restore', copy], settings)
  const besideIt = () => readdirSync('.').filter((name) => name.startsWith('package.json'))
  expect(await runManage(['restore', path.resolve('package.json')], settings)).toMatchObject({
    status: 1,
  })
  expect(besideIt()).toEqual(['package.json'])
  expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'data'])
  expect(openToOthers(settings.DATA_DIR)).toEqual([])
})
