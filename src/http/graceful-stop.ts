import type { ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

/** How long idle connections stay open when the server stops, in milliseconds. */
const idleFor = 500

/**
 * Returns a function that stops the server without cutting off requests, behind a proxy too. Each
 * answer from then on closes its connection, and idle ones stay open for the moment that a request
 * under way needs. Node.js would close those at once, and would serve busy ones for ever.
 */
export function gracefulStop(server: ServerType): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let stopping = false
  server.prependListener('request', (_: unknown, response: ServerResponse) => {
    if (stopping) response.shouldKeepAlive = false
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
  })
  return async () => {
    stopping = true
    for (const response of underWay) response.shouldKeepAlive = false
    // Connections being opened right now are accepted first: the system would cut them off.
    await nextTurn()
    await nextTurn()
    const closed = new Promise<void>((done) => {
      NetServer.prototype.close.call(server, () => done())
    })
    const closeIdle = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    }, idleFor)
    await closed
    clearInterval(closeIdle)
  }
}
