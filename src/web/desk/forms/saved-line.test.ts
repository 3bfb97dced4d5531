import { expect, test } from 'vitest'
import { savedText } from './saved-line.tsx'

test('a refused undo shows a message; a refused form shows its messages at the fields', () => {
  const refused = { is: 'refused', reply: {} } as const
  expect(savedText(refused, true)).toBe('There is nothing to undo.')
  expect(savedText(refused, false)).toBeNull()
})

test('what asks who is there is not saved until then', () => {
  expect(savedText({ is: 'confirm-first' }, false)).toBe('Not saved yet.')
})
