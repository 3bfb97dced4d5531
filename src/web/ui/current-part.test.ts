import { expect, test } from 'vitest'
import { partBeingRead } from './current-part.ts'

const order = ['gravel', 'sand', 'slate']

test('the first part in sight is the one being read', () => {
  expect(partBeingRead(order, new Set(['slate', 'sand']), 'gravel')).toBe('sand')
})

test('between two parts the last one stays marked', () => {
  expect(partBeingRead(order, new Set(), 'sand')).toBe('sand')
})

test('before the first part none is marked', () => {
  expect(partBeingRead(order, new Set(), null)).toBeNull()
})
