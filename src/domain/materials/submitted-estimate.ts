import type { Measures } from './measures.ts'

/** A visitor's measures for a material, before they are calculated. */
export interface SubmittedEstimate {
  /** Id in the catalog. */
  readonly materialId: string
  /** Null if it has to be measured on site. */
  readonly measures: Measures | null
  /** Slug of the product that is wanted, if it is sold as that material. */
  readonly product?: string | undefined
}

/** A visitor's measures as the form stores them until it is sent. */
export interface MeasuredMaterial {
  readonly materialId: string
  /**
   * As the calculator made them; unvalidated until the calculator or the server reads them. Null to
   * measure on site.
   */
  readonly measures: unknown
  /** The amount that the visitor has seen; empty if it is measured on site. */
  readonly amount: string
  /** The product that is wanted, if it is sold as that material. */
  readonly product?: { readonly slug: string; readonly name: string } | undefined
  /** Amounts of other materials that were calculated with it. */
  readonly companions?: readonly CompanionAmount[] | undefined
}

/** The amount of another material that goes along, such as gravel behind a wall. */
export interface CompanionAmount {
  readonly materialId: string
  readonly amount: string
}

/** Maximum number of estimates of one request. */
export const maxEstimates = 20
