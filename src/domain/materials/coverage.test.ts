import { expect, test } from 'vitest'
import { coverageSchema } from './coverage.ts'

test('a stored coverage keeps every field, since owners have published them under these names', () => {
  const stored = {
    kind: 'spread',
    sold: { by: 'pack', name: 'bag', cubicFeet: 2, size: '2 cubic feet' },
    inches: 3,
    mostInches: 4,
    uses: [{ name: 'New beds', inches: 4 }],
    tonsPerYard: 1.2,
    compaction: 1,
    extra: 0.1,
  }
  expect(coverageSchema.parse(stored)).toEqual(stored)
  const bag = { cubicFeet: 0.5, size: '0.5 cu ft' }
  const inBulk = { ...stored, sold: { by: 'ton', bag } }
  expect(coverageSchema.parse(inBulk)).toEqual(inBulk)
})
