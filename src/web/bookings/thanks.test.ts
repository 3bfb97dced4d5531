import { expect, test } from 'vitest'
import { thanksFor } from './thanks.ts'

const email = 'zoe@example.org'

test.each([
  [1, 0, 'Your seat is saved. We have sent the details to zoe@example.org.'],
  [2, 1, 'Your 3 seats are saved. We have sent the details to zoe@example.org.'],
])('%i adults and %i children read how many seats are theirs', (adults, children, message) => {
  expect(thanksFor('yes', { email, party: { adults, children } }).message).toBe(message)
})

test('a Maybe reads that it holds no seat', () => {
  expect(thanksFor('maybe', { email, party: { adults: 1, children: 0 } }).message).toContain(
    'A Maybe holds no seat',
  )
})
