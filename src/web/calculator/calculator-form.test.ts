import { describe, expect, it, test } from 'vitest'
import type { Coverage } from '#domain/materials/coverage.ts'
import { estimate } from '#domain/materials/estimate.ts'
import { maxShapes } from '#domain/materials/measure-limits.ts'
import type { Measures } from '#domain/materials/measures.ts'
import { coverages } from '#content/coverage.ts'
import {
  calculatorReducer,
  calculatorOf,
  measuresOf,
  newCalculator,
  type CalculatorAction,
} from './calculator-form.ts'
import { fittingWidth, snapped, withCornerAfter } from './plan-corners.ts'

function coverageOf(id: string): Coverage {
  const coverage = coverages[id] ?? expect.fail(`No coverage for ${id}.`)
  return coverage
}

const ground = [
  { shape: { kind: 'rectangle', length: 20, width: 9.5 } },
  { shape: { kind: 'ring', outer: 6, inner: 1 }, minus: true },
  {
    shape: {
      kind: 'drawn',
      corners: [
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: 3.5 },
      ],
    },
  },
] as const

const taken: readonly (readonly [string, Measures])[] = [
  ['soil-mulch/pine-mulch', { kind: 'spread', ground, inches: 2.5 }],
  ['stone-aggregates/gravel', { kind: 'known', amount: 6, unit: 1 }],
  ['soil-mulch/pine-needles', { kind: 'rated', ground, inches: 3, choice: 1 }],
  ['soil-mulch/straw-mulch', { kind: 'rated', ground, inches: null, choice: 1 }],
  ['soil-mulch/potting-soil', { kind: 'potted', pots: [{ diameter: 12, height: 10, count: 4 }] }],
  ['stone-aggregates/boulders', { kind: 'boulders', boulders: [{ feet: 2.5, count: 3 }] }],
  ['stone-aggregates/paver-b', { kind: 'paved', ground, pattern: 'herringbone', carsCross: true }],
  ['plants-sod/sod', { kind: 'sod', ground, isCurved: true }],
  ['plants-sod/flowers', { kind: 'spaced', ground, inches: 9, isStaggered: true }],
  ['edging-borders/plastic-edging', { kind: 'linear', run: { kind: 'feet', feet: 45 } }],
  [
    'hardscaping-materials/retaining-wall-blocks',
    { kind: 'wall', run: { kind: 'around', shapes: [{ kind: 'circle', diameter: 9 }] }, height: 2 },
  ],
  [
    'lawncare-fertilization/granular-fertilizers',
    { kind: 'fertilizer', ground, choice: 2, nitrogenPercent: 16 },
  ],
  [
    'irrigation-drainage-solutions/french-drains',
    { kind: 'drain', run: { kind: 'feet', feet: 9 } },
  ],
]

test.each(taken)('the measures of %s can be changed later', (id, measures) => {
  const coverage = coverageOf(id)
  expect(measuresOf(calculatorOf(coverage, measures), coverage)).toEqual(measures)
  expect(estimate(coverage, measures).ok).toBe(true)
})

test('every material opens with an empty calculator that asks for what is missing', () => {
  for (const [id, coverage] of Object.entries(coverages)) {
    const result = estimate(coverage, measuresOf(newCalculator(coverage), coverage))
    expect(result.ok ? id : result.error.code).toBe('invalid')
  }
})

describe('a visitor', () => {
  const mulch = coverageOf('soil-mulch/pine-mulch')
  const after = (...actions: readonly CalculatorAction[]) =>
    actions.reduce(calculatorReducer, newCalculator(mulch))
  const parking = { kind: 'rectangle', length: 18, width: 9 } as const

  it('starts from a familiar size, which takes the place of the empty shape, and adds another', () => {
    const add: CalculatorAction = { do: 'add-shape', shape: parking, minus: false }
    expect(after(add).shapes).toHaveLength(1)
    expect(measuresOf(after(add), mulch)).toMatchObject({ ground: [{ shape: parking }] })
    expect(after(add, add).shapes).toHaveLength(2)
  })

  it('keeps the ground when choosing another material, with the usual depth of that one', () => {
    const other = coverageOf('soil-mulch/bark-nuggets')
    const form = after(
      { do: 'add-shape', shape: parking, minus: false },
      { do: 'change-material', coverage: other },
    )
    const measures = { kind: 'spread', ground: [{ shape: parking }], inches: 4 }
    expect(measuresOf(form, other)).toEqual(measures)
  })

  it('finds the sides again after trying another kind of shape', () => {
    const [shape] = after().shapes
    const key = shape?.key ?? 0
    const form = after(
      { do: 'set-side', key, side: 'length', text: `12' 6"` },
      { do: 'set-shape', key, to: { kind: 'circle' } },
      { do: 'set-shape', key, to: { kind: 'rectangle' } },
    )
    expect(measuresOf(form, mulch)).toMatchObject({ ground: [{ shape: { length: 12.5 } }] })
  })

  it('takes a depth with its unit as inches', () => {
    const form = after({ do: 'set-figure', field: 'inches', text: '3 in' })
    expect(measuresOf(form, mulch)).toMatchObject({ inches: 3 })
  })

  it('counts the last shape that is left, also one that was taken away', () => {
    const [first] = after().shapes
    const form = after(
      { do: 'add-shape', shape: null, minus: true },
      { do: 'remove-shape', key: first?.key ?? 0 },
    )
    expect(form.shapes).toMatchObject([{ minus: false }])
  })
})

describe('the plan', () => {
  it('takes half feet on the sheet', () => {
    expect(snapped({ x: 3.3, y: -2 }, 20, 15)).toEqual({ x: 3.5, y: 0 })
    expect(snapped({ x: 33, y: 14.9 }, 20, 15)).toEqual({ x: 20, y: 15 })
  })

  it('grows with what is drawn on it', () => {
    expect(fittingWidth([{ x: 12, y: 3 }])).toBe(20)
    expect(fittingWidth([{ x: 12, y: 29 }])).toBe(40)
    expect(fittingWidth([{ x: 700, y: 3 }])).toBe(700)
  })

  it('gets one more corner in the middle of a side, also of the last one', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 4 },
    ]
    expect(withCornerAfter(triangle, 2).at(-1)).toEqual({ x: 2, y: 2 })
    expect(withCornerAfter(triangle, 0)[1]).toEqual({ x: 2, y: 0 })
  })
})

test('nothing is added past the most: the buttons stay where they are, with the focus', () => {
  let form = newCalculator(coverageOf('soil-mulch/pine-mulch'))
  for (let at = 0; at <= maxShapes; at += 1) {
    form = calculatorReducer(form, { do: 'add-shape', shape: null, minus: false })
    form = calculatorReducer(form, { do: 'add-piece' })
  }
  expect([form.shapes.length, form.pieces.length]).toEqual([maxShapes, maxShapes])
})
