import type { ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServerType } from '@hono/node-server'

/** How long idle connections are left open when the server stops, in milliseconds. */
const idleFor = 500

/**
 * Gives a function that ends the server without cutting anyone off, behind a proxy too. A proxy
 * keeps connections and goes on using them: each answer from now on tells it to close its own, and
 * the idle ones stay for the moment that a request on its way needs. Node.js would close those at
 * once, and would serve busy ones for ever.
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
    // Those who are connecting in this moment are let in first: the system would cut them off.
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
