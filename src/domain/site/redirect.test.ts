import { expect, test } from 'vitest'
import { formerAddress, formerAddresses } from './redirect.ts'

test.each([
  ['/About-Us/', '/about-us'],
  ['https://www.old.example/Products//Roses.html', '/products/roses.html'],
  ['/index.php?page=3', '/index.php?page=3'],
  ['/caf%C3%A9', '/café'],
  ['/CAFÉ', '/café'],
  ['https://old.example/?p=12', '/?p=12'],
])('the former address %s is looked up as %s', (typed, kept) => {
  expect(formerAddress(typed)).toBe(kept)
})

test.each([
  '',
  '/',
  'https://old.example/',
  'about-us',
  'javascript:alert(1)',
  '/two words',
  `/${'x'.repeat(500)}`,
])('%j is no former address', (typed) => {
  expect(formerAddress(typed)).toBeNull()
})

test('an unknown query leads where its path leads', () => {
  expect(formerAddresses('/Shop?utm=1')).toEqual(['/shop?utm=1', '/shop'])
  expect(formerAddresses('/shop')).toEqual(['/shop'])
  expect(formerAddresses('/?p=12')).toEqual(['/?p=12'])
  expect(formerAddresses('/')).toEqual([])
})
