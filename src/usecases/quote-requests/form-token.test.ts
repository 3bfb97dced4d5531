import { expect, test } from 'vitest'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { openForm, readFormToken } from './form-token.ts'

const secrets = systemSecrets('a secret of at least 32 characters')

test('a form that is opened gets its token, and the address book gets ready for its street', () => {
  let prepared = 0
  const addressBook = {
    async prepare() {
      prepared += 1
    },
  }
  const token = openForm({ secrets, clock: { now: () => 7000 }, addressBook })()
  expect(readFormToken(secrets, token)).toEqual({ is: 'genuine', issuedAt: 7000 })
  expect(prepared).toBe(1)
})

test('a token that is made up, changed or of another site is forged', () => {
  const tokenOf = (of = secrets) =>
    openForm({ secrets: of, clock: { now: () => 7000 }, addressBook: { async prepare() {} } })()
  const token = tokenOf()
  for (const forged of [
    '1780315200000.c2VhbA',
    'x',
    token.replace(/^\d+/, '1'),
    `${token}.1`,
    token.slice(0, -1),
    tokenOf(systemSecrets('another secret of 32 characters or more')),
  ]) {
    expect(readFormToken(secrets, forged), forged).toEqual({ is: 'forged' })
  }
})
