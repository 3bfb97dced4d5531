import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer as createViteServer } from 'vite'
import { citiesOf } from '#adapters/addresses/gazetteer.ts'
import type { EmailContent } from '#adapters/mail/email-content.ts'
import type { EmailLogo } from '#adapters/mail/email-logo.ts'
import { createLog } from '#adapters/system/log.ts'
import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import type { Company } from '#content/company.ts'
import { readConfig } from './config.ts'
import { seedSampleEvents } from '#usecases/seed-sample-events.ts'
import { startBackgroundWork } from './background.ts'
import { emailPreview } from './email-preview.ts'
import { contentReports, liveContent } from './live-content.ts'
import type { PagesBuild } from './pages.ts'
import { composeDependencies } from './dependencies.ts'
import { composeSite } from './site.ts'
import { openStores } from './stores.ts'

/** `npm run dev`: the same site, with pages that reload as they are edited. */
makeFilesPrivate()
const config = readConfig()
const log = createLog(config.logLevel ?? 'warn')
const stores = await openStores(config, log)
const content = await liveContent(
  { ...stores, configuredPeriods: config.recordPeriods, publicUrl: config.publicUrl, citiesOf },
  contentReports(log),
)
const dependencies = await composeDependencies(config, log, stores, content.current)
if (config.sampleEvents) await seedSampleEvents(dependencies)()
const server = createServer()
const vite = await createViteServer({
  root: path.join(import.meta.dirname, '..'),
  server: { middlewareMode: true, hmr: { server } },
  appType: 'custom',
})
const renderMarkup = async (
  email: EmailContent,
  sender: Company,
  logo: EmailLogo | null,
): Promise<string> =>
  (await vite.ssrLoadModule('/src/adapters/mail/email-markup.tsx')).renderMarkup(
    email,
    sender,
    logo,
  )
// Every page is of an edition of its own, so that none is cached.
let editions = 0
const listener = composeSite(config, log, dependencies, {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite cannot know what it loads
  build: async () => (await vite.ssrLoadModule('/src/web/server-build.ts')) as PagesBuild,
  mode: 'development',
  content: { ...content, version: () => (editions += 1) },
  clientDir: null,
})
const emails = new Hono().get('/emails', async (context) =>
  context.html(await emailPreview({ ...dependencies, renderMarkup })),
)
const previewEmails = getRequestListener(emails.fetch)
const work = startBackgroundWork(config, log, dependencies, renderMarkup)
server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    if (request.url === '/emails') void previewEmails(request, response)
    else listener(request, response)
  })
})
server.listen(config.port, config.host, () => {
  process.stdout.write(`http://${config.host}:${config.port}\n`)
})
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) {
  process.on(signal, async () => {
    server.close()
    await Promise.all([work.stop(), content.stop()])
    await vite.close()
    await stores.database.close()
    process.exit(0)
  })
}
