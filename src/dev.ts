import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { createServer as createViteServer } from 'vite'
import type { EmailContent } from '#adapters/mail/email-content.ts'
import { createLog } from '#adapters/system/log.ts'
import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import { readConfig } from './config.ts'
import { seedSampleEvents } from '#usecases/seed-sample-events.ts'
import { startBackgroundWork } from './background.ts'
import { emailPreview } from './email-preview.ts'
import { pageData } from './page-data.ts'
import { composeSite, composeWorld, openStores } from './site.ts'

/** `npm run dev`: the same site, with pages that reload as they are edited. */
makeFilesPrivate()
const config = readConfig()
const log = createLog(config.logLevel ?? 'warn')
const stores = await openStores(config, log)
const world = await composeWorld(config, log, stores)
if (config.sampleEvents) await seedSampleEvents(world)()
const server = createServer()
const vite = await createViteServer({
  root: path.join(import.meta.dirname, '..'),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
})
const renderMarkup = async (content: EmailContent): Promise<string> =>
  (await vite.ssrLoadModule('/src/adapters/mail/email-markup.tsx')).renderMarkup(content)
const { app } = composeSite(config, log, world, {
  documents: new Map(),
  clientDir: null,
  async renderPage(request, nonce) {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    const { pageServices } = await vite.ssrLoadModule('/src/web/page-services.ts')
    const context = new RouterContextProvider()
    context.set(pageServices, {
      ...pageData(world),
      nonce,
      report: (error: unknown) => log.error({ err: error }, 'a page failed'),
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite cannot know what it loads
    return createRequestHandler(() => build as ServerBuild, 'development')(request, context)
  },
})
app.get('/emails', async (context) => context.html(await emailPreview({ ...world, renderMarkup })))
const answer = getRequestListener(async (request, connection) => {
  const response = await app.fetch(request, connection)
  // Vite's own inline scripts carry no nonce.
  response.headers.delete('Content-Security-Policy')
  return response
})
const work = startBackgroundWork(config, log, world, renderMarkup)
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    void answer(request, response)
  })
})
server.listen(config.port, config.host, () => {
  process.stdout.write(`http://${config.host}:${config.port}\n`)
})
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.on(signal, async () => {
    server.close()
    await work.stop()
    await vite.close()
    await stores.database.close()
    process.exit(0)
  })
}
