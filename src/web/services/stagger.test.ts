import { expect, test } from 'vitest'
import { entranceAt } from './stagger.ts'

test('a card that comes alone appears at once', () => {
  expect(entranceAt(5000, null)).toBe(5000)
  expect(entranceAt(5000, 4000)).toBe(5000)
})

test('cards that come together appear 0.2 seconds after one another', () => {
  const first = entranceAt(1000, null)
  const second = entranceAt(1000, first)
  const third = entranceAt(1050, second)
  expect([first, second, third]).toEqual([1000, 1200, 1400])
})
