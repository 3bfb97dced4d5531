import { expect, test } from 'vitest'
import { randomIds } from './system.ts'

test('an id can stand on a command line and in a spreadsheet as it is', () => {
  const ids = Array.from({ length: 2000 }, () => randomIds.newId())
  for (const id of ids) expect(id).toMatch(/^[a-z][\w-]{22}$/)
  expect(new Set(ids).size).toBe(ids.length)
})
