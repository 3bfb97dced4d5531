import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/** The remote address of a request's connection, where there is one. */
export type PeerAddress = (context: Context) => string | undefined

/** The address of the socket that the request came through. */
export const socketAddress: PeerAddress = (context) => getConnInfo(context).remote.address

/**
 * The network that a request comes from, for limits. `X-Forwarded-For` is believed only as far as
 * our own proxies wrote it: each appends the address it was called from, so with `trustedProxies`
 * in front the client is that many entries from the right. Entries further left can be forged.
 */
export function clientNetwork(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const reported = (forwardedFor ?? '')
    .split(',')
    .slice(-trustedProxies)
    .map((entry) => bareAddress(entry))
  const [client] = trustedProxies === 0 ? [] : reported
  const address = client !== undefined && isIP(client) !== 0 ? client : bareAddress(peer ?? '')
  return networkOf(address)
}

/**
 * Whether a proxy on this machine or in its network passed on a request, so that all its visitors
 * count as one network unless `TRUST_PROXY` counts it.
 */
export function isFromProxy(peer: string | undefined, forwardedFor: string | undefined): boolean {
  const address = bareAddress(peer ?? '')
  if (forwardedFor === undefined || isIP(address) === 0) return false
  return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(address).range())
}

/** Without white space, port, brackets and zone: `[fe80::1%eth0]:443` gives `fe80::1`. */
function bareAddress(entry: string): string {
  const text = entry.trim()
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([^:]*):\d+$/.exec(text) ?? []
  return (bracketed ?? beforePort ?? text).replace(/%.*$/, '')
}

/** An IPv4 address itself, or the /64 of an IPv6 address, since one customer has all of that. */
function networkOf(address: string): string {
  if (isIP(address) === 0) return 'unknown'
  // Turns an IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) into the IPv4 address.
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}
