import { spawn, spawnSync, type SpawnOptions } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from './running-site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a running PostgreSQL, without a database's name at its end. */
    postgresUrl: string
  }
}

/** Starts a real PostgreSQL for the whole run, in a folder that goes away with it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_POSTGRES_URL']
  if (given !== undefined) {
    project.provide('postgresUrl', given)
    return async () => {}
  }
  const bin = postgresPrograms()
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-pg-'))
  const user = unprivilegedUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  chmodSync(folder, 0o700)
  const options: SpawnOptions = { ...user, cwd: folder, stdio: 'ignore' }
  const data = path.join(folder, 'data')
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  // Durability is the product's matter, not this throw-away server's; the rest is as delivered.
  const settings = [
    '-c',
    'fsync=off',
    '-c',
    'max_connections=200',
    '-c',
    'listen_addresses=127.0.0.1',
  ]
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', folder, ...settings],
    options,
  )
  const url = `postgres://postgres@127.0.0.1:${port}`
  await answers(`${url}/postgres`)
  project.provide('postgresUrl', url)
  return async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function postgresPrograms(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : []
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')))
  if (found === undefined) {
    throw new Error('The tests need PostgreSQL: install it, or set TEST_POSTGRES_URL')
  }
  return found
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + 20_000
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
}
