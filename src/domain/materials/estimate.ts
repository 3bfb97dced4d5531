import type * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Coverage, CoverageOf, Unit } from './coverage.ts'
import {
  areaOfGround,
  checkMeasures,
  lengthOfRun,
  type MeasureErrors,
  type Measures,
} from './measures.ts'
import { paving, sod, wall } from './counted.ts'
import { isRound } from './shapes.ts'
import { bought, exact, plural, roundUp } from './lines.ts'
import { knownUnits, orderedUnit, tonsOf } from './sold.ts'
import type { estimateSchema } from './stored-estimate.ts'

/** Raised whenever the same measures give another result, to tell stored estimates apart. */
const formulaVersion = 4

export type Estimate = DeepReadonly<z.infer<typeof estimateSchema>>

/** Why the measures give no result. */
export type EstimateRefusal =
  | { readonly code: 'invalid'; readonly fieldErrors: MeasureErrors }
  /** The measures are for another kind of material. */
  | { readonly code: 'other-material' }

type Parts = Pick<Estimate, 'material'> & Partial<Omit<Estimate, 'material' | 'formula' | 'tons'>>

/**
 * The amount of a material for the measures. Quantities are theoretical: real ground is uneven, and
 * densities of stone and soil vary by some 15 percent from load to load.
 */
export function estimate(
  coverage: Coverage,
  measures: Measures,
): Result<Estimate, EstimateRefusal> {
  const fieldErrors = checkMeasures(measures)
  if (Object.keys(fieldErrors).length > 0) return err({ code: 'invalid', fieldErrors })
  const parts = measures.kind === 'known' ? known(coverage, measures) : partsOf(coverage, measures)
  if (parts === null) return err({ code: 'other-material' })
  return ok({
    formula: formulaVersion,
    squareFeet: 'ground' in measures ? areaOfGround(measures.ground) : null,
    tons: tonsOf(coverage, parts.material),
    companions: [],
    notes: [],
    cautions: [],
    ...parts,
  })
}

function partsOf(coverage: Coverage, measures: Measures): Parts | null {
  const ordered = orderedUnit(coverage)
  switch (coverage.kind) {
    case 'spread':
      if (measures.kind !== coverage.kind) return null
      return spread(coverage, areaOfGround(measures.ground), measures.inches)
    case 'rated': {
      if (measures.kind !== coverage.kind) return null
      const choice = coverage.choices[measures.choice]
      if (choice === undefined || (coverage.inches === null) !== (measures.inches === null)) {
        return null
      }
      const need = (areaOfGround(measures.ground) * (measures.inches ?? 1)) / choice.covers
      const material = bought('material', need, choice.unit ?? ordered, coverage.extra)
      return { material, cautions: depthCautions(measures.inches ?? 0, coverage.mostInches) }
    }
    case 'potted': {
      if (measures.kind !== coverage.kind) return null
      const cubicFeet = measures.pots.reduce(
        (sum, pot) => sum + (pot.count * Math.PI * pot.diameter ** 2 * pot.height) / 6912,
        0,
      )
      const need = (cubicFeet * coverage.share) / coverage.bagCubicFeet
      return { material: bought('material', need, ordered, 0) }
    }
    case 'boulders': {
      if (measures.kind !== coverage.kind) return null
      const need = measures.boulders.reduce(
        (sum, { feet, count }) => sum + (count * 86.4 * feet ** 3) / 2000,
        0,
      )
      return { material: bought('material', need, ordered, 0) }
    }
    case 'paved':
      if (measures.kind !== coverage.kind) return null
      return paving(coverage, measures)
    case 'sod':
      if (measures.kind !== coverage.kind) return null
      return sod(
        coverage,
        areaOfGround(measures.ground),
        measures.isCurved || measures.ground.some(({ shape }) => isRound(shape.kind)),
      )
    case 'linear': {
      if (measures.kind !== coverage.kind) return null
      const feet = lengthOfRun(measures.run)
      const need = feet / coverage.feetPerUnit
      const material = bought('material', need, ordered, coverage.extra)
      if (coverage.stakes === undefined) return { material }
      const { every, atJoints } = coverage.stakes
      const between = Math.ceil(feet / every - 1e-9)
      const stakes = atJoints ? between + material.order - 1 : between + 1
      return { material, companions: [exact('stakes', stakes, { kind: 'piece', name: 'stake' })] }
    }
    case 'wall':
      if (measures.kind !== coverage.kind) return null
      return wall(coverage, lengthOfRun(measures.run), measures.height)
    case 'seed': {
      if (measures.kind !== coverage.kind) return null
      const choice = coverage.choices[measures.choice]
      if (choice === undefined) return null
      const need = (areaOfGround(measures.ground) * choice.poundsPer1000) / 1000
      const material = bought('material', need, ordered, 0)
      return { material, notes: bagsOf(material.order, coverage.bags) }
    }
    case 'fertilizer': {
      if (measures.kind !== coverage.kind) return null
      const dose = coverage.nitrogen[measures.choice]
      if (dose === undefined) return null
      const thousands = areaOfGround(measures.ground) / 1000
      const need = (thousands * dose.pounds * 100) / measures.nitrogenPercent
      const material = bought('material', need, ordered, 0)
      const { bags, limePounds } = coverage
      const notes = bagsOf(material.order, bags)
      if (limePounds === undefined) return { material, notes }
      const lime = roundUp(thousands * limePounds, 5)
      return {
        material,
        notes: [
          ...notes,
          `Lime only where a soil test calls for it: ${lime} pounds would be the usual dose here.`,
        ],
      }
    }
    case 'spaced': {
      if (measures.kind !== coverage.kind) return null
      const cell = (measures.inches / 12) ** 2 * (measures.isStaggered ? 0.866 : 1)
      const need = areaOfGround(measures.ground) / cell
      return { material: bought('material', need, ordered, 0) }
    }
    case 'drain': {
      if (measures.kind !== coverage.kind) return null
      const { width, depth } = coverage.trenchInches
      const feet = lengthOfRun(measures.run)
      const yards = (feet * width * depth) / 144 / 27
      const foot: Unit = { kind: 'foot' }
      return {
        material: bought('gravel', yards * coverage.tonsPerYard, ordered, 0),
        companions: [bought('pipe', feet, foot, 0.1), bought('fabric', feet, foot, 0.1)],
      }
    }
  }
}

/** An amount that the visitor knows: nothing extra, rounded to what is sold. */
function known(
  coverage: Coverage,
  { amount, unit }: Extract<Measures, { kind: 'known' }>,
): Parts | null {
  const units = knownUnits(coverage)
  const [ordered] = units
  const typed = units[unit]
  if (ordered === undefined || typed === undefined) return null
  const material =
    coverage.kind === 'spread' && typed !== ordered
      ? bought('material', amount * coverage.tonsPerYard, ordered, 0)
      : bought('material', amount, typed, 0)
  return { material }
}

function spread(coverage: CoverageOf<'spread'>, squareFeet: number, inches: number): Parts {
  const { sold, compaction, extra, mostInches } = coverage
  const yards = ((squareFeet * inches) / 324) * compaction
  const parts = {
    material: bought('material', inUnitSold(coverage, yards), orderedUnit(coverage), extra),
    cautions: depthCautions(inches, mostInches),
  }
  const loose = yards * (1 + extra)
  if (sold.by === 'pack' || sold.bag === undefined || loose >= 0.5) return parts
  const bags = roundUp((loose * 27) / sold.bag.cubicFeet, 1)
  return { ...parts, notes: [`Or ${bags} ${plural(bags, 'bag')} of ${sold.bag.size}.`] }
}

/** So many cubic yards in the unit sold. */
function inUnitSold({ sold, tonsPerYard }: CoverageOf<'spread'>, yards: number): number {
  switch (sold.by) {
    case 'pack':
      return (yards * 27) / sold.cubicFeet
    case 'ton':
      return yards * tonsPerYard
    case 'cubic-yard':
      return yards
  }
}

function depthCautions(inches: number, mostInches: number | undefined): readonly string[] {
  if (mostInches === undefined || inches <= mostInches) return []
  return [
    `More than ${mostInches} ${plural(mostInches, 'inch', 'inches')} does more harm than good here.`,
  ]
}

/** The number of bags of either size that hold so many pounds. */
function bagsOf(pounds: number, sizes: readonly number[]): string[] {
  const choices = sizes
    .map((size) => ({ size, bags: roundUp(pounds / size, 1) }))
    // Only the smallest of the sizes of which one bag is enough.
    .filter(({ bags }, at, all) => bags > 1 || all[at - 1]?.bags !== 1)
    .map(({ size, bags }) => `${bags} ${plural(bags, 'bag')} of ${size} lb`)
  return choices.length === 0 ? [] : [`Buy ${choices.slice(-2).join(' or ')}.`]
}
