import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '#scripts/free-port.ts'
import { untilItAnswers } from '#scripts/until-it-answers.ts'
import type { OpenSite } from './in-process-server.ts'

const root = path.join(import.meta.dirname, '../..')

/** The real server in a process of its own. */
export interface RunningSite extends OpenSite {
  readonly pid: number
  /** Ends it like the system; resolves with its exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Starts the server, on a free port unless `PORT` is set, and waits until it answers. */
export async function startSite(settings: Readonly<Record<string, string>>): Promise<RunningSite> {
  const port = Number(settings['PORT'] ?? (await freePort()))
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      ...settings,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stdout.on('data', (chunk) => (log += chunk))
  child.stderr.on('data', (chunk) => (log += chunk))
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(`${url}/healthz`, ended).catch((cause: unknown) => {
    child.kill('SIGKILL')
    throw new Error(`the server ended with ${child.exitCode}:\n${log}`, { cause })
  })
  return {
    port,
    url,
    pid: child.pid ?? 0,
    log: () => log,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

type Nothing = undefined | null | false

/** Calls `found` repeatedly until it returns something, for at most `ms`. */
export async function eventually<T>(
  found: () => Promise<T | Nothing> | T | Nothing,
  ms = 120_000,
): Promise<T> {
  const until = Date.now() + ms
  for (;;) {
    const value = await found()
    if (value !== undefined && value !== null && value !== false) return value
    if (Date.now() > until) throw new Error(`did not happen within ${ms} ms`)
    await new Promise((wait) => setTimeout(wait, 50))
  }
}
