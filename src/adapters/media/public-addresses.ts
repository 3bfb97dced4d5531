import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Global unicast (RFC 4291): whatever lies outside is reserved, or IPv4 in other clothes. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether the address is one of the public internet, and not of a network behind this server. */
export function isPublicAddress(address: string): boolean {
  // Node's reading decides what an address is: ipaddr.js also takes `0x7f.1` for one.
  if (isIP(address) === 0) return false
  // An IPv4 address inside an IPv6 one (`::ffff:10.0.0.1`) is judged as what it is.
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

/** Finds the addresses of a host, and fails where one of them is not public. */
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
