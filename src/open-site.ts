import { existsSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import { citiesOf } from '#adapters/addresses/gazetteer.ts'
import type { RendererSettings } from '#adapters/mail/email-renderer.ts'
import { noteSecret } from '#adapters/sql/secret-note.ts'
import type { Logger } from '#adapters/system/log.ts'
import { OwnerError } from '#adapters/system/owner-error.ts'
import { connectionLimits, limitConnections } from '#http/connection-limits.ts'
import { gracefulStop } from '#http/graceful-stop.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { seedSampleEvents } from '#usecases/events/seed-sample-events.ts'
import { startBackgroundWork } from './background.ts'
import type { Config } from './config.ts'
import { composeDependencies } from './dependencies.ts'
import { contentReports, liveContent } from './live-content.ts'
import type { PagesBuild } from './pages.ts'
import { composeSite, type SitePages } from './site.ts'
import { checkFiles, openStores } from './stores.ts'

const root = path.join(import.meta.dirname, '..')
const buildDir = path.join(root, 'build')

/** A site with its server, ready to listen. */
export interface OpenSite {
  readonly server: Server
  /** Lets requests and background work under way end first. */
  close(): Promise<void>
}

/** A site that no server answers for yet. */
interface SiteParts {
  readonly listener: RequestListener
  readonly dependencies: Dependencies
  close(): Promise<void>
}

/** Opens the site with its background work, over pages and emails as built or as they are edited. */
export async function openSite(
  config: Config,
  log: Logger,
  { renderMarkup, ...pages }: Omit<SitePages, 'content'> & Pick<RendererSettings, 'renderMarkup'>,
): Promise<SiteParts> {
  await checkFiles(config)
  const stores = await openStores(config, log)
  const content = await liveContent(
    { ...stores, configuredPeriods: config.recordPeriods, publicUrl: config.publicUrl, citiesOf },
    contentReports(log),
  )
  const dependencies = await composeDependencies(config, log, stores, content.current)
  // A company that has published content of its own needs no sample events.
  const isSample = (await stores.contentStore.publication()) === 0
  if (config.sampleEvents && isSample) await seedSampleEvents(dependencies)()
  const { secrets, clock, database } = dependencies
  if (await noteSecret(database, secrets.hash('the secret of this site'), clock.now())) {
    log.warn(
      'SECRET is another one than at the start before: sessions, and codes and links sent under that one, do not work; all processes must share one',
    )
  }
  if ((await dependencies.staff.list()).length === 0) {
    log.info('Nobody works at the desk yet: npm run manage -- staff invite EMAIL --owner')
  }
  const work = startBackgroundWork(config, log, dependencies, renderMarkup)
  return {
    listener: composeSite(config, log, dependencies, { ...pages, content }),
    dependencies,
    async close() {
      await Promise.all([work.stop(), content.stop()])
      await stores.database.close()
    },
  }
}

/** Limits the connections of the site's server, and closes it before the site. */
export function withServer(server: Server, site: Pick<SiteParts, 'close'>): OpenSite {
  limitConnections(server)
  const stopServer = gracefulStop(server)
  return {
    server,
    async close() {
      await stopServer()
      await site.close()
    },
  }
}

/** The program was installed or updated without `npm run build`, or without its pictures. */
class NotBuiltError extends OwnerError {}

/** Refuses a start that would serve pages without their styles, scripts or pictures. */
export function checkBuilt(project: string): void {
  const isThere = (part: string) => existsSync(path.join(project, part))
  if (!['server/index.js', 'client', 'emails'].every((part) => isThere(`build/${part}`))) {
    throw new NotBuiltError('The pages are not built yet: npm run build')
  }
  if (!isThere('media/served')) {
    throw new NotBuiltError(
      'The pictures in media/served are missing: git checkout media/served, or copy them here',
    )
  }
}

export async function openBuiltSite(config: Config, log: Logger): Promise<OpenSite> {
  checkBuilt(root)
  const build: PagesBuild = await import(path.join(buildDir, 'server/index.js'))
  const site = await openSite(config, log, {
    build: async () => build,
    mode: 'production',
    clientDir: path.join(buildDir, 'client'),
    renderMarkup: builtMarkup,
  })
  return withServer(createServer(connectionLimits, site.listener), site)
}

/** Renders emails with the build of their markup. */
export const builtMarkup: RendererSettings['renderMarkup'] = async (...email) => {
  const { renderMarkup } = await import(path.join(buildDir, 'emails/email-markup.js'))
  return renderMarkup(...email)
}
