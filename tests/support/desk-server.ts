import { request } from 'node:http'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config.ts'
import { openStores, type Stores } from '#stores.ts'
import { behindNginx } from './behind-nginx.ts'
import { addTables, temporaryFolder } from './databases.ts'
import { testSecret } from './test-dependencies.ts'
import { openTestSite } from './in-process-server.ts'
import { proxyOrigin } from './proxy-client.ts'

export interface Asked {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** A POST where there is one. */
  readonly body?: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** The desk as it is reached, with the name of its cookie there. */
export interface Reached {
  readonly origin: string
  readonly cookie: string
  readonly stores: Stores
  ask(asked: Asked): Promise<Answer>
  stop(): Promise<void>
}

/** A server on SQLite, called without anything that normalizes addresses. */
export async function directly(): Promise<Reached> {
  const folder = temporaryFolder()
  addTables(folder.path)
  const settings = {
    DATA_DIR: folder.path,
    SECRET: testSecret,
    LIMITS: 'off',
    SAMPLE_EVENTS: 'off',
  }
  const site = await openTestSite(settings)
  const { port } = site
  const stores = await openStores(readConfig(settings), createLog('silent'))
  return {
    origin: `http://localhost:${port}`,
    cookie: 'desk',
    stores,
    ask: ({ path: address, headers = {}, body }) =>
      new Promise((done, failed) => {
        const method = body === undefined ? 'GET' : 'POST'
        const asked = request(
          { host: '127.0.0.1', port, path: address, method, headers },
          (got) => {
            let text = ''
            got.on('data', (chunk) => (text += chunk))
            got.on('end', () => done({ status: got.statusCode ?? 0, headers: got.headers, text }))
          },
        )
        asked.on('error', failed)
        asked.end(body)
      }),
    async stop() {
      await site.stop()
      await stores.database.close()
      folder.remove()
    },
  }
}

/** Two servers behind nginx with TLS. */
export async function throughNginx(): Promise<Reached> {
  const { settings, client, stop } = await behindNginx(openTestSite, { LIMITS: 'off' })
  const stores = await openStores(readConfig(settings), createLog('silent'))
  return {
    origin: proxyOrigin,
    cookie: '__Host-desk',
    stores,
    async ask(asked) {
      const { status, headers, body } = await client.ask(asked)
      return { status, headers, text: body.toString() }
    },
    async stop() {
      await stop()
      await stores.database.close()
    },
  }
}
