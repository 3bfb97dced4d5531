import type { Shape } from './shapes.ts'

/** What is counted one by one. */
export const pieces = ['piece', 'paver', 'block', 'cap', 'stake', 'plant'] as const

export const packs = ['bag', 'bale', 'coil', 'pallet', 'roll'] as const

/** In what a material is counted when it is ordered. */
export type Unit =
  | { readonly kind: 'cubic-yard' }
  | { readonly kind: 'ton' }
  | { readonly kind: 'square-foot' }
  | { readonly kind: 'foot' }
  | { readonly kind: 'pound' }
  | {
      readonly kind: 'piece'
      readonly name: (typeof pieces)[number]
    }
  /** A package, with what stands on it: "2 cu ft". */
  | {
      readonly kind: 'pack'
      readonly name: (typeof packs)[number]
      readonly size: string
    }

/** Poured over an area to a depth: soil, mulch, stone. */
export interface SpreadCoverage {
  readonly kind: 'spread'
  readonly sold: { readonly by: 'cubic-yard' } | { readonly by: 'ton' } | LoosePack
  /** The usual depth in inches, offered first. */
  readonly inches: number
  /** Deeper than this, in inches, does harm or is wasted. */
  readonly maxInches?: number
  /** Other depths for other uses, in inches. */
  readonly uses?: readonly { readonly name: string; readonly inches: number }[]
  /** Tons per loose cubic yard. Fitted to trade figures, within 15 percent. */
  readonly tonsPerYard: number
  /** Loose volume for each volume in place; 1 where nothing is compacted. */
  readonly compaction: number
  /** Bought beyond what is needed: 0.1 is ten percent. */
  readonly extra: number
}

/** Sold in packages of a known loose volume in cubic feet. */
export interface LoosePack {
  readonly by: 'pack'
  readonly name: 'bag' | 'bale'
  readonly cubicFeet: number
  /** What is printed on it where that is not its loose volume, as on a compressed bale. */
  readonly size?: string
}

/** Bought by what one unit is known to cover. */
export interface RatedCoverage {
  readonly kind: 'rated'
  readonly unit: Unit
  /** The usual depth in inches; null where depth does not matter. */
  readonly inches: number | null
  /** Deeper than this, in inches, does harm or is wasted. */
  readonly maxInches?: number
  readonly choices: readonly RatedChoice[]
  /** What one unit weighs in pounds, where it is known; tons weigh themselves. */
  readonly pounds?: number
  readonly extra: number
}

/** One way to use or to buy what is bought by its cover. */
export interface RatedChoice {
  readonly name: string
  /** Square feet that one unit covers; one inch deep, where the depth is asked for. */
  readonly covers: number
  /** In what it is counted, where that is not the unit of the material. */
  readonly unit?: Unit
}

/** Filled into pots. */
export interface PottedCoverage {
  readonly kind: 'potted'
  /** Cubic feet in a bag. */
  readonly bagCubicFeet: number
  /** How much of the pots it fills: 1, or a tenth for what is blended in. */
  readonly share: number
  /** Tons per loose cubic yard. */
  readonly tonsPerYard: number
}

/** Rounded rocks, each measured across. */
export interface BoulderCoverage {
  readonly kind: 'boulders'
}

/** Paving laid piece by piece on a base of stone and sand. */
export interface PavedCoverage {
  readonly kind: 'paved'
  readonly piecesPerSquareFoot: number
  /** Square feet per pallet, where it is sold by the pallet. */
  readonly palletSquareFeet?: number
  /** Cut at every straight border: never less than 10 percent extra. */
  readonly isHexagonal?: true
}

/** Turf by the pallet. */
export interface SodCoverage {
  readonly kind: 'sod'
  readonly palletSquareFeet: number
  readonly slabInches: readonly [number, number]
  /** One roll, where it is sold by the roll too. */
  readonly rollFeet?: readonly [number, number]
}

/** Laid in a line. */
export interface LinearCoverage {
  readonly kind: 'linear'
  readonly unit: Unit
  /** Feet of line that one unit makes. */
  readonly feetPerUnit: number
  readonly extra: number
  /** Feet between stakes; joints of coils take one more each. */
  readonly stakes?: { readonly every: number; readonly atJoints: boolean }
}

/** A wall of blocks without mortar, its first course below ground. */
export interface WallCoverage {
  readonly kind: 'wall'
  readonly blockInches: { readonly length: number; readonly height: number }
  /** From this visible height in feet on, the permit is worth a question. */
  readonly permitFeet: number
}

/** Grass seed by weight. */
export interface SeedCoverage {
  readonly kind: 'seed'
  readonly choices: readonly { readonly name: string; readonly poundsPer1000: number }[]
  /** Sizes of bags in pounds, the smallest first. */
  readonly bags: readonly number[]
}

/** Fertilizer by the nitrogen on its label. */
export interface FertilizerCoverage {
  readonly kind: 'fertilizer'
  /** Pounds of nitrogen per 1,000 square feet, the usual dose first. */
  readonly nitrogen: readonly { readonly name: string; readonly pounds: number }[]
  /** Sizes of bags in pounds, the smallest first. */
  readonly bags: readonly number[]
  /** Lime in pounds for 1,000 square feet, where a soil test asks for it. */
  readonly limePounds: number
}

/** Plants set at an even distance. */
export interface SpacedCoverage {
  readonly kind: 'spaced'
  /** The usual distance in inches. */
  readonly inches: number
}

/** A trench of gravel around a pipe. */
export interface DrainCoverage {
  readonly kind: 'drain'
  readonly trenchInches: { readonly width: number; readonly depth: number }
  readonly tonsPerYard: number
}

/** A plain size that people know, to start from. */
export interface FamiliarSize {
  readonly name: string
  readonly shape: Shape
}

/** How far a material goes: what the owner may correct by the scale tickets of the yard. */
export type Coverage =
  | SpreadCoverage
  | RatedCoverage
  | PottedCoverage
  | BoulderCoverage
  | PavedCoverage
  | SodCoverage
  | LinearCoverage
  | WallCoverage
  | SeedCoverage
  | FertilizerCoverage
  | SpacedCoverage
  | DrainCoverage
