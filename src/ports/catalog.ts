import type { CatalogService } from '#domain/quote-requests/quote-draft.ts'

/** The services that a visitor can ask a quote for. */
export interface Catalog {
  services(): Promise<readonly CatalogService[]>
}
