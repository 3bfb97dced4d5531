import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { createLog } from '#adapters/system/log.ts'
import { makeFilesPrivate } from '#adapters/system/private-files.ts'
import { type Config, ConfigError, configWarnings, unknownSettings } from './config.ts'
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
  for (const warning of [...configWarnings(config), ...fileWarnings()]) log.warn(warning)
  await checkAddress(config)
  const site = await open(config, log)
  const { server } = site
  const listens = listenAt(server, config)
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

/** Warnings about the file of settings, where Node.js has read one. */
function fileWarnings(): readonly string[] {
  if (!process.execArgv.includes('--env-file=.env')) return []
  return unknownSettings(readFileSync('.env', 'utf8'))
}

/** Refuses an address that is taken before the database is touched. */
async function checkAddress(config: Config): Promise<void> {
  const probe = createServer((socket) => socket.destroy())
  await listenAt(probe, config)
  probe.close()
  await once(probe, 'close')
}

async function listenAt(server: Server, { host, port }: Config): Promise<void> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError([`HOST and PORT: the site cannot listen there (${reason})`])
  }
}

function listening(address: AddressInfo | string | null) {
  return typeof address === 'object' && address !== null
    ? { address: address.address, port: address.port }
    : { address }
}
