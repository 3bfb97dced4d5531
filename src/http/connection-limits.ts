import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { IncomingMessage, Server, ServerOptions } from 'node:http'
import { partPath } from '#contract/photograph-paths.ts'
import { second } from '#domain/durations.ts'
import { isUpload } from './guards.ts'

/**
 * Limits of one connection. Honest clients send their few headers and at most 64 KB at once; slower
 * ones are cut off, so that they cannot hold connections for hours.
 */
export const connectionLimits = {
  /** Until the headers are complete. */
  headersTimeout: 15 * second,
  /** Until the body is complete: long enough for a file or its part over a poor line. */
  requestTimeout: 120 * second,
  /** Interval in which both timeouts are checked. */
  connectionsCheckingInterval: 5 * second,
  /** Longer than the minute after which the usual proxies close an idle connection themselves. */
  keepAliveTimeout: 65 * second,
  /** Size of all headers together, in bytes; more is answered with 431. */
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions

/** Connections at the same time; further ones are closed at once. */
const maxConnections = 2000

/** Until a body is complete, but for files and their parts, in milliseconds. */
const bodyWithin = 30 * second

/** Longest time without progress while a request is answered, in milliseconds. */
const stalledAfter = 30 * second

/** The same for the download of a backup, which is made before its first byte is sent. */
const backupWithin = 30 * 60 * second

/**
 * Cuts off clients that do not read their answers. A slow download may take any time as long as it
 * makes progress.
 */
export function limitConnections(
  server: Pick<Server, 'setTimeout' | 'maxConnections' | 'prependListener'>,
  stalledMs: number = stalledAfter,
  bodyMs: number = bodyWithin,
): void {
  server.maxConnections = maxConnections
  server.setTimeout(stalledMs)
  server.prependListener('request', (request: IncomingMessage) => {
    cutOffSlowBody(request, bodyMs)
    // Node.js sets it back for the next request of the connection.
    if (request.url === deskPaths.backupFile) request.socket.setTimeout(backupWithin)
  })
}

function cutOffSlowBody(request: IncomingMessage, withinMs: number): void {
  const { method = '', url = '', headers, socket } = request
  const hasBody = headers['content-length'] !== undefined || 'transfer-encoding' in headers
  if (!hasBody || (method === 'PUT' && partPath.test(url)) || isUpload(url)) return
  const timer = setTimeout(() => {
    if (request.complete) return
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    socket.destroySoon()
  }, withinMs)
  timer.unref()
  request.once('end', () => clearTimeout(timer))
  request.once('close', () => clearTimeout(timer))
}
