import { describe, expect, it } from 'vitest'
import type { CoverageOf } from './coverage.ts'
import { contentIdOf } from './material-id.ts'
import type { Measures } from './measures.ts'
import { estimateText, requestEstimate, totalTons, weightText } from './request-estimate.ts'
import { measuresSchema } from './schemas.ts'
import { requestEstimates } from './stored-estimate.ts'

const stone: CoverageOf<'spread'> = {
  kind: 'spread',
  sold: { by: 'ton' },
  inches: 2,
  tonsPerYard: 1.4,
  compaction: 1.15,
  extra: 0.1,
}
const gravel = { id: 'stone-aggregates/gravel', name: 'Gravel' }
const path: Measures = {
  kind: 'spread',
  ground: [
    { shape: { kind: 'rectangle', length: 50, width: 12 } },
    { shape: { kind: 'circle', diameter: 4 }, minus: true },
  ],
  inches: 2,
}

describe('an estimate of a request', () => {
  it('says what to buy, the exact amount, and what was measured', () => {
    expect(estimateText(requestEstimate(gravel, stone, path))).toMatchObject({
      name: 'Gravel',
      buy: '6.5 tons',
      exact: '5.84 tons',
      measured: 'Rectangle 50 × 12 ft; Less: Circle 4 ft across; 2 inches deep',
      weight: 'about 6.5 tons',
    })
  })

  it('is left for a visit where the measures come to nothing', () => {
    const deep = { ...path, inches: 900 }
    for (const measures of [null, deep]) {
      const estimate = requestEstimate(gravel, stone, measures)
      expect(estimate.calculated).toBeNull()
      expect(estimateText(estimate).buy).toBe('Please come and measure')
    }
    expect(requestEstimate(gravel, undefined, path).calculated).toBeNull()
  })

  it('reads as it was written', () => {
    const all = [requestEstimate(gravel, stone, path), requestEstimate(gravel, stone, null)]
    expect(requestEstimates.parse(JSON.parse(JSON.stringify(all)))).toEqual(all)
    expect(totalTons(all)).toBe(6.5)
  })

  it('weighs with the stone that goes with it', () => {
    const wall: CoverageOf<'wall'> = {
      kind: 'wall',
      blockInches: { length: 16, height: 6 },
      permitFeet: 3,
    }
    const measures = { kind: 'wall', run: { kind: 'feet', feet: 20 }, height: 2 } as const
    const blocks = { id: 'hardscaping-materials/retaining-wall-blocks', name: 'Blocks' }
    expect(totalTons([requestEstimate(blocks, wall, measures)])).toBe(4.25)
  })

  it('names what is bought where that is not the material', () => {
    const drain: CoverageOf<'drain'> = {
      kind: 'drain',
      trenchInches: { width: 12, depth: 24 },
      tonsPerYard: 1.4,
    }
    const french = { id: 'irrigation-drainage-solutions/french-drains', name: 'French Drains' }
    const measures: Measures = { kind: 'drain', run: { kind: 'feet', feet: 10 } }
    expect(estimateText(requestEstimate(french, drain, measures)).buy).toBe(
      '1.25 tons of drainage gravel',
    )
  })

  it('says no weight beside what is bought in pounds', () => {
    const lawn = { id: 'lawncare-fertilization/granular-fertilizers', name: 'Granular Fertilizers' }
    const shape = { kind: 'rectangle', length: 12, width: 8 } as const
    const found = requestEstimate(
      lawn,
      {
        kind: 'fertilizer',
        nitrogen: [{ name: 'A full feeding', pounds: 1 }],
        bags: [40],
        limePounds: 50,
      },
      { kind: 'fertilizer', ground: [{ shape }], choice: 0, nitrogenPercent: 16 },
    )
    expect(estimateText(found)).toMatchObject({ buy: '1 pound', weight: '' })
    expect(totalTons([found])).toBeGreaterThan(0)
  })

  it('weighs what is below a ton in pounds', () => {
    expect(weightText(0.0201)).toBe('about 50 pounds')
    // Five bags of potting soil.
    expect(weightText(0.125)).toBe('about 250 pounds')
    expect(weightText(1)).toBe('about 1 ton')
    expect(weightText(null)).toBe('')
  })
})

describe('measures on the wire', () => {
  it.each<Measures>([
    path,
    { kind: 'linear', run: { kind: 'around', shapes: [{ kind: 'circle', diameter: 12 }] } },
    { kind: 'wall', run: { kind: 'feet', feet: 20 }, height: 2 },
    { kind: 'potted', pots: [{ diameter: 12, height: 12, count: 2 }] },
    { kind: 'rated', ground: path.ground, inches: null, choice: 1 },
  ])('come as they were sent: $kind', (measures) => {
    expect(measuresSchema.parse(JSON.parse(JSON.stringify(measures)))).toEqual(measures)
  })
})

describe('a material of a catalog', () => {
  const known = ['soil-mulch/pine-mulch', 'lawncare-fertilization/granular-fertilizers']

  it('is known by its id', () => {
    const service = { id: 'soil-mulch', name: 'Soil & Mulch' }
    const material = { id: 'soil-mulch/pine-mulch', name: 'Pine' }
    expect(contentIdOf(known, service, material)).toBe(material.id)
  })

  it('is known by its names where a platform has ids of its own', () => {
    const service = { id: '7', name: 'Lawn Care & Fertilization' }
    expect(contentIdOf(known, service, { id: '8', name: 'Granular Fertilizers' })).toBe(known[1])
    expect(contentIdOf(known, service, { id: '9', name: 'Lime' })).toBeUndefined()
  })
})
