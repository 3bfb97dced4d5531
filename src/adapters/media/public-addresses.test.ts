import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isPublicAddress, publicLookup } from './public-addresses.ts'

test.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1::1', '::ffff:8.8.8.8'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '192.0.2.1',
  '192.88.99.1',
  '203.0.113.1',
  '4000::1',
  '0x7f.1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'not an address',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('a host name with a private address is refused', async () => {
  const find = promisify(publicLookup)
  await expect(find('localhost', {})).rejects.toThrow('localhost is inside our own network')
  await expect(find('localhost', { all: true })).rejects.toThrow('inside our own network')
})
