import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#support/databases.ts'
import { newForEachTest } from '#support/stores.ts'
import { loadOrCreateSecret, SecretFileError } from './secret-file.ts'

const folder = newForEachTest(() => ({ path: newFolder() }))

test('the first start makes a secret that only its user reads, and later ones find it', () => {
  const data = path.join(folder.path, 'data')
  const secret = loadOrCreateSecret(data)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(loadOrCreateSecret(data)).toBe(secret)
  expect(statSync(path.join(data, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(data)).toEqual(['secret'])
})

test.each(['', '\n', 'short'])('a stored secret of %j is refused rather than used', (stored) => {
  const file = path.join(folder.path, 'secret')
  writeFileSync(file, stored)
  expect(() => loadOrCreateSecret(folder.path)).toThrow(SecretFileError)
  expect(existsSync(file)).toBe(true)
})

test('a secret that cannot be read is refused with a sentence', () => {
  mkdirSync(path.join(folder.path, 'secret'))
  expect(() => loadOrCreateSecret(folder.path)).toThrow(SecretFileError)
  expect(() => loadOrCreateSecret(folder.path)).toThrow('must be a file that this user can read')
})

// Only Linux has a file for which there is never room.
test.runIf(existsSync('/dev/full'))('a full disk is named, and left without remains', () => {
  symlinkSync('/dev/full', path.join(folder.path, `secret.${process.pid}.part`))
  expect(() => loadOrCreateSecret(folder.path)).toThrow(SecretFileError)
  expect(readdirSync(folder.path)).toEqual([])
})
