import { expect, test } from 'vitest'
import { savedWords } from './saved-line.tsx'

test('an Undo that is refused says so; a form that is refused has its words at the fields', () => {
  const refused = { is: 'refused', reply: {} } as const
  expect(savedWords(refused, true)).toBe('There is nothing to undo.')
  expect(savedWords(refused, false)).toBeNull()
})
