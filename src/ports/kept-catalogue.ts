import type { CatalogueService } from '#domain/quotes/quote-draft.ts'

/** The last good catalogue of the platform, kept for when it is away; survives a restart. */
export interface KeptCatalogue {
  /** Null where none was ever kept under that source. */
  read(source: string): Promise<readonly CatalogueService[] | null>
  keep(source: string, services: readonly CatalogueService[], now: number): Promise<void>
}
