import type { Measures } from './measures.ts'

/** How much of a material a visitor asks for, before anybody has calculated it. */
export interface SubmittedEstimate {
  /** Of the catalog. */
  readonly materialId: string
  /** Null where somebody should come and measure. */
  readonly measures: Measures | null
  /** Slug of the product that is wanted, where it is sold as that material. */
  readonly product?: string | undefined
}

/** What a visitor has measured, as the form keeps it until it is sent. */
export interface MeasuredMaterial {
  readonly materialId: string
  /** As the calculator made them, and unread until it or the server reads them; null for a visit. */
  readonly measures: unknown
  /** The amount as the visitor has seen it; empty for a visit. */
  readonly amount: string
  /** The product that is wanted, where it is sold as that material. */
  readonly product?: { readonly slug: string; readonly name: string } | undefined
  /** What was calculated with it, of other materials. */
  readonly companions?: readonly CompanionAmount[] | undefined
}

/** How much of another material goes with what was measured: gravel behind a wall. */
export interface CompanionAmount {
  readonly materialId: string
  readonly amount: string
}

/** Most estimates of one request. */
export const maxEstimates = 20
