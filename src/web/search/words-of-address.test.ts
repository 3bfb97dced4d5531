import { expect, test } from 'vitest'
import { wordsOfAddress } from './words-of-address.ts'

test('the words of an address are searched, and the random part of a private link is not', () => {
  expect(wordsOfAddress('/servises/soil-and-mulch')).toBe('servises soil and mulch')
  expect(wordsOfAddress('/request/ip-P7jUciBJQh2xwDSKkZ-w.M1f9d-Uke75PbZ2IyQ3')).toBe('request')
  expect(wordsOfAddress('/Services/10-Best-Mulches')).toBe('Services Best Mulches')
  expect(wordsOfAddress('/Tree%20Planting/caf%C3%A9')).toBe('Tree Planting café')
  expect(wordsOfAddress('/100%-mulch')).toBe('mulch')
})
