import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#scripts/free-port.ts'
import { pagePaths } from '#scripts/site-content.ts'
import { untilItAnswers } from '#scripts/until-it-answers.ts'

export const root = path.join(import.meta.dirname, '..')

/** The built site in a process of its own, with an empty SQLite database by default. */
export interface BenchedSite {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** From the start of the process until it listened, in milliseconds. */
  readonly startMs: number
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the site with no limits on how many requests one visitor may send. */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  existingDataDir?: string,
  onOutput?: (text: string) => void,
): Promise<BenchedSite> {
  const port = await freePort()
  const dataDir = existingDataDir ?? mkdtempSync(path.join(tmpdir(), 'evergreen-bench-'))
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  // The same command as `npm start`.
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', '--max-old-space-size=192', 'src/server.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        MALLOC_ARENA_MAX: '1',
        NODE_ENV: 'production',
        PAYMENTS: 'test',
        LIMITS: 'off',
        LOG_LEVEL: 'warn',
        DATA_DIR: dataDir,
        ...settings,
        PORT: String(port),
      },
      stdio: ['ignore', onOutput === undefined ? 'inherit' : 'pipe', 'inherit'],
    },
  )
  child.stdout?.on('data', (chunk) => onOutput?.(String(chunk)))
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  await untilItAnswers(`${url}/healthz`, ended, 10)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    startMs: performance.now() - began,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
      if (existingDataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Resolves once every page has its best compression, since the first requests after a start get a
 * quick one. The site must just have started.
 */
export async function untilCompressed({ url }: BenchedSite): Promise<void> {
  const bytesOf = async (path: string) => {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
    await answer.arrayBuffer()
    return Number(answer.headers.get('content-length'))
  }
  for (const path of pagePaths) {
    const hurried = await bytesOf(path)
    while ((await bytesOf(path)) >= hurried) await new Promise((wait) => setTimeout(wait, 20))
  }
}
