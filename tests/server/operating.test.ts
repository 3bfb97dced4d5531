import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { get } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { openSqlite } from '#adapters/sql/database.ts'
import { OwnerError } from '#adapters/system/owner-error.ts'
import { sqlLeadStore } from '#adapters/sql/requests/lead-store.ts'
import { photographFiles } from '#domain/photographs/photograph.ts'
import { freePort } from '#scripts/free-port.ts'
import { addTables, newDataFolder, newFolder, temporaryFolder } from '#support/databases.ts'
import { draft, newLead } from '#support/leads.ts'
import { pngPicture, sendPhotograph } from '#support/photographs.ts'
import { leaveClient } from '#support/booking-server.ts'
import { openTestSite, type OpenSite } from '#support/in-process-server.ts'
import { runManage } from '#support/run-manage.ts'
import { eventually } from '#support/server-process.ts'

/** A copy of this project with its own `.env`, as if it were installed. */
function projectWith(settings: string): string {
  const project = newFolder()
  for (const folder of ['scripts', 'node_modules']) mkdirSync(path.join(project, folder))
  for (const file of ['scripts/run.mjs', 'scripts/starter.mjs', 'package-lock.json']) {
    copyFileSync(file, path.join(project, file))
  }
  for (const linked of ['src', 'node_modules/node']) {
    symlinkSync(path.resolve(linked), path.join(project, linked))
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  writeFileSync(path.join(project, 'node_modules/.installed'), lock)
  writeFileSync(path.join(project, '.env'), settings)
  return project
}

/** A lead that came to the site before. */
async function saveLead({ DATA_DIR }: { readonly DATA_DIR: string }, firstName: string) {
  const database = openSqlite(path.join(DATA_DIR, 'site.db'))
  const lead = newLead()
  const contact = { ...lead.contact, firstName }
  const leads = sqlLeadStore(database)
  await leads.saveContact(newLead({ contact }), draft())
  await database.close()
}

async function names(settings: Record<string, string>): Promise<string[]> {
  const { out } = await runManage(['leads', 'list', '--json'], settings)
  return JSON.parse(out).map(({ firstName }: { firstName: string }) => firstName)
}

test('a database that does not answer is named by its setting, without its password', async () => {
  const settings = {
    DATA_DIR: newDataFolder(),
    DATABASE_URL: `postgres://owner:hidden@127.0.0.1:${await freePort()}/evergreen`,
  }
  const failure = await openTestSite(settings).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OwnerError)
  expect(String(failure)).toMatch(
    /DATABASE_URL: the database 127\.0\.0\.1:\d+\/evergreen does not answer/,
  )
  expect(String(failure)).not.toContain('hidden')
})

test('an address at which something else listens is named by its settings before anything is made; a name in .env that is none was warned of', async () => {
  const port = await freePort()
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const folder = newFolder()
  writeFileSync(path.join(folder, '.env'), `PORT=${port}\nSMPT_URL=smtp://mail.example\n`)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--env-file=.env', path.resolve('src/server.ts')],
    { cwd: folder, encoding: 'utf8', timeout: 60_000 },
  )
  other.close()
  expect(status).toBe(1)
  expect(stderr).toContain(
    `HOST and PORT: the site cannot listen there (listen EADDRINUSE: address already in use 127.0.0.1:${port})`,
  )
  expect(stderr).not.toMatch(/^ +at /m)
  expect(stdout).toContain('.env has SMPT_URL')
  expect(existsSync(path.join(folder, 'data/site.db'))).toBe(false)
})

test('settings may stand in a file .env, which the environment overrides; files are looked for where the command was typed', async () => {
  const folder = newFolder()
  const project = projectWith(`DATA_DIR=${folder}\nTRUST_PROXY=yes\n`)
  const elsewhere = newFolder()
  const event = { eventId: 'moss-walk', startDateTime: '2199-06-06T09:00:00-04:00' }
  writeFileSync(path.join(elsewhere, 'events.json'), JSON.stringify(event))
  const { INIT_CWD: _, ...others } = process.env
  const environment = { ...others, TRUST_PROXY: '1' }
  // The first is like `npm --prefix`, the second like a direct call.
  const ways = [
    { cwd: project, env: { ...environment, INIT_CWD: elsewhere } },
    { cwd: elsewhere, env: environment },
  ]
  const run = (way: number, ...args: readonly string[]) =>
    spawnSync(process.execPath, [path.join(project, 'scripts/run.mjs'), 'manage', ...args], {
      encoding: 'utf8',
      ...ways[way],
    })
  expect(run(0, 'events', 'import', 'events.json')).toMatchObject({ status: 0, stderr: '' })
  expect(run(1, 'events', 'import', 'events.json').stdout).toContain('1 as they were')
  expect(existsSync(path.join(folder, 'site.db'))).toBe(true)
})

describe('a running server', () => {
  const folder = temporaryFolder()
  let site: OpenSite
  beforeAll(async () => {
    addTables(folder.path)
    site = await openTestSite({ DATA_DIR: folder.path, PUBLIC_URL: 'https://evergreen.example' })
  })
  afterAll(async () => {
    await site.stop()
    folder.remove()
  })

  test('pages are kept, compressed, and carry a policy without unsafe scripts', async () => {
    const page = await fetch(`${site.url}/get-a-quote`)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('href="https://evergreen.example/get-a-quote"')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(page.headers.get('strict-transport-security')).toMatch(/max-age/)
    const again = await fetch(`${site.url}/get-a-quote`, {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0]
    const asset = await fetch(`${site.url}${script}`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await fetch(`${site.url}/get-a-quote/`, { redirect: 'manual' })).status).toBe(308)
    expect((await fetch(`${site.url}/get-a-quote/index.html`)).status).toBe(404)
  })

  test('no folder of the server can be read through the address', async () => {
    const ways = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c'].flatMap((up) =>
      [1, 2, 3].map((times) => up.repeat(times)),
    )
    for (const address of ways.flatMap((way) => [`/${way}`, `/media/${way}`])) {
      // `fetch` would resolve the dots itself.
      const [answer] = await once(get(site.url, { path: `${address}package.json` }), 'response')
      expect(await text(answer), address).not.toContain('"dependencies"')
    }
  })
})

test('a backup of a running site restores the state of that moment', async () => {
  const settings = { DATA_DIR: newDataFolder() }
  const site = await openTestSite(settings)
  expect(await leaveClient(site)).toMatchObject({ status: 201 })
  const { id } = await sendPhotograph(
    (address, init) => fetch(`${site.url}${address}`, init),
    await pngPicture(),
  )
  const photograph = ({ DATA_DIR }: typeof settings) =>
    folderFiles(path.join(DATA_DIR, 'files')).read(photographFiles(id).full)
  const made = await eventually(() => photograph(settings))
  const copy = path.join(settings.DATA_DIR, 'copy.db')
  expect((await runManage(['backup', copy], settings)).status).toBe(0)
  expect(await leaveClient(site, { firstName: 'Ingrid' })).toMatchObject({ status: 201 })
  const early = await runManage(['restore', copy], settings)
  expect(early).toMatchObject({ status: 1 })
  expect(early.err).toContain('stop the server first')
  await site.stop()
  expect((await runManage(['restore', copy], settings)).status).toBe(0)
  expect(await names(settings)).toEqual(['Rosa'])

  const empty = { DATA_DIR: newFolder() }
  expect((await runManage(['restore', copy], empty)).status).toBe(0)
  expect(await names(empty)).toEqual(['Rosa'])
  expect(await photograph(empty)).toEqual(made)
})

test('a command whose output nobody reads to the end ends without an error', () => {
  const command = `"${process.execPath}" src/manage/manage.ts --help | :`
  expect(spawnSync('sh', ['-c', command], { encoding: 'utf8' }).stderr).toBe('')
})

test('leads as CSV are safe to open in a spreadsheet', async () => {
  const settings = { DATA_DIR: newDataFolder() }
  await saveLead(settings, "-Rosa'")
  const { out } = await runManage(['leads', 'list', '--csv'], settings)
  expect(out.split('\r\n')[1]).toContain(`"'-Rosa'"`)
})
