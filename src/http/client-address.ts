import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Tells the address at the other end of a request's connection, where there is one. */
export type PeerAddress = (context: Context) => string | undefined

/** The address of the socket that the request came through. */
export const socketAddress: PeerAddress = (context) => getConnInfo(context).remote.address

/**
 * The network that a request comes from, for limits. `X-Forwarded-For` is believed only as far as
 * our own proxies wrote it: each appends the address it was called from, so with `trustedProxies`
 * in front the client is that many entries from the right. What stands further left is hearsay.
 */
export function clientNetwork(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const told = (forwardedFor ?? '')
    .split(',')
    .map((entry) => bareAddress(entry))
    .slice(-trustedProxies)
  const [client] = trustedProxies === 0 ? [] : told
  const address = client !== undefined && isIP(client) !== 0 ? client : bareAddress(peer ?? '')
  return networkOf(address)
}

/** Without white space, port, brackets and zone: `[fe80::1%eth0]:443` gives `fe80::1`. */
function bareAddress(entry: string): string {
  const text = entry.trim()
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([^:]*):\d+$/.exec(text) ?? []
  return (bracketed ?? beforePort ?? text).replace(/%.*$/, '')
}

/** An IPv4 address itself; of an IPv6 address its /64, since whoever has one has all of it. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : 'unknown'
  const groups = groupsOf(address)
  const [, , , , , mapped, high = 0, low = 0] = groups
  if (mapped === 0xffff && groups.slice(0, 5).every((group) => group === 0)) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly number[] {
  // As a host of an address it is written in one way only: lower case, and nothing in decimals.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [left = [], right = []] = written
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')))
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}
