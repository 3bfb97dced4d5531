import type { CatalogService } from '#domain/quotes/quote-draft.ts'
import type { Catalog } from '#ports/catalog.ts'

/** The services of the quote form, without materials that have no name. */
export function listServices({ catalog }: { readonly catalog: Catalog }) {
  return async (): Promise<readonly CatalogService[]> => {
    const services = await catalog.services()
    return services.map((service) => ({
      ...service,
      materials: service.materials.filter(({ name }) => name.trim() !== ''),
    }))
  }
}
