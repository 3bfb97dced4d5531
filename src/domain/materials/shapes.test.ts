import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sizeText } from './measured-text.ts'
import { areaOf, areaWithMargin, type Corner, crossesItself, perimeterOf } from './shapes.ts'

const corners = (...points: readonly (readonly [number, number])[]): Corner[] =>
  points.map(([x, y]) => ({ x, y }))

describe('areas', () => {
  it('an L is its rectangle less the cut, drawn or measured', () => {
    const drawn = corners([0, 0], [30, 0], [30, 12], [20, 12], [20, 20], [0, 20])
    const measured = { kind: 'l-shape', length: 30, width: 20, cutLength: 10, cutWidth: 8 } as const
    expect(areaOf({ kind: 'drawn', corners: drawn })).toBe(areaOf(measured))
    expect(perimeterOf({ kind: 'drawn', corners: drawn })).toBe(perimeterOf(measured))
  })

  it('a drawn outline has the same area whichever way and wherever it is walked', () => {
    const side = fc.integer({ min: 1, max: 100 })
    fc.assert(
      fc.property(side, side, side, side, (width, height, x, y) => {
        const box = corners([x, y], [x + width, y], [x + width, y + height], [x, y + height])
        expect(areaOf({ kind: 'drawn', corners: box })).toBe(width * height)
        expect(areaOf({ kind: 'drawn', corners: box.toReversed() })).toBe(width * height)
      }),
    )
  })

  it('a margin grows a drawn rectangle as it grows a measured one', () => {
    const box = { kind: 'rectangle', length: 12, width: 14 } as const
    const drawn = corners([0, 0], [12, 0], [12, 14], [0, 14])
    expect(areaWithMargin(box, 0.5)).toBe(195)
    expect(areaWithMargin({ kind: 'drawn', corners: drawn }, 0.5)).toBe(195)
  })
})

describe('outlines that cross', () => {
  it('are found, also where a corner only touches another side', () => {
    expect(crossesItself(corners([0, 0], [4, 4], [4, 0], [0, 4]))).toBe(true)
    expect(crossesItself(corners([0, 0], [8, 0], [8, 4], [4, 0], [0, 4]))).toBe(true)
  })

  it('are not seen where sides only meet at their common corner', () => {
    expect(crossesItself(corners([0, 0], [4, 0], [4, 4]))).toBe(false)
    expect(crossesItself(corners([0, 0], [12, 0], [12, 6], [6, 10], [0, 6]))).toBe(false)
  })
})

it('the size of a shape is said while it can be one', () => {
  const drawn = (...points: readonly (readonly [number, number])[]) =>
    sizeText({ kind: 'drawn', corners: corners(...points) })
  expect(drawn([0, 0], [12, 0], [12, 6], [0, 10])).toBe('96 square feet, 40.65 feet around')
  expect(drawn([2, 2], [0, 8], [14, 8], [2, 12])).toBe('')
  expect(sizeText({ kind: 'triangle', base: 12, height: 9 })).toBe('54 square feet')
  expect(sizeText({ kind: 'rectangle', length: 1001, width: 5 })).toBe('')
})
