import { describe, expect, it } from 'vitest'
import { estimate } from '#domain/materials/estimate.ts'
import {
  areaOfGround,
  type Ground,
  type Measures,
  type Pattern,
  type Run,
} from '#domain/materials/measures.ts'
import { perimeterOf, type Shape } from '#domain/materials/shapes.ts'
import { unwrap } from '#domain/result.ts'
import { coverages } from './coverage.ts'
import { services } from './services/services.ts'

const rect = (length: number, width: number): Shape => ({ kind: 'rectangle', length, width })
const circle = (diameter: number): Shape => ({ kind: 'circle', diameter })
const triangle = (base: number, height: number): Shape => ({ kind: 'triangle', base, height })
const ring = (outer: number, inner: number): Shape => ({ kind: 'ring', outer, inner })
const ell = (length: number, width: number, cutLength: number, cutWidth: number): Shape => ({
  kind: 'l-shape',
  length,
  width,
  cutLength,
  cutWidth,
})
const area = (squareFeet: number): Shape => ({ kind: 'area', squareFeet })
const on = (shape: Shape): Ground => [{ shape }]
const drawn: Shape = {
  kind: 'drawn',
  corners: [
    { x: 0, y: 0 },
    { x: 12, y: 0 },
    { x: 12, y: 6 },
    { x: 6, y: 10 },
    { x: 0, y: 6 },
  ],
}

/** Measures of a depth over a shape, for any kind of coverage. */
function deep(id: string, shape: Shape, inches: number, choice = 0): Measures {
  return coverages[id]?.kind === 'rated'
    ? { kind: 'rated', ground: on(shape), inches, choice }
    : { kind: 'spread', ground: on(shape), inches }
}

const covered = (shape: Shape, choice = 0): Measures => ({
  kind: 'rated',
  ground: on(shape),
  inches: null,
  choice,
})
const paved = (shape: Shape, pattern: Pattern = 'straight', carsCross = false): Measures => ({
  kind: 'paved',
  ground: on(shape),
  pattern,
  carsCross,
})

function estimateOf(id: string, measures: Measures) {
  const coverage = coverages[id] ?? expect.fail(`No coverage for ${id}.`)
  return unwrap(estimate(coverage, measures))
}

/** Need and order of the material, or of one of its companions. */
function amounts(id: string, measures: Measures, of = 'material') {
  const { material, companions } = estimateOf(id, measures)
  const line = [material, ...companions].find((each) => each.of === of) ?? expect.fail()
  return { need: Number(line.need.toFixed(2)), order: line.order }
}

describe('amounts that were worked out by hand', () => {
  it.each([
    ['soil-mulch/hardwood-mulch', rect(10, 20), 3, 1.85, 2],
    ['soil-mulch/black-mulch', circle(12), 2, 0.7, 1],
    ['soil-mulch/bark-nuggets', ell(30, 20, 10, 8), 4, 6.42, 7],
    ['soil-mulch/pine-mulch', ring(10, 2), 3, 0.7, 1],
    ['soil-mulch/cedar-mulch', triangle(12, 9), 3, 6.75, 8],
    ['soil-mulch/pine-needles', rect(20, 30), 3, 15, 16],
    ['soil-mulch/pine-needles', ring(12, 2), 3, 2.75, 3],
    ['soil-mulch/pine-needles', rect(50, 16), 2, 13.33, 14],
    ['soil-mulch/topsoil', rect(30, 40), 4, 14.81, 16.5],
    ['soil-mulch/raised-bed-mix', rect(4, 8), 12, 1.19, 1.5],
    ['soil-mulch/garden-soil', drawn, 3, 0.89, 1],
    ['soil-mulch/fill-dirt', rect(10, 12), 18, 8.33, 8.5],
    ['soil-mulch/compost', rect(18, 18), 2, 2, 2.5],
    ['soil-mulch/mushroom-compost', rect(10, 25), 1, 0.77, 1],
    ['lawncare-fertilization/compost-organic-soil-enhancing', area(3000), 0.25, 2.31, 3],
    ['stone-aggregates/gravel', rect(12, 50), 2, 5.96, 6.75],
    ['stone-aggregates/pea-gravel', rect(3, 33), 2, 0.98, 1.25],
    ['stone-aggregates/crusher-run', rect(12, 50), 6, 20, 22],
    ['stone-aggregates/decomposed-granite', circle(14), 2, 1.9, 2.25],
    ['stone-aggregates/river-rock', ell(20, 12, 8, 5), 3, 2.85, 3.25],
    ['stone-aggregates/riprap', triangle(20, 10), 12, 5, 5.5],
    ['stone-aggregates/marble-chips', area(100), 2, 33.33, 37],
    ['stone-aggregates/flagstone', rect(12, 14), 1.5, 1.68, 2],
  ] as const)('%s over %o, %s inches deep', (id, shape, inches, need, order) => {
    expect(amounts(id, deep(id, shape, inches))).toEqual({ need, order })
  })

  it('the drawn bed has 96 square feet', () => {
    expect(areaOfGround(on(drawn))).toBe(96)
  })

  it.each([
    [rect(12, 12), 0.6, 0.75],
    [rect(10, 20), 0.83, 1],
    [circle(16), 0.84, 1],
  ] as const)('an inch of sand under pavers on %o', (shape, need, order) => {
    expect(amounts('stone-aggregates/paver-a', paved(shape), 'sand')).toEqual({ need, order })
  })

  it.each([
    [rect(30, 40), false, 473, 126, 3],
    [circle(30), false, 292, 78, 2],
    [ell(60, 50, 20, 15), false, 1064, 284, 7],
  ] as const)('sod on %o', (shape, isCurved, slabs, rolls, pallets) => {
    const measures: Measures = { kind: 'sod', ground: on(shape), isCurved }
    expect(estimateOf('plants-sod/sod', measures).notes).toEqual([
      `${slabs} slabs of 16 by 24 inches to lay.`,
      `Or ${rolls} rolls of 2 by 5 feet.`,
    ])
    expect(amounts('plants-sod/sod', measures).order).toBe(pallets)
  })

  it('pavers and the base below them', () => {
    const patio = paved(rect(12, 14))
    expect(amounts('stone-aggregates/paver-a', patio).order).toBe(177)
    expect(amounts('stone-aggregates/paver-a', patio, 'base')).toEqual({ need: 4.33, order: 5 })
    const drive = paved(rect(10, 20), 'herringbone', true)
    expect(amounts('stone-aggregates/paver-b', drive).order).toBe(990)
    const { notes } = estimateOf('stone-aggregates/paver-b', drive)
    expect(notes).toEqual(['A pallet holds 450 pavers, so this is 2 pallets and 90 pavers.'])
    expect(amounts('stone-aggregates/paver-b', drive, 'base')).toEqual({
      need: 10.27,
      order: 11.5,
    })
    expect(amounts('stone-aggregates/paver-c', paved(circle(12))).order).toBe(324)
  })

  it.each([
    [45, 3, 15],
    [perimeterOf(circle(10)) ?? 0, 2, 10],
    [100, 6, 34],
  ] as const)('plastic edging along %s feet', (feet, coils, stakes) => {
    const measures: Measures = { kind: 'linear', run: { kind: 'feet', feet } }
    expect(amounts('edging-borders/plastic-edging', measures).order).toBe(coils)
    expect(amounts('edging-borders/plastic-edging', measures, 'stakes').order).toBe(stakes)
  })

  it('stone edging around a circle', () => {
    const run: Run = { kind: 'around', shapes: [circle(12)] }
    const measures: Measures = { kind: 'linear', run }
    expect(amounts('edging-borders/stone-edging', measures)).toEqual({ need: 37.7, order: 40 })
  })

  it.each([
    [20, 2, 79, 16, 1.5, 2.75],
    [32, 3, 177, 26, 2.5, 6.5],
    [11, 1.5, 38, 10, 1, 1.25],
  ] as const)('a wall of %s by %s feet', (feet, height, blocks, caps, base, gravel) => {
    const id = 'hardscaping-materials/retaining-wall-blocks'
    const orderOf = (of?: string) =>
      amounts(id, { kind: 'wall', run: { kind: 'feet', feet }, height }, of).order
    expect([orderOf(), orderOf('caps'), orderOf('base'), orderOf('gravel')]).toEqual([
      blocks,
      caps,
      base,
      gravel,
    ])
  })

  it.each([
    [1, 2500, 15],
    [0, 4000, 20],
    [2, 1800, 3],
  ] as const)('grass seed of choice %s on %s square feet', (choice, squareFeet, pounds) => {
    const measures: Measures = { kind: 'seed', ground: on(area(squareFeet)), choice }
    const id = 'lawncare-fertilization/lawn-repair-soil-enrichment-blends'
    expect(amounts(id, measures).order).toBe(pounds)
  })

  it.each([
    [5000, 0, 16, 31.5],
    [7500, 0, 32, 23.5],
    [2200, 1, 10, 11],
  ] as const)(
    'fertilizer on %s square feet, dose %s, first number %s',
    (squareFeet, choice, nitrogenPercent, pounds) => {
      const ground = on(area(squareFeet))
      const measures: Measures = { kind: 'fertilizer', ground, choice, nitrogenPercent }
      expect(amounts('lawncare-fertilization/granular-fertilizers', measures).order).toBe(pounds)
    },
  )
})

describe('figures that the pages state', () => {
  const drain: Measures = { kind: 'drain', run: { kind: 'feet', feet: 10 } }
  const pots: Measures = { kind: 'potted', pots: [{ diameter: 12, height: 12, count: 2 }] }
  const fed: Measures = {
    kind: 'fertilizer',
    ground: on(area(1000)),
    choice: 0,
    nitrogenPercent: 16,
  }
  const boulder: Measures = { kind: 'boulders', boulders: [{ feet: 2, count: 1 }] }
  const seeded: Measures = { kind: 'seed', ground: on(area(1000)), choice: 0 }
  const flowers: Measures = {
    kind: 'spaced',
    ground: on(area(100)),
    inches: 12,
    isStaggered: false,
  }

  /** Item, text of its rule of thumb, the measures in that text, and the amount it states. */
  const stated: readonly (readonly [string, string, Measures | number, number])[] = [
    ['soil-mulch/topsoil', '81 square feet at the lower figure', 81, 1],
    ['soil-mulch/garden-soil', 'each cubic yard treats 108 square feet', 108, 1],
    [
      'soil-mulch/raised-bed-mix',
      '4 by 8 feet filled 12 inches deep takes 1.2 cubic yards',
      32,
      1.2,
    ],
    ['soil-mulch/potting-soil', 'One bag of 1.5 cubic feet nearly fills two 12-inch pots', pots, 1],
    ['soil-mulch/sandy-loam', '1 cubic yard then reaches 650 square feet', 650, 1],
    ['soil-mulch/compost', '1 cubic yard for every 162 square feet', 162, 1],
    ['soil-mulch/peat-moss', 'enough for 84 square feet at 1 inch', 84, 1],
    ['soil-mulch/coconut-coir', 'swells to more than 2 cubic feet', 24, 1],
    ['soil-mulch/pine-mulch', '108 square feet from each cubic yard', 108, 1],
    ['soil-mulch/cedar-mulch', 'covers 8 square feet at a depth of 3 inches', 8, 1],
    ['soil-mulch/rubber-mulch', '0.8 cubic foot covers 5 square feet of path 2 inches', 5, 1],
    ['soil-mulch/bark-nuggets', '81 square feet to the cubic yard', 81, 1],
    ['soil-mulch/black-mulch', '1 cubic yard per 162 square feet', 162, 1],
    ['soil-mulch/straw-mulch', 'Two bales shade 1,000 square feet', covered(area(1000)), 2],
    ['soil-mulch/pine-needles', 'One bale covers about 40 square feet at 3 inches', 40, 1],
    ['stone-aggregates/gravel', 'One ton covers about 100 square feet at 2 inches', 100, 1],
    ['stone-aggregates/pea-gravel', '3 feet wide and 33 feet long takes 1 ton', 99, 1],
    ['stone-aggregates/crushed-granite', '4 inches requires 1 ton for every 50', 50, 1],
    ['stone-aggregates/decomposed-granite', 'each ton reaches about 80 square feet', 80, 1],
    ['stone-aggregates/limestone', 'roughly 70 square feet per ton', 70, 1],
    ['stone-aggregates/crushed-concrete', 'about 33 square feet to the ton', 33, 1],
    [
      'stone-aggregates/crusher-run',
      '6 inches after compaction: about 20 tons for a drive 12 feet wide and 50 feet long',
      deep('stone-aggregates/crusher-run', area(600), 6),
      20,
    ],
    ['stone-aggregates/flagstone', 'a ton lays about 100 square feet', 100, 1],
    ['stone-aggregates/paver-a', 'exactly 1 square foot', paved(area(1)), 1],
    ['stone-aggregates/paver-b', '4.5 pavers per square foot', paved(area(100)), 450],
    ['stone-aggregates/paver-c', '2.6 pieces per square foot', paved(area(100)), 260],
    [
      'stone-aggregates/cobblestones',
      '4 blocks for every 3 feet',
      { kind: 'linear', run: { kind: 'feet', feet: 3 } },
      4,
    ],
    ['stone-aggregates/boulders', 'about 700 pounds at 2 feet across', boulder, 0.35],
    ['stone-aggregates/riprap', 'at 12 inches, 1 ton protects about 20 square feet', 20, 1],
    ['stone-aggregates/lava-rock', '3 square feet at a depth of 2 inches', 3, 1],
    ['stone-aggregates/river-rock', '70 square feet to the ton', 70, 1],
    ['stone-aggregates/marble-chips', '34 bags of 0.5 cubic foot each', 100, 34],
    ['stone-aggregates/slate-chips', 'a ton delivers about 80 square feet', 80, 1],
    ['stone-aggregates/mexican-beach-pebbles', 'covers about 4 square feet', 4, 1],
    ['hardscaping-materials/brick-pavers', '4.5 per square foot', paved(area(100)), 450],
    [
      'hardscaping-materials/concrete-blocks',
      '100 square feet of wall uses 113 blocks',
      covered(area(100)),
      113,
    ],
    [
      'plants-sod/sod',
      'A pallet covers 450',
      { kind: 'sod', ground: on(area(450)), isCurved: false },
      1,
    ],
    [
      'edging-borders/plastic-edging',
      'Each coil runs 20 feet',
      { kind: 'linear', run: { kind: 'feet', feet: 20 } },
      1,
    ],
    ['plants-sod/flowers', 'at 12 inches, 100 square feet takes 100 plants', flowers, 100],
    ['lawncare-fertilization/granular-fertilizers', '6.25 pounds of a 16-4-8', fed, 6.25],
    [
      'lawncare-fertilization/lawn-repair-soil-enrichment-blends',
      '5 pounds of seed per 1,000 square feet',
      seeded,
      5,
    ],
    [
      'lawncare-fertilization/compost-organic-soil-enhancing',
      'about 0.75 cubic yard spread over 1,000 square feet',
      1000,
      0.75,
    ],
    ['irrigation-drainage-solutions/french-drains', '1 ton of gravel for each 10 feet', drain, 1],
  ]

  const sentences = new Map<string, string>(
    services.flatMap((service) =>
      service.sections.flatMap((section) =>
        section.items.map((item) => [`${service.slug}/${item.slug}`, item.howMuch] as const),
      ),
    ),
  )

  it.each(stated)('%s: "%s"', (id, words, measured, figure) => {
    expect(sentences.get(id)).toContain(words)
    const measures = typeof measured === 'number' ? usual(id, measured) : measured
    const { need } = estimateOf(id, measures).material
    expect(Math.abs(need / figure - 1)).toBeLessThanOrEqual(0.05)
  })

  /** The default depth over an area in square feet. */
  function usual(id: string, squareFeet: number): Measures {
    const coverage = coverages[id]
    if (coverage?.kind !== 'spread' && coverage?.kind !== 'rated') throw new Error(id)
    return deep(id, area(squareFeet), coverage.inches ?? 1)
  }
})
