import type { AddressInfo } from 'node:net'
import { NewerDatabaseError } from '#adapters/sql/database.ts'
import { createLog } from '#adapters/system/log.ts'
import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import { type Config, ConfigError, configWarnings } from './config.ts'
import { openBuiltSite } from './open-site.ts'

/** Longest wait for requests under way when the server stops, in milliseconds. */
const stopWithinMs = 10_000

/** Starts the site and resolves once it listens. It stops with this process or its parent. */
export async function startServer(config: Config, open = openBuiltSite): Promise<void> {
  makeFilesPrivate()
  const log = createLog(config.logLevel ?? 'info')
  // Node.js would print the whole error, with what visitors wrote.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error')
    process.exit(1)
  })
  for (const warning of configWarnings(config)) log.warn(warning)
  const site = await open(config, log)
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

function listening(address: AddressInfo | string | null) {
  return typeof address === 'object' && address !== null
    ? { address: address.address, port: address.port }
    : { address }
}

/** Runs a program to its end; prints errors that the owner can fix without a stack. */
export async function runProgram(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof NewerDatabaseError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
