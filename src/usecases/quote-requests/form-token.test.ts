import { expect, test } from 'vitest'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { openForm, readFormToken } from './form-token.ts'

test('a form that is opened gets its token, and the address book gets ready for its street', () => {
  const secrets = systemSecrets('a secret of at least 32 characters')
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
