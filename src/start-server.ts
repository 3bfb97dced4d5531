import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { citiesOf } from '#adapters/addresses/gazetteer.ts'
import type { EmailContent } from '#adapters/mail/email-content.ts'
import type { EmailLogo } from '#adapters/mail/email-logo.ts'
import { NewerDatabaseError } from '#adapters/sql/database.ts'
import { createLog, type Logger } from '#adapters/system/log.ts'
import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import type { Company } from '#content/company.ts'
import { connectionLimits, limitConnections } from '#http/connection-limits.ts'
import { gracefulStop } from '#http/graceful-stop.ts'
import { type Config, ConfigError } from './config.ts'
import { seedSampleEvents } from '#usecases/seed-sample-events.ts'
import { startBackgroundWork } from './background.ts'
import { contentReports, liveContent } from './live-content.ts'
import type { PagesBuild } from './pages.ts'
import { composeDependencies } from './dependencies.ts'
import { composeSite } from './site.ts'
import { checkFiles, openStores } from './stores.ts'

const buildDir = path.join(import.meta.dirname, '../build')

/** Longest wait for requests under way when the server stops, in milliseconds. */
const stopWithinMs = 10_000

/** Starts the site; resolves once it listens. It ends with this process, or when that is told to. */
export async function startServer(config: Config): Promise<void> {
  makeFilesPrivate()
  const log = createLog(config.logLevel ?? 'info')
  // Node.js would print the whole error, with what visitors wrote.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error')
    process.exit(1)
  })
  const site = await openSite(config, log)
  const { server } = site
  server.on('error', (error) => {
    log.fatal({ err: error }, 'cannot listen')
    process.exit(1)
  })
  const listens = new Promise<void>((done) => {
    server.listen(config.port, config.host, done)
  })
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    await site.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // `scripts/run.mjs`, which started it, has ended.
  process.on('disconnect', () => stop('disconnect'))
  if (process.connected === false) await stop('disconnect')
  await listens
  log.info({ ...listening(server.address()), publicUrl: config.publicUrl }, 'listening')
}

/** The site with its background work, ready to listen; `close` lets what is under way end first. */
export async function openSite(config: Config, log: Logger) {
  await checkFiles(config)
  const stores = await openStores(config, log)
  const content = await liveContent(
    { ...stores, configuredPeriods: config.recordPeriods, publicUrl: config.publicUrl, citiesOf },
    contentReports(log),
  )
  const dependencies = await composeDependencies(config, log, stores, content.current)
  // A company that has said who it is wants none of the sample's.
  const isSample = (await stores.contentStore.publication()) === 0
  if (config.sampleEvents && isSample) await seedSampleEvents(dependencies)()
  if ((await dependencies.staff.list()).length === 0) {
    log.info('Nobody works at the desk yet: npm run manage -- staff invite EMAIL --owner')
  }
  const build: PagesBuild = await import(path.join(buildDir, 'server/index.js'))
  const listener = composeSite(config, log, dependencies, {
    build: async () => build,
    mode: 'production',
    content,
    clientDir: path.join(buildDir, 'client'),
  })
  const work = startBackgroundWork(config, log, dependencies, builtMarkup)
  const server = createServer(connectionLimits, listener)
  limitConnections(server)
  const stopServer = gracefulStop(server)
  return {
    server,
    async close() {
      await stopServer()
      await Promise.all([work.stop(), content.stop()])
      await stores.database.close()
    },
  }
}

function listening(address: AddressInfo | string | null) {
  return typeof address === 'object' && address !== null
    ? { address: address.address, port: address.port }
    : { address }
}

/** Emails as Vite built them. */
export async function builtMarkup(
  content: EmailContent,
  company: Company,
  logo: EmailLogo | null,
): Promise<string> {
  const { renderMarkup } = await import(path.join(buildDir, 'emails/email-markup.js'))
  return renderMarkup(content, company, logo)
}

/** Runs a program to its end; what the owner can put right is said without a stack. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    // Both say what the owner can put right; a stack would only hide it.
    if (!(error instanceof ConfigError || error instanceof NewerDatabaseError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
