import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { createServer as createViteServer } from 'vite'
import type { RendererSettings } from '#adapters/mail/email-renderer.ts'
import type { Logger } from '#adapters/system/log.ts'
import { isLoopback } from '#domain/loopback.ts'
import { connectionLimits } from '#http/connection-limits.ts'
import { type Config, readConfig } from './config.ts'
import { emailPreview } from './email-preview.ts'
import { openSite, type OpenSite, withServer } from './open-site.ts'
import type { PagesBuild } from './pages.ts'
import { runProgram } from './run-program.ts'
import { startServer } from './start-server.ts'

/** Opens the site with pages and emails that Vite reloads as they are edited. */
async function openEditedSite(config: Config, log: Logger): Promise<OpenSite> {
  const server = createServer(connectionLimits)
  const vite = await createViteServer({
    root: path.join(import.meta.dirname, '..'),
    // The site has headers of its own for other origins.
    server: { middlewareMode: true, hmr: { server }, cors: false },
    appType: 'custom',
  })
  const renderMarkup: RendererSettings['renderMarkup'] = async (...email) => {
    const markup = await vite.ssrLoadModule('/src/adapters/mail/email-markup.tsx')
    return markup.renderMarkup(...email)
  }
  const site = await openSite(config, log, {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite cannot know what it loads
    build: async () => (await vite.ssrLoadModule('/src/web/server-build.ts')) as PagesBuild,
    mode: 'development',
    clientDir: null,
    renderMarkup,
  })
  const emails = new Hono().get('/emails', async (context) =>
    context.html(await emailPreview({ ...site.dependencies, renderMarkup })),
  )
  const previewEmails = getRequestListener(emails.fetch)
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      if (request.url === '/emails') void previewEmails(request, response)
      else site.listener(request, response)
    })
  })
  const served = withServer(server, site)
  return {
    server,
    async close() {
      // Its connections to open pages would keep the server from closing.
      await vite.close()
      await served.close()
    },
  }
}

/** `npm run dev`: the same site, with pages that reload as they are edited. */
await runProgram(async () => {
  const config = readConfig()
  await startServer({ ...config, logLevel: config.logLevel ?? 'warn' }, openEditedSite)
  // Browsers keep passkeys for names, not for numbers.
  const host = isLoopback(config.host) ? 'localhost' : config.host
  process.stdout.write(`http://${host}:${config.port}\n`)
})
