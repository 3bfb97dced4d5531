import type { ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

/** How long idle connections stay open when the server stops, in milliseconds. */
const idleFor = 500

/**
 * Returns a function that stops the server without cutting off requests, behind a proxy too: each
 * later answer closes its connection, and idle connections stay open for a moment, because a proxy
 * may be sending a request over one.
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
    // Accepts connections that are being opened, which the system would cut off.
    await nextTurn()
    await nextTurn()
    const closed = new Promise<void>((done) => {
      // Since Node.js 19 `http.Server` closes idle connections at once (nodejs/node#53939).
      NetServer.prototype.close.call(server, () => done())
    })
    const closeIdle = setInterval(() => {
      if ('closeIdleConnections' in server) server.closeIdleConnections()
    }, idleFor)
    await closed
    clearInterval(closeIdle)
  }
}
