import { expect, test } from 'vitest'
import { addressFrom } from './page-address.ts'

test('the address that is made from a name ends with a whole word', () => {
  expect(addressFrom('Spring Sale!')).toBe('spring-sale')
  expect(addressFrom('Why a lawn that was watered every evening turns brown in August')).toBe(
    'why-a-lawn-that-was-watered-every-evening-turns',
  )
  expect(addressFrom('word '.repeat(12))).toBe('word-'.repeat(10).slice(0, -1))
  expect(addressFrom('w'.repeat(60))).toBe('w'.repeat(50))
})
