import type { CatalogueService } from '#domain/quotes/quote-draft.ts'
import type { KeptCatalogue } from '#ports/kept-catalogue.ts'

export function memoryKeptCatalogue(): KeptCatalogue {
  const kept = new Map<string, readonly CatalogueService[]>()
  return {
    read: async (source) => kept.get(source) ?? null,
    async keep(source, services) {
      kept.set(source, services)
    },
  }
}
