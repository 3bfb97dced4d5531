import { expect, test } from 'vitest'
import { systemSecrets } from './secrets.ts'

const secrets = systemSecrets('a secret of at least 32 characters')

test('codes are six digits, leading zeros included, and differ', () => {
  const codes = Array.from({ length: 2000 }, () => secrets.newCode())
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(1900)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})

test('tokens carry 256 random bits', () => {
  expect(secrets.newToken()).toMatch(/^[\w-]{43}$/)
  expect(secrets.newToken()).not.toBe(secrets.newToken())
})

test('only the same site makes the same hash of a text', () => {
  expect(secrets.hash('123456')).toBe(secrets.hash('123456'))
  expect(secrets.hash('123456')).not.toBe(secrets.hash('123457'))
  const other = systemSecrets('another secret of 32 characters!')
  expect(secrets.hash('123456')).not.toBe(other.hash('123456'))
})

test('a sealed text is read only by the same site, and only unchanged', () => {
  const sealed = secrets.seal('012345')
  expect(sealed).not.toContain('012345')
  expect(secrets.seal('012345')).not.toBe(sealed)
  expect(secrets.unseal(sealed)).toBe('012345')
  const other = systemSecrets('another secret of 32 characters!')
  expect(() => other.unseal(sealed)).toThrow()
  const touched = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`
  expect(() => secrets.unseal(touched)).toThrow()
})

test('only equal texts are equal, of whatever length', () => {
  const seal = secrets.hash('page of request 7')
  expect(secrets.isEqual(seal, secrets.hash('page of request 7'))).toBe(true)
  for (const other of ['', seal.slice(1), `${seal}a`, secrets.hash('page of request 8')]) {
    expect(secrets.isEqual(other, seal)).toBe(false)
  }
})
