import { expect, test } from 'vitest'
import { bookingText } from './history-lines.ts'

test('a registration reads as its answer, its seats and what became of it', () => {
  expect(bookingText({ willingness: 'yes', seats: 2, status: 'confirmed' })).toBe('Yes, 2 seats')
  expect(bookingText({ willingness: 'maybe', seats: 0, status: 'confirmed' })).toBe('Maybe')
  // A No has always given up its seats.
  expect(bookingText({ willingness: 'no', seats: 0, status: 'cancelled' })).toBe('No')
  expect(bookingText({ willingness: 'yes', seats: 0, status: 'cancelled' })).toBe('Yes, canceled')
  expect(bookingText({ willingness: 'yes', seats: 0, status: 'expired' })).toBe('Yes, not paid')
})
