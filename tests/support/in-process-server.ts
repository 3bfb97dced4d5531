import { onTestFinished } from 'vitest'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config.ts'
import { freePort } from '#scripts/free-port.ts'
import { openBuiltSite } from '#open-site.ts'

/** The whole site on an address of its own. */
export interface OpenSite {
  readonly port: number
  readonly url: string
  /** Everything that it logged so far. */
  readonly log: () => string
  stop(): Promise<unknown>
}

/**
 * Opens the site like `startSite` of `server-process.ts`, with its background work and behind a
 * real socket, but in the test's own process, for tests that need no process of its own.
 */
export async function openTestSite(settings: Readonly<Record<string, string>>): Promise<OpenSite> {
  const port = await freePort()
  const config = readConfig({ ...process.env, ...settings, PORT: String(port) })
  let logged = ''
  const log = createLog(settings['LOG_LEVEL'] ?? 'info', { write: (line) => (logged += line) })
  const site = await openBuiltSite(config, log)
  const { server } = site
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  let stopped: Promise<void> | null = null
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    log: () => logged,
    stop() {
      stopped ??= site.close()
      // Connections of this process's own calls would stay open for a while.
      server.closeIdleConnections()
      return stopped
    },
  }
}

/** Stops a site with its test. */
export function stoppedWithTest<Site extends OpenSite>(site: Site): Site {
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}
