import { err, ok, type Result } from '#domain/result.ts'
import type { Coverage, SpreadCoverage, Unit } from './coverage.ts'
import { areaOfGround, checkMeasures, type MeasureErrors, type Measures } from './measures.ts'
import { paving, sod, wall } from './counted.ts'
import { bought, cubicYard, exact, type EstimatedLine, plural, ton } from './lines.ts'

/** Raised whenever the same measures give another figure, so that stored ones can be told apart. */
export const formulaVersion = 1

/** What a material takes, with what belongs to it. */
export interface Estimate {
  readonly formula: typeof formulaVersion
  /** The ground in square feet, where there is any. */
  readonly squareFeet: number | null
  /** The material itself. */
  readonly material: EstimatedLine
  /** What is bought with it: base, sand, stakes, caps. */
  readonly companions: readonly EstimatedLine[]
  /** How else it can be bought, or what it weighs: whole sentences. */
  readonly notes: readonly string[]
  /** What speaks against the measures, though they can be calculated. */
  readonly cautions: readonly string[]
}

/** Why the measures give no figure. */
export type EstimateRefusal =
  | { readonly code: 'invalid'; readonly fieldErrors: MeasureErrors }
  /** The measures are not those that this material asks for. */
  | { readonly code: 'other-material' }

type Parts = Pick<Estimate, 'material'> & Partial<Omit<Estimate, 'material' | 'formula'>>

/**
 * How much of a material the measures take. Quantities are those of a plan on paper: real ground
 * is uneven, densities of stone and soil vary by some 15 percent from load to load.
 */
export function estimate(
  coverage: Coverage,
  measures: Measures,
): Result<Estimate, EstimateRefusal> {
  const fieldErrors = checkMeasures(measures)
  if (Object.keys(fieldErrors).length > 0) return err({ code: 'invalid', fieldErrors })
  const parts = partsOf(coverage, measures)
  if (parts === null) return err({ code: 'other-material' })
  return ok({
    formula: formulaVersion,
    squareFeet: 'ground' in measures ? areaOfGround(measures.ground) : null,
    companions: [],
    notes: [],
    cautions: [],
    ...parts,
  })
}

function partsOf(coverage: Coverage, measures: Measures): Parts | null {
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
      return { material: bought('material', need, coverage.unit, coverage.extra) }
    }
    case 'potted': {
      if (measures.kind !== coverage.kind) return null
      const cubicFeet = measures.pots.reduce(
        (sum, pot) => sum + (pot.count * Math.PI * pot.diameter ** 2 * pot.height) / 6912,
        0,
      )
      const bag: Unit = { kind: 'pack', name: 'bag', size: `${coverage.bagCubicFeet} cu ft` }
      const need = (cubicFeet * coverage.share) / coverage.bagCubicFeet
      return { material: bought('material', need, bag, 0) }
    }
    case 'boulders': {
      if (measures.kind !== coverage.kind) return null
      const need = measures.boulders.reduce(
        (sum, { feet, count }) => sum + (count * 86.4 * feet ** 3) / 2000,
        0,
      )
      return { material: bought('material', need, ton, 0) }
    }
    case 'paved':
      if (measures.kind !== coverage.kind) return null
      return paving(coverage, measures)
    case 'sod':
      if (measures.kind !== coverage.kind) return null
      return sod(coverage, areaOfGround(measures.ground), measures.isCurved)
    case 'linear': {
      if (measures.kind !== coverage.kind) return null
      const need = measures.feet / coverage.feetPerUnit
      const material = bought('material', need, coverage.unit, coverage.extra)
      if (coverage.stakes === undefined) return { material }
      const { every, atJoints } = coverage.stakes
      const between = Math.ceil(measures.feet / every - 1e-9)
      const stakes = atJoints ? between + material.order - 1 : between + 1
      return { material, companions: [exact('stakes', stakes, { kind: 'piece', name: 'stake' })] }
    }
    case 'wall':
      if (measures.kind !== coverage.kind) return null
      return wall(coverage, measures.feet, measures.height)
    case 'seed': {
      if (measures.kind !== coverage.kind) return null
      const choice = coverage.choices[measures.choice]
      if (choice === undefined) return null
      const need = (areaOfGround(measures.ground) * choice.poundsPer1000) / 1000
      return { material: bought('material', need, { kind: 'pound' }, 0) }
    }
    case 'fertilizer': {
      if (measures.kind !== coverage.kind) return null
      const dose = coverage.nitrogen[measures.choice]
      if (dose === undefined) return null
      const thousands = areaOfGround(measures.ground) / 1000
      const need = (thousands * dose.pounds * 100) / measures.nitrogenPercent
      return { material: bought('material', need, { kind: 'pound' }, 0) }
    }
    case 'spaced': {
      if (measures.kind !== coverage.kind) return null
      const cell = (measures.inches / 12) ** 2 * (measures.isStaggered ? 0.866 : 1)
      const need = areaOfGround(measures.ground) / cell
      return { material: bought('material', need, { kind: 'piece', name: 'plant' }, 0) }
    }
    case 'drain': {
      if (measures.kind !== coverage.kind) return null
      const { width, depth } = coverage.trenchInches
      const yards = (measures.feet * width * depth) / 144 / 27
      const foot: Unit = { kind: 'foot' }
      return {
        material: bought('gravel', yards * coverage.tonsPerYard, ton, 0),
        companions: [
          bought('pipe', measures.feet, foot, 0.1),
          bought('fabric', measures.feet, foot, 0.1),
        ],
      }
    }
  }
}

function spread(coverage: SpreadCoverage, squareFeet: number, inches: number): Parts {
  const { sold, tonsPerYard, compaction, extra, mostInches } = coverage
  const yards = ((squareFeet * inches) / 324) * compaction
  const cautions =
    mostInches !== undefined && inches > mostInches
      ? [
          `More than ${mostInches} ${plural(mostInches, 'inch', 'inches')} does more harm than good here.`,
        ]
      : []
  switch (sold.by) {
    case 'cubic-yard': {
      const material = bought('material', yards, cubicYard, extra)
      return {
        material,
        cautions,
        notes: notesOnYards(yards * (1 + extra), material.order, tonsPerYard),
      }
    }
    case 'ton':
      return { material: bought('material', yards * tonsPerYard, ton, extra), cautions }
    case 'pack': {
      const unit: Unit = { kind: 'pack', name: sold.name, size: `${sold.cubicFeet} cu ft` }
      return { material: bought('material', (yards * 27) / sold.cubicFeet, unit, extra), cautions }
    }
  }
}

/** The weight on the truck, and bags in place of a small pile. */
function notesOnYards(yards: number, order: number, tonsPerYard: number): string[] {
  const tons = Math.round(order * tonsPerYard * 10) / 10
  const weight = `Weighs about ${tons} ${plural(tons, 'ton', 'tons')} when it is delivered.`
  if (yards >= 0.5) return [weight]
  const bags = Math.ceil(yards * 13.5 - 1e-9)
  return [`Or ${bags} ${plural(bags, 'bag', 'bags')} of 2 cu ft.`, weight]
}
