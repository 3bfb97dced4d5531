import type { Shape } from './shapes.ts'

/** Things that are counted. */
export const pieces = ['piece', 'paver', 'block', 'cap', 'stake', 'plant'] as const

export const packs = ['bag', 'bale', 'coil', 'pallet', 'roll'] as const

/** The unit in which a material is ordered. */
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
  /** A package with its printed size: "2 cu ft". */
  | {
      readonly kind: 'pack'
      readonly name: (typeof packs)[number]
      readonly size: string
    }

/** A material that is spread over an area to a depth: soil, mulch, stone. */
export interface SpreadCoverage {
  readonly kind: 'spread'
  readonly sold: { readonly by: 'cubic-yard' } | { readonly by: 'ton' } | LoosePack
  /** The default depth in inches. */
  readonly inches: number
  /** Depth in inches above which it does harm or is wasted. */
  readonly mostInches?: number
  /** Depths for other uses, in inches. */
  readonly uses?: readonly { readonly name: string; readonly inches: number }[]
  /** Short tons per loose cubic yard. Fitted to trade figures, within 15 percent. */
  readonly tonsPerYard: number
  /** Loose volume per compacted volume; 1 if it is not compacted. */
  readonly compaction: number
  /** Extra share to buy: 0.1 is ten percent. */
  readonly extra: number
}

/** A package with a known loose volume in cubic feet. */
export interface LoosePack {
  readonly by: 'pack'
  readonly name: 'bag' | 'bale'
  readonly cubicFeet: number
  /** The printed size if it differs from the loose volume, as on a compressed bale. */
  readonly size?: string
}

/** A material bought by the area that one unit covers. */
export interface RatedCoverage {
  readonly kind: 'rated'
  readonly unit: Unit
  /** The default depth in inches; null if depth does not matter. */
  readonly inches: number | null
  /** Depth in inches above which it does harm or is wasted. */
  readonly mostInches?: number
  readonly choices: readonly RatedChoice[]
  /** Weight of one unit in pounds, if known; not needed for tons. */
  readonly pounds?: number
  readonly extra: number
}

/** A way to use or buy such a material. */
export interface RatedChoice {
  readonly name: string
  /** Square feet that one unit covers; at one inch of depth, if there is a depth. */
  readonly covers: number
  /** The unit, if it differs from the material's own. */
  readonly unit?: Unit
}

/** A material that fills pots. */
export interface PottedCoverage {
  readonly kind: 'potted'
  /** Cubic feet per bag. */
  readonly bagCubicFeet: number
  /** Share of the pots that it fills: 1, or 0.1 for a material that is blended in. */
  readonly share: number
  /** Short tons per loose cubic yard. */
  readonly tonsPerYard: number
}

/** Boulders, measured by diameter. */
export interface BoulderCoverage {
  readonly kind: 'boulders'
}

/** Paving on a base of stone and sand. */
export interface PavedCoverage {
  readonly kind: 'paved'
  readonly piecesPerSquareFoot: number
  /** Square feet per pallet, if it is sold by the pallet. */
  readonly palletSquareFeet?: number
  /** Hexagonal stones are cut at every straight border: at least 10 percent extra. */
  readonly isHexagonal?: true
}

/** Turf by the pallet. */
export interface SodCoverage {
  readonly kind: 'sod'
  readonly palletSquareFeet: number
  readonly slabInches: readonly [number, number]
  /** Width and length of a roll in feet, if it is sold by the roll too. */
  readonly rollFeet?: readonly [number, number]
}

/** A material that is laid in a line. */
export interface LinearCoverage {
  readonly kind: 'linear'
  readonly unit: Unit
  /** Feet of line per unit. */
  readonly feetPerUnit: number
  readonly extra: number
  /** Feet between stakes; each joint of coils takes one more. */
  readonly stakes?: { readonly every: number; readonly atJoints: boolean }
}

/** A wall of blocks without mortar; its first course is below ground. */
export interface WallCoverage {
  readonly kind: 'wall'
  readonly blockInches: { readonly length: number; readonly height: number }
  /** Visible height in feet from which a permit may be needed. */
  readonly permitFeet: number
}

/** Grass seed by weight. */
export interface SeedCoverage {
  readonly kind: 'seed'
  readonly choices: readonly { readonly name: string; readonly poundsPer1000: number }[]
  /** Sizes of bags in pounds, smallest first. */
  readonly bags: readonly number[]
}

/** Fertilizer, by the nitrogen on its label. */
export interface FertilizerCoverage {
  readonly kind: 'fertilizer'
  /** Pounds of nitrogen per 1,000 square feet, the default dose first. */
  readonly nitrogen: readonly { readonly name: string; readonly pounds: number }[]
  /** Sizes of bags in pounds, smallest first. */
  readonly bags: readonly number[]
  /** Pounds of lime per 1,000 square feet, if a soil test asks for it. */
  readonly limePounds: number
}

/** Plants at an even distance. */
export interface SpacedCoverage {
  readonly kind: 'spaced'
  /** The default distance in inches. */
  readonly inches: number
}

/** A trench of gravel around a pipe. */
export interface DrainCoverage {
  readonly kind: 'drain'
  readonly trenchInches: { readonly width: number; readonly depth: number }
  readonly tonsPerYard: number
}

/** A common size to start from. */
export interface FamiliarSize {
  readonly name: string
  readonly shape: Shape
}

/** How far a material goes. An owner can correct it by the yard's scale tickets. */
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
