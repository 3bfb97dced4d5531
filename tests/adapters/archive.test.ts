import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { removeUnfinished, restoreArchive, writeArchive } from '#adapters/sql/archive.ts'
import { backUpSqlite } from '#adapters/sql/backup.ts'
import { fileBackups } from '#adapters/sql/file-backups.ts'
import { createLog } from '#adapters/system/log.ts'
import { systemClock } from '#adapters/system/system.ts'
import { readConfig } from '#config.ts'
import { filesOf, openStores } from '#stores.ts'
import { temporaryFolder } from '#support/databases.ts'
import { newLead } from '#support/leads.ts'
import { eventually } from '#support/server-process.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const settingsIn = (name: string) => readConfig({ DATA_DIR: path.join(folder.path, name) })
const siteIn = (name: string) => {
  const config = settingsIn(name)
  const { dataDir } = config
  return { dataDir, database: path.join(dataDir, 'site.db'), files: filesOf(config) }
}
const openIn = (name: string) => openStores(settingsIn(name), createLog('silent'))

test('an archive restored into an empty folder shows it all, and a bare database still restores', async () => {
  const stores = await openIn('site')
  await stores.leads.saveContact(newLead())
  const site = siteIn('site')
  const { dataDir, database, files } = site
  writeFileSync(path.join(dataDir, 'secret'), 'a secret of at least 32 characters')
  await files.put('photographs/a/full', Buffer.from('picture'))
  writeFileSync(path.join(dataDir, 'files/photographs/a/half.part'), 'half')
  const file = path.join(folder.path, 'backup.tar.gz')
  await writeArchive(site, file)
  const bare = path.join(folder.path, 'bare.db')
  await backUpSqlite(database, bare)
  const made = ['backup.tar.gz', 'bare.db', 'site']
  expect(readdirSync(folder.path).toSorted()).toEqual(made)
  for (const source of [file, bare])
    await expect(restoreArchive(source, siteIn('site'))).rejects.toThrow('stop the server first')
  await stores.database.close()
  expect(statSync(file).mode & 0o077).toBe(0)
  chmodSync(bare, 0o644)
  expect(readdirSync(dataDir).filter((name) => name.includes('backup-'))).toEqual([])

  for (const [source, name] of [
    [file, 'empty'],
    [bare, 'earlier'],
  ] as const) {
    mkdirSync(path.join(folder.path, name))
    await restoreArchive(source, siteIn(name))
    expect(statSync(siteIn(name).database).mode & 0o077).toBe(0)
    const restored = await openIn(name)
    expect((await restored.leads.list()).map(({ id }) => id)).toEqual([newLead().id])
    await restored.database.close()
  }
  // SQLite adds files beside a database that it opens as shared.
  expect(readdirSync(folder.path).toSorted()).toEqual([...made, 'earlier', 'empty'].toSorted())
  const empty = siteIn('empty').dataDir
  const restored = siteIn('empty').files
  expect(Buffer.from((await restored.read('photographs/a/full')) ?? []).toString()).toBe('picture')
  expect(readFileSync(path.join(empty, 'secret'), 'utf8')).toMatch(/^a secret/)
  expect(existsSync(path.join(empty, 'files/photographs/a/half.part'))).toBe(false)
})

test('a restore whose files cannot be written leaves the database as it is', async () => {
  const file = path.join(folder.path, 'backup.tar.gz')
  const site = siteIn('empty')
  const files = {
    ...site.files,
    replaceBy: () => Promise.reject(new Error('the disk is down')),
  }
  const stores = await openIn('empty')
  await stores.leads.saveContact(newLead({ id: 'later', idempotencyKey: 'later' }))
  await stores.database.close()
  await expect(restoreArchive(file, { ...site, files })).rejects.toThrow('the disk is down')
  const after = await openIn('empty')
  expect((await after.leads.list()).map(({ id }) => id)).toContain('later')
  await after.database.close()
})

test('a file that is no backup changes nothing', async () => {
  await expect(restoreArchive('package.json', siteIn('empty'))).rejects.toThrow(
    'is not a backup of this site',
  )
  expect(existsSync(path.join(siteIn('empty').dataDir, 'files/photographs/a/full'))).toBe(true)
})

test('an archive of a site with PostgreSQL is refused on one without, and the reason is said', async () => {
  const made = path.join(folder.path, 'with-postgres.tar.gz')
  const site = { ...siteIn('with-postgres'), database: null }
  await writeArchive(site, made)
  await expect(restoreArchive(made, siteIn('empty'))).rejects.toThrow(
    'was made with PostgreSQL (DATABASE_URL), and this site runs without it',
  )
  const without = path.join(folder.path, 'backup.tar.gz')
  await expect(restoreArchive(without, site)).rejects.toThrow('was made without PostgreSQL')
})

test('an archive that ends too soon is refused, and nothing of it stays', async () => {
  const whole = path.join(folder.path, 'whole.tar.gz')
  const site = { ...siteIn('whole'), database: null }
  for (let index = 0; index < 30; index++) {
    await site.files.put(`photographs/${index}/full`, randomBytes(3000))
  }
  await writeArchive(site, whole)
  truncateSync(whole, 20_000)
  // Whether its files are still being written then is a matter of chance.
  for (let time = 0; time < 10; time++) {
    await expect(restoreArchive(whole, siteIn('empty'))).rejects.toThrow(
      'whole.tar.gz is not a backup of this site',
    )
  }
  const left = readdirSync(siteIn('empty').dataDir)
  expect(left.filter((name) => name.startsWith('unfinished'))).toEqual([])
})

test('only leftovers of interrupted backups are removed, after a day', async () => {
  const dataDir = path.join(folder.path, 'interrupted')
  mkdirSync(path.join(dataDir, 'backup-monday'), { recursive: true })
  mkdirSync(path.join(dataDir, 'unfinished-backup-Xy12Ab'))
  const names = ['unfinished-backup-Xy12Ab/site.db', 'unfinished-backup-x1.tar.gz.part', 'site.db']
  for (const name of names) writeFileSync(path.join(dataDir, name), 'a copy')
  const young = ['backup-monday', 'site.db', 'unfinished-backup-Xy12Ab']
  await removeUnfinished(dataDir)
  expect(readdirSync(dataDir)).toEqual([...young, 'unfinished-backup-x1.tar.gz.part'])
  const dayBefore = Date.now() / 1000 - 25 * 3600
  for (const name of readdirSync(dataDir)) {
    utimesSync(path.join(dataDir, name), dayBefore, dayBefore)
  }
  await removeUnfinished(dataDir)
  expect(readdirSync(dataDir)).toEqual(['backup-monday', 'site.db'])
  await removeUnfinished(path.join(dataDir, 'nowhere'))
})

test('a backup first removes leftovers of interrupted ones, in the data folder and beside its target', async () => {
  const site = siteIn('again')
  const beside = path.join(folder.path, 'backups')
  for (const each of [site.dataDir, beside]) {
    mkdirSync(each, { recursive: true })
    for (const name of ['unfinished-backup-x1.tar.gz', 'other.part']) {
      writeFileSync(path.join(each, name), 'a copy')
      utimesSync(path.join(each, name), 0, 0)
    }
  }
  await writeArchive({ ...site, database: null }, path.join(beside, 'again.tar.gz'))
  expect(readdirSync(site.dataDir).toSorted()).toEqual(['other.part', 'secret'])
  expect(readdirSync(beside).toSorted()).toEqual(['again.tar.gz', 'other.part'])
})

test('a backup creates a missing data folder', async () => {
  const dataDir = path.join(folder.path, 'elsewhere')
  const file = path.join(folder.path, 'elsewhere.tar.gz')
  // Like a bucket, which copies nothing.
  const files = { ...siteIn('again').files, copyTo: async () => {} }
  await writeArchive({ dataDir, database: null, files }, file)
  expect(existsSync(file)).toBe(true)
  expect(statSync(dataDir).mode & 0o077).toBe(0)
})

test('a backup ends while others go on writing', async () => {
  await (await openIn('busy')).database.close()
  const busy = siteIn('busy').database
  const writer = new DatabaseSync(busy)
  writer.exec(`create table padding as with recursive n(id) as (
    select 1 union all select id + 1 from n where id < 5000
  ) select id, randomblob(4000) as text from n`)
  let isOver = false
  const writing = (async () => {
    while (!isOver) {
      writer.exec('update padding set text = randomblob(4000) where id = 1')
      await nextTurn()
    }
  })()
  const copy = path.join(folder.path, 'busy.db')
  await backUpSqlite(busy, copy).finally(() => (isOver = true))
  await writing
  writer.close()
  expect(existsSync(copy)).toBe(true)
})

describe('a backup for the desk', () => {
  const program = new URL('../../src/backup-process.ts', import.meta.url)
  const backupsIn = (name: string) => fileBackups(settingsIn(name), systemClock, program)
  const unfinishedIn = (name: string) =>
    readdirSync(siteIn(name).dataDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.includes('unfinished'),
    )
  const untilBegun = () =>
    eventually(() => unfinishedIn('busy').find((file) => file.includes('/unfinished')))
  const never = new Promise<void>(() => {})

  test('is an archive that is gone from the disk, and noted once it was read', async () => {
    await (await openIn('desk')).database.close()
    const backups = backupsIn('desk')
    const made = await backups.make?.(never)
    expect([unfinishedIn('desk'), await backups.lastMadeAt()]).toEqual([[], null])
    const file = path.join(folder.path, 'downloaded.tar.gz')
    for await (const bytes of made?.bytes ?? []) appendFileSync(file, bytes)
    expect(statSync(file).size).toBe(made?.size)
    expect(await backups.lastMadeAt()).not.toBeNull()
    await restoreArchive(file, siteIn('desk'))
  })

  test('says why it cannot be made', async () => {
    writeFileSync(siteIn('desk').database, 'no database')
    await expect(backupsIn('desk').make?.(never)).rejects.toThrow('file is not a database')
    expect(unfinishedIn('desk')).toEqual([])
  })

  test('whose visitor leaves ends and leaves nothing behind', async () => {
    const leaving = Promise.withResolvers<void>()
    const making = backupsIn('busy').make?.(leaving.promise)
    await untilBegun()
    leaving.resolve()
    await expect(making).rejects.toThrow('ended by SIGTERM')
    expect(unfinishedIn('busy')).toEqual([])
  })

  test('whose server dies ends and leaves nothing behind', async () => {
    const { dataDir } = siteIn('busy')
    const room = path.join(dataDir, 'unfinished-backup-1')
    mkdirSync(room)
    const child = fork(program, { execArgv: [] })
    const ended = once(child, 'exit')
    child.send({ folder: room, config: { dataDir, databaseUrl: null, filesBucket: null } })
    await untilBegun()
    child.disconnect()
    expect(await ended).toEqual([1, null])
    expect(unfinishedIn('busy')).toEqual([])
  })
})
