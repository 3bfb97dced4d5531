import { startNginx } from '#bench/documented-nginx.ts'
import { freshPostgres, temporaryFolder } from './databases.ts'
import type { OpenSite } from './in-process-server.ts'
import { proxyClient, proxyOrigin } from './proxy-client.ts'
import { testSecret } from './test-dependencies.ts'

export type Settings = Readonly<Record<string, string>>

/** Two servers on one PostgreSQL behind nginx with TLS, as `docs/nginx.conf` describes it. */
export async function behindNginx<Site extends OpenSite>(
  open: (settings: Settings, index: 0 | 1) => Promise<Site>,
  more: Settings = {},
) {
  const folder = temporaryFolder()
  const url = await freshPostgres()
  const settings = {
    DATA_DIR: folder.path,
    DATABASE_URL: url,
    SECRET: testSecret,
    PUBLIC_URL: proxyOrigin,
    TRUST_PROXY: '1',
    SAMPLE_EVENTS: 'off',
    ...more,
  }
  const sites = await Promise.all([open(settings, 0), open(settings, 1)])
  const proxy = await startNginx([sites[0].port, sites[1].port])
  const client = proxyClient(proxy)
  return {
    settings,
    /** A server that a test starts again takes its place here, on the same port. */
    sites,
    proxy,
    client,
    stop: async () => {
      client.close()
      await proxy.stop()
      await Promise.all(sites.map((site) => site.stop()))
      folder.remove()
    },
  }
}
