import { lookup } from 'node:dns'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Networks that are not the public internet (RFC 6890 and its successors), and multicast. */
const inside = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, prefix)
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  inside.addSubnet(network, prefix, 'ipv6')
}

/** Whether the address is one of the public internet, and not of a network behind this server. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

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
