import type { CatalogueService } from '#domain/quotes/quote-draft.ts'
import type { Catalogue } from '#ports/catalogue.ts'

/** The services to offer on the quote form; materials without a name are left out. */
export function listServices({ catalogue }: { readonly catalogue: Catalogue }) {
  return async (): Promise<readonly CatalogueService[]> => {
    const services = await catalogue.services()
    return services.map((service) => ({
      ...service,
      materials: service.materials.filter(({ name }) => name.trim() !== ''),
    }))
  }
}
