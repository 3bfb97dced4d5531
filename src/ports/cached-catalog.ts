import type { CatalogService } from '#domain/quotes/quote-draft.ts'

/** The last good catalog of the platform, kept for when it is away; survives a restart. */
export interface CachedCatalog {
  /** Null where none was ever kept under that source. */
  read(source: string): Promise<readonly CatalogService[] | null>
  keep(source: string, services: readonly CatalogService[], now: number): Promise<void>
}
