import { expect, test } from 'vitest'
import { paving, sod, wall } from './counted.ts'

test('one slab, one block in a row and less than a pallet are said as people do', () => {
  const turf = {
    kind: 'sod',
    palletSquareFeet: 450,
    slabInches: [16, 24],
    rollFeet: [2, 5],
  } as const
  expect(sod(turf, 1, false).notes).toEqual([
    '1 slab of 16 by 24 inches to lay.',
    'Or 1 roll of 2 by 5 feet.',
  ])

  const blocks = { kind: 'wall', blockInches: { length: 16, height: 6 }, permitFeet: 3 } as const
  expect(wall(blocks, 1, 1).notes).toEqual([
    '3 courses of 1 block, the first of them below ground.',
  ])

  const pavers = { kind: 'paved', piecesPerSquareFoot: 4.5, palletSquareFeet: 100 } as const
  const ground = [{ shape: { kind: 'rectangle', length: 5, width: 5 } }] as const
  expect(
    paving(pavers, { kind: 'paved', ground, pattern: 'straight', carsCross: false }).notes,
  ).toEqual(['A pallet holds 450 pavers, so this is less than one.'])
})
