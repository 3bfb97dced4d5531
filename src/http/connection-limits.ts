import type { Server, ServerOptions } from 'node:http'

const second = 1000

/**
 * Limits of one connection. Honest clients send their few headers and at most 64 KB at once; slower
 * ones are cut off, so that they cannot hold connections for hours.
 */
export const connectionLimits = {
  /** Until the headers are complete. */
  headersTimeout: 15 * second,
  /** Until the body is complete. */
  requestTimeout: 30 * second,
  /** How often both are looked at. */
  connectionsCheckingInterval: 5 * second,
  /** Longer than the minute after which the usual proxies close an idle connection themselves. */
  keepAliveTimeout: 65 * second,
  /** Of all headers together, in bytes; more is answered 431. */
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions

/** Connections at the same time; further ones are closed at once. */
const maxConnections = 2000

/** Longest time without progress while a request is answered, in milliseconds. */
const stalledAfter = 30 * second

/**
 * Cuts off clients that do not read their answers. A slow download may take any time as long as it
 * makes progress.
 */
export function limitConnections(
  server: Pick<Server, 'setTimeout' | 'maxConnections'>,
  stalledMs: number = stalledAfter,
): void {
  server.maxConnections = maxConnections
  server.setTimeout(stalledMs)
}
