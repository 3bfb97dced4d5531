import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findProgram } from '#scripts/find-program.ts'
import { freePort } from '#scripts/free-port.ts'

/** A PostgreSQL of our own, in a folder that goes away with it. */
export interface PostgresServer {
  /** Address without a database name. */
  readonly url: string
  readonly socketFolder: string
  /** Ends all connections at once, like an administrator's fast restart. */
  stop(): Promise<void>
  /** Starts again on the same port with the same data. */
  start(): Promise<void>
  remove(): Promise<void>
}

/** Starts a PostgreSQL with `settings` beyond its own, written as `name=value`. */
export async function startPostgres(settings: readonly string[]): Promise<PostgresServer> {
  const bin = postgresPrograms()
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-pg-'))
  const user = unprivilegedUser()
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid ?? user.uid)
  chmodSync(folder, 0o700)
  const data = path.join(folder, 'data')
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}`
  const flags = ['listen_addresses=127.0.0.1', ...settings].flatMap((each) => ['-c', each])
  let server: ChildProcess | undefined
  const stop = async () => {
    const running = server
    if (running === undefined) return
    server = undefined
    const ended = new Promise((done) => running.once('exit', done))
    running.kill('SIGINT')
    await ended
  }
  const start = async () => {
    server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...flags],
      { ...user, cwd: folder, stdio: 'ignore' },
    )
    await answers(`${url}/postgres`)
  }
  await start()
  return {
    url,
    socketFolder: folder,
    stop,
    start,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs one of PostgreSQL's own programs without blocking the test; rejects if it fails. */
export async function postgresTool(name: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(path.join(postgresPrograms(), name), args)
}

function postgresPrograms(): string {
  const initdb = findProgram('initdb')
  if (initdb === undefined) {
    throw new Error('The tests need PostgreSQL: install it, or set TEST_POSTGRES_URL')
  }
  return path.dirname(initdb)
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + 60_000
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
