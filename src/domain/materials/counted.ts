import { counted } from '#domain/counts.ts'
import type { CoverageOf } from './coverage.ts'
import { bought, type EstimatedLine, plural, roundUp, ton } from './lines.ts'
import { number } from './measured-text.ts'
import { areaOfGround, type Ground, type Measures, type Pattern } from './measures.ts'
import { areaOf, areaWithMargin } from './shapes.ts'
import { orderedUnit } from './sold.ts'

/** Short tons of crusher run per cubic yard after compaction. */
const baseTonsPerYard = 1.8
/** Short tons of drainage gravel per cubic yard, including losses into the ground. */
const gravelTonsPerYard = 1.61
const sandTonsPerYard = 1.35
/** Depth of the base below a wall, in feet. */
const baseFeet = 0.5
/** Extra share of stone and sand below or behind something. */
const stoneExtra = 0.1

interface Counted {
  readonly material: EstimatedLine
  readonly companions: readonly EstimatedLine[]
  readonly notes: readonly string[]
  readonly cautions: readonly string[]
}

const patternExtra: Readonly<Record<Pattern, number>> = {
  straight: 0.05,
  curved: 0.1,
  herringbone: 0.1,
  diagonal: 0.15,
}

/** Pavers with their base, which extends half a foot past them, and an inch of sand. */
export function paving(
  coverage: CoverageOf<'paved'>,
  measures: Extract<Measures, { kind: 'paved' }>,
): Counted {
  const squareFeet = areaOfGround(measures.ground)
  const extra = Math.max(patternExtra[measures.pattern], coverage.isHexagonal ? 0.1 : 0)
  const baseInches = measures.carsCross ? 8 : 4
  const base = (areaUnderBase(measures.ground) * baseInches) / 324
  const { palletSquareFeet, piecesPerSquareFoot } = coverage
  const material = bought(
    'material',
    squareFeet * piecesPerSquareFoot,
    orderedUnit(coverage),
    extra,
  )
  return {
    material,
    companions: [
      bought('base', base * baseTonsPerYard, ton, stoneExtra),
      bought('sand', (squareFeet / 324) * sandTonsPerYard, ton, stoneExtra),
    ],
    notes:
      palletSquareFeet === undefined
        ? []
        : [palletsText(material.order, Math.round(palletSquareFeet * piecesPerSquareFoot) || 1)],
    cautions: [],
  }
}

/** `A pallet holds 450 pavers, so this is 2 pallets and 8 pavers.` */
function palletsText(pavers: number, perPallet: number): string {
  const pallets = Math.floor(pavers / perPallet)
  if (pallets === 0)
    return `A pallet holds ${counted(perPallet, 'paver')}, so this is less than one.`
  const single = pavers - pallets * perPallet
  const parts = [counted(pallets, 'pallet'), ...(single === 0 ? [] : [counted(single, 'paver')])]
  return `A pallet holds ${counted(perPallet, 'paver')}, so this is ${parts.join(' and ')}.`
}

/** Area of the paving and half a foot around it; areas left out of the paving stay left out. */
const areaUnderBase = (ground: Ground): number =>
  ground.reduce(
    (sum, { shape, minus }) => sum + (minus ? -areaOf(shape) : areaWithMargin(shape, 0.5)),
    0,
  )

/** Whole pallets of turf, and the number of slabs or rolls to lay. */
export function sod(coverage: CoverageOf<'sod'>, squareFeet: number, isCurved: boolean): Counted {
  const extra = isCurved ? 0.1 : 0.05
  const [length, width] = coverage.slabInches
  const slabs = roundUp((squareFeet * (1 + extra) * 144) / (length * width), 1)
  return {
    material: bought(
      'material',
      squareFeet / coverage.palletSquareFeet,
      orderedUnit(coverage),
      extra,
    ),
    companions: [],
    notes: [
      `${slabs} ${plural(slabs, 'slab')} of ${coverage.slabInches.join(' by ')} inches to lay.`,
      ...rollsNote(coverage, squareFeet * (1 + extra)),
    ],
    cautions: [],
  }
}

function rollsNote({ rollFeet }: CoverageOf<'sod'>, squareFeet: number): readonly string[] {
  if (rollFeet === undefined) return []
  const rolls = roundUp(squareFeet / (rollFeet[0] * rollFeet[1]), 1)
  return [`Or ${rolls} ${plural(rolls, 'roll')} of ${rollFeet.join(' by ')} feet.`]
}

/**
 * A wall of a length and a visible height in feet: one more course below ground, caps on top, a
 * base half a foot deep and two feet wide, gravel a foot thick behind it and a drain pipe.
 */
export function wall(coverage: CoverageOf<'wall'>, feet: number, height: number): Counted {
  const { blockInches, permitFeet } = coverage
  const row = roundUp((12 * feet) / blockInches.length, 1)
  const courses = roundUp((12 * height) / blockInches.height, 1) + 1
  const tallest = number(permitFeet + blockInches.height / 12 + baseFeet)
  const base = ((feet * 2 * baseFeet) / 27) * baseTonsPerYard
  const gravel = ((feet * height) / 27) * gravelTonsPerYard
  return {
    material: bought('material', row * courses, orderedUnit(coverage), 0.05),
    companions: [
      bought('caps', row, { kind: 'piece', name: 'cap' }, 0.05),
      bought('base', base, ton, stoneExtra),
      bought('gravel', gravel, ton, stoneExtra),
      bought('pipe', feet, { kind: 'foot' }, 0.1),
    ],
    notes: [
      `${courses} courses of ${row} ${plural(row, 'block')}, the first of them below ground.`,
    ],
    cautions:
      height > permitFeet
        ? [
            `A wall that shows more than ${permitFeet} feet is more than ${tallest} feet tall from the bottom of its footing: ask the county about a permit and an engineer first.`,
          ]
        : [],
  }
}
