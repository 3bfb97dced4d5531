import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clientNetwork, isFromProxy } from './client-address.ts'

const proxy = '10.0.0.1'

describe('without a proxy of ours', () => {
  test('the network is that of the connection, whatever the caller says', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (said) => {
        expect(clientNetwork('198.51.100.9', said, 0)).toBe('198.51.100.9')
      }),
    )
  })

  test('without a connection all are one', () => {
    expect(clientNetwork(undefined, undefined, 0)).toBe('unknown')
  })
})

describe('behind proxies of ours', () => {
  test.each([
    ['one proxy: the last entry', 1, '192.0.2.1', '192.0.2.1'],
    ['one proxy: what the caller put in front is hearsay', 1, '1.1.1.1, 192.0.2.1', '192.0.2.1'],
    ['two proxies: the last but one', 2, '1.1.1.1, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['fewer entries than proxies: the first', 2, '192.0.2.1', '192.0.2.1'],
    ['an entry with a port', 1, '192.0.2.1:4711', '192.0.2.1'],
    ['an IPv6 entry with a port', 1, '[2001:db8::1]:443', '2001:db8::/64'],
    ['no header: the connection', 1, undefined, proxy],
    ['an entry that is no address: the connection', 1, '192.0.2.1, unknown', proxy],
  ])('%s', (_, proxies, header, network) => {
    expect(clientNetwork(proxy, header, proxies)).toBe(network)
  })
})

describe('IPv6', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::2', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
  ])('%s counts as %s', (address, network) => {
    expect(clientNetwork(address, undefined, 0)).toBe(network)
  })

  test('every address of a /64 is the same network', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }), (host) => {
        const address = `2001:db8:1:2:${host.map((group) => group.toString(16)).join(':')}`
        expect(clientNetwork(address, undefined, 0)).toBe('2001:db8:1:2::/64')
      }),
    )
  })
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['172.17.0.1', true],
  ['fd00::2', true],
  ['198.51.100.9', false],
  ['2001:db8::2', false],
  [undefined, false],
])('a header X-Forwarded-For from %s is that of a proxy: %s', (peer, isProxy) => {
  expect(isFromProxy(peer, '192.0.2.1')).toBe(isProxy)
  expect(isFromProxy(peer, undefined)).toBe(false)
})
