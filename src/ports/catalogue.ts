import type { CatalogueService } from '#domain/quotes/quote-draft.ts'

/** The services a visitor can ask a quote for. */
export interface Catalogue {
  services(): Promise<readonly CatalogueService[]>
}
