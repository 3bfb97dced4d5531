import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coverage, CoverageOf } from './coverage.ts'
import { type Estimate, estimate } from './estimate.ts'
import { unitAmountText, reasonText, roundUp } from './lines.ts'
import { maxArea } from './measure-limits.ts'
import type { Ground, Measures } from './measures.ts'
import type { Shape } from './shapes.ts'
import { knownUnits } from './sold.ts'
import { err, unwrap } from '#domain/result.ts'

const soil: CoverageOf<'spread'> = {
  kind: 'spread',
  sold: { by: 'cubic-yard' },
  inches: 4,
  tonsPerYard: 1.1,
  compaction: 1,
  extra: 0.1,
}
const patioShape: Shape = { kind: 'rectangle', length: 10, width: 20 }
const patio: Ground = [{ shape: patioShape }]

function estimated(coverage: Coverage, measures: Measures): Estimate {
  return unwrap(estimate(coverage, measures))
}

function fieldErrors(measures: Measures, coverage: Coverage = soil) {
  const result = estimate(coverage, measures)
  if (result.ok || result.error.code !== 'invalid') throw new Error('The measures were taken.')
  return result.error.fieldErrors
}

function depth(ground: Ground, inches = 4): Measures {
  return { kind: 'spread', ground, inches }
}

describe('an amount that is known already', () => {
  const gravel: CoverageOf<'spread'> = { ...soil, sold: { by: 'ton' }, tonsPerYard: 1.4 }

  it.each([
    ['six yards are six yards, without anything extra', soil, 6, 0, 6, 6.6],
    ['what is not sold in such parts is rounded up', soil, 1.3, 0, 1.5, 1.65],
    ['yards of what is weighed become tons', gravel, 6, 1, 8.5, 8.5],
    ['tons stay tons', gravel, 6, 0, 6, 6],
  ])('%s', (_, coverage, amount, unit, order, tons) => {
    const { material, ...others } = estimated(coverage, { kind: 'known', amount, unit })
    expect(material).toMatchObject({ order, extra: 0 })
    expect(others).toMatchObject({ squareFeet: null, companions: [], notes: [], cautions: [] })
    expect(others.tons).toBeCloseTo(tons, 9)
  })

  it.each([0, -1, 50_001, Number.NaN])('of %s is refused', (amount) => {
    expect(fieldErrors({ kind: 'known', amount, unit: 0 })).toEqual({
      amount: 'Enter an amount in this unit, above 0 and up to 50,000.',
    })
  })

  it('in a unit that the material does not have is no figure', () => {
    expect(estimate(soil, { kind: 'known', amount: 6, unit: 1 })).toEqual(
      err({ code: 'other-material' }),
    )
  })
})

describe('measures', () => {
  it.each([0, -1, 1000.1, Number.POSITIVE_INFINITY])(
    'a side of %s feet is refused at its field',
    (length) => {
      const shape: Shape = { kind: 'rectangle', length, width: 5 }
      expect(fieldErrors(depth([{ shape }]))).toEqual({
        'ground.0.length': 'Enter feet above 0 and up to 1,000.',
      })
    },
  )

  it('a side that is no number is asked for with examples', () => {
    const shape: Shape = { kind: 'rectangle', length: Number.NaN, width: 5 }
    expect(fieldErrors(depth([{ shape }]))).toEqual({
      'ground.0.length': `Enter feet, such as 12, 12.5 or 12' 6".`,
    })
  })

  it.each([0, 0.24, 48.1, Number.NaN])('a depth of %s inches is refused', (inches) => {
    expect(fieldErrors(depth(patio, inches))).toEqual({
      inches: 'Enter a depth from 0.25 to 48 inches.',
    })
  })

  it('the areas left out must leave some area', () => {
    expect(Object.keys(fieldErrors(depth([...patio, { shape: patioShape, minus: true }])))).toEqual(
      ['ground'],
    )
  })

  it('five acres are the most', () => {
    const shape: Shape = { kind: 'area', squareFeet: maxArea }
    expect(estimate(soil, depth([{ shape }])).ok).toBe(true)
    const twice = depth([{ shape }, { shape: { kind: 'area', squareFeet: 1 } }])
    expect(fieldErrors(twice)).toEqual({ ground: expect.stringContaining('5 acres (217,800') })
  })

  it('the cut of an L is smaller than its sides, and the hole of a ring than the ring', () => {
    const l: Shape = { kind: 'l-shape', length: 10, width: 8, cutLength: 10, cutWidth: 9 }
    const ring: Shape = { kind: 'ring', outer: 4, inner: 4 }
    expect(Object.keys(fieldErrors(depth([{ shape: l }, { shape: ring }])))).toEqual([
      'ground.0.cutLength',
      'ground.0.cutWidth',
      'ground.1.inner',
    ])
  })

  it('a drawn outline may not cross itself', () => {
    const bow = [
      { x: 0, y: 0 },
      { x: 4, y: 4 },
      { x: 4, y: 0 },
      { x: 0, y: 4 },
    ]
    expect(fieldErrors(depth([{ shape: { kind: 'drawn', corners: bow } }]))).toEqual({
      'ground.0': 'Two sides cross. Move a corner so that the outline goes around once.',
    })
  })

  it('a drawn side is as short as any other', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 900, y: 0 },
      { x: 0, y: 900 },
    ]
    expect(fieldErrors(depth([{ shape: { kind: 'drawn', corners } }]))).toEqual({
      'ground.0': 'Keep every side within 1,000 feet.',
    })
  })

  it.each([Number.NaN, 1000.5, -1001])('a corner at %s feet is refused at its field', (x) => {
    const corners = [
      { x: 0, y: 0 },
      { x: 8, y: 0 },
      { x, y: 6 },
    ]
    expect(fieldErrors(depth([{ shape: { kind: 'drawn', corners } }]))).toEqual({
      'ground.0.corners.2.x': 'Enter feet from 0 to 1,000.',
    })
  })

  it('measures of another kind of material give no figure', () => {
    const result = estimate(soil, { kind: 'linear', run: { kind: 'feet', feet: 5 } })
    expect(result).toEqual(err({ code: 'other-material' }))
  })
})

describe('texts beside the amount', () => {
  it('says exact amount, amount to buy, and why they differ', () => {
    const { material } = estimated(soil, depth([{ shape: { kind: 'area', squareFeet: 1200 } }]))
    expect(unitAmountText(material.need, material.unit)).toBe('14.81 cubic yards')
    expect(unitAmountText(material.order, material.unit)).toBe('16.5 cubic yards')
    expect(reasonText(material, 'spread')).toBe(
      '10% extra for uneven ground and settling, rounded up to the next half cubic yard',
    )
  })

  it('offers bags for less than half a cubic yard', () => {
    const bag = { cubicFeet: 0.75, size: '0.75 cu ft (40 lb)' }
    const bagged = { ...soil, sold: { ...soil.sold, bag } }
    const notesFor = (coverage: Coverage, squareFeet: number) =>
      estimated(coverage, depth([{ shape: { kind: 'area', squareFeet } }])).notes
    expect(notesFor(bagged, 30)).toEqual(['Or 15 bags of 0.75 cu ft (40 lb).'])
    expect(notesFor(bagged, 37)).toEqual([])
    expect(notesFor(soil, 30)).toEqual([])
  })

  it('warns of too much', () => {
    const coverage = { ...soil, mostInches: 4 }
    expect(estimated(coverage, depth(patio, 4)).cautions).toEqual([])
    expect(estimated(coverage, depth(patio, 4.5)).cautions).toHaveLength(1)
  })

  it('states the printed size of a bale, warns about its depth and weighs a bag of known weight', () => {
    const bale: Coverage = {
      ...soil,
      sold: { by: 'pack', name: 'bale', cubicFeet: 7, size: '3.8 cu ft, compressed' },
    }
    const { material } = estimated(bale, depth(patio, 1))
    expect(unitAmountText(material.order, material.unit)).toBe('3 bales of 3.8 cu ft, compressed')
    const bags: Coverage = {
      kind: 'rated',
      unit: { kind: 'pack', name: 'bag', size: '75 lb' },
      inches: 2,
      mostInches: 4,
      choices: [{ name: 'Bags', covers: 8 }],
      pounds: 75,
      extra: 0,
    }
    const measures = { kind: 'rated', ground: patio, choice: 0 } as const
    expect(estimated(bags, { ...measures, inches: 4 })).toMatchObject({ tons: 3.75, cautions: [] })
    expect(estimated(bags, { ...measures, inches: 5 }).cautions).toHaveLength(1)
    // The weight of a bag says nothing about a pallet.
    const pallets: Coverage = {
      ...bags,
      choices: [
        { name: 'Pallets', covers: 400, unit: { kind: 'pack', name: 'pallet', size: '50 bags' } },
      ],
    }
    expect(estimated(pallets, { ...measures, inches: 4 }).tons).toBeNull()
    expect(estimated(pallets, { kind: 'known', amount: 3, unit: 1 }).tons).toBeNull()
    // A unit that several choices name is listed once; the usual one keeps its weight.
    const usual = { name: 'Bags', covers: 8, unit: { ...bags.unit } }
    const alike = { ...bags, choices: [usual, ...pallets.choices, ...pallets.choices] }
    expect(knownUnits(alike)).toHaveLength(2)
    expect(estimated(alike, { ...measures, inches: 4 }).tons).toBe(3.75)
  })

  it('says nothing of bags and lime for a liquid fertilizer', () => {
    const liquid: Coverage = {
      kind: 'fertilizer',
      nitrogen: [{ name: 'A light dose', pounds: 0.25 }],
      bags: [],
    }
    const measures = { kind: 'fertilizer', ground: patio, choice: 0, nitrogenPercent: 12 } as const
    expect(estimated(liquid, measures)).toMatchObject({ material: { order: 0.5 }, notes: [] })
  })

  it('names the bags to buy for the pounds of seed', () => {
    const choices = [{ name: 'Tall fescue', poundsPer1000: 62.5 }]
    const seed: Coverage = { kind: 'seed', choices, bags: [3, 7, 20, 50] }
    const measures = { kind: 'seed', ground: patio, choice: 0 } as const
    expect(estimated(seed, measures).notes).toEqual(['Buy 2 bags of 7 lb or 1 bag of 20 lb.'])
  })

  it.each([
    [{ kind: 'pack', name: 'pallet', size: '450 sq ft' }, '5% extra for cuts'],
    [{ kind: 'pack', name: 'coil', size: '20 ft' }, '5% extra for cuts and overlaps'],
    [{ kind: 'foot' }, '5% extra for cuts and curves'],
    [{ kind: 'piece', name: 'block' }, '5% extra for cuts and breakage'],
  ] as const)('says why more of %o is bought', (unit, reason) => {
    const line = { of: 'material', unit, need: 20, order: 21, extra: 0.05 } as const
    expect(reasonText(line, 'linear')).toBe(reason)
  })

  it('counts whole pavers on a pallet, whatever a square foot takes', () => {
    const pavers = { kind: 'paved', piecesPerSquareFoot: 4.6, palletSquareFeet: 103.68 } as const
    const measures = {
      kind: 'paved',
      ground: patio,
      pattern: 'straight',
      carsCross: false,
    } as const
    expect(estimated(pavers, measures).notes).toEqual([
      expect.stringMatching(
        /^A pallet holds 477 pavers, so this is (?:\d+ pallets? and )?\d+ pavers\.$/,
      ),
    ])
  })

  it('buys more flagstone for cuts and gaps', () => {
    const flagstone: Coverage = {
      kind: 'rated',
      unit: { kind: 'ton' },
      inches: 1.5,
      choices: [{ name: 'Laid close together', covers: 150 }],
      extra: 0.1,
    }
    const measures = { kind: 'rated', ground: patio, choice: 0, inches: 1.5 } as const
    const { material } = estimated(flagstone, measures)
    expect(reasonText(material, measures.kind)).toMatch(/^10% extra for cuts and gaps/)
  })

  it('warns of a wall that needs a permit', () => {
    const run = { kind: 'feet', feet: 32 } as const
    const wall: Coverage = {
      kind: 'wall',
      blockInches: { length: 16, height: 6 },
      permitFeet: 3,
    }
    expect(estimated(wall, { kind: 'wall', run, height: 3 }).cautions).toEqual([])
    expect(estimated(wall, { kind: 'wall', run, height: 3.5 }).cautions).toEqual([
      expect.stringMatching(/shows more than 3 feet is more than 4 feet tall/),
    ])
    const low = { ...wall, permitFeet: 2 }
    expect(estimated(low, { kind: 'wall', run, height: 2.5 }).cautions).toEqual([
      expect.stringMatching(/shows more than 2 feet is more than 3 feet tall/),
    ])
  })
})

describe('always', () => {
  const feet = fc.double({ min: 0.5, max: 300, noNaN: true })
  const inches = fc.double({ min: 0.25, max: 48, noNaN: true })

  it('enough is bought, and less than one step too much', () => {
    fc.assert(
      fc.property(feet, feet, inches, (length, width, deep) => {
        const ground: Ground = [{ shape: { kind: 'rectangle', length, width } }]
        const { material } = estimated(soil, depth(ground, deep))
        const wanted = material.need * 1.1
        expect(material.order).toBeGreaterThanOrEqual(wanted - 1e-6)
        expect(material.order).toBeLessThan(wanted + 0.5)
      }),
    )
  })

  it('two pieces of ground need what they need apart', () => {
    fc.assert(
      fc.property(feet, feet, inches, (diameter, side, deep) => {
        const round: Ground = [{ shape: { kind: 'circle', diameter } }]
        const square: Ground = [{ shape: { kind: 'rectangle', length: side, width: side } }]
        const needOf = (ground: Ground) => estimated(soil, depth(ground, deep)).material.need
        fc.pre(Math.PI * diameter ** 2 * 0.25 + side ** 2 < maxArea)
        expect(needOf([...round, ...square])).toBeCloseTo(needOf(round) + needOf(square), 6)
      }),
    )
  })

  it('more ground never needs less', () => {
    fc.assert(
      fc.property(feet, feet, inches, (length, width, deep) => {
        const ground = (longer: number): Ground => [
          { shape: { kind: 'rectangle', length: length + longer, width } },
        ]
        const orderOf = (longer: number) =>
          estimated(soil, depth(ground(longer), deep)).material.order
        expect(orderOf(1)).toBeGreaterThanOrEqual(orderOf(0))
      }),
    )
  })

  it('an amount that is a whole step is not rounded up further', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (steps) => {
        expect(roundUp((steps / 3) * 3 * 0.25, 0.25)).toBe(steps * 0.25)
      }),
    )
  })
})
