import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Global unicast (RFC 4291): anything else is reserved, or a mapped IPv4 address. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** True for an address of the public internet, rather than a network behind this server. */
export function isPublicAddress(address: string): boolean {
  // Node decides what an address is: ipaddr.js also accepts `0x7f.1`.
  if (isIP(address) === 0) return false
  // An IPv4 address inside an IPv6 one (`::ffff:10.0.0.1`) is judged as IPv4.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

/** Looks up a host, and fails if one of its addresses is not public. */
export const publicLookup: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, [])
    const isPublic = addresses.every(({ address }) => isPublicAddress(address))
    if (!isPublic) return found(new Error(`${host} is inside our own network`), [])
    const [first] = addresses
    if (options.all === true || first === undefined) return found(null, addresses)
    return found(null, first.address, first.family)
  })
}
