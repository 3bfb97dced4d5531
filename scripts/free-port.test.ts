import { expect, test } from 'vitest'
import { freePort } from './free-port.ts'

test('servers that do not listen yet get different ports, also in tests that run beside these', async () => {
  const ports = await Promise.all(Array.from({ length: 300 }, () => freePort()))
  expect(new Set(ports).size).toBe(300)
  const share = Number(process.env['VITEST_POOL_ID']) % 20
  expect(new Set(ports.map((port) => port % 20))).toEqual(new Set([share]))
})
