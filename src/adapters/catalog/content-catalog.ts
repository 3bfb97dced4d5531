import { services } from '#content/services/services.ts'
import type { Catalog } from '#ports/catalog.ts'

/** The catalog that the service pages themselves make: their items are the materials. */
export const contentCatalog: Catalog = {
  async services() {
    return services.map((service) => ({
      id: service.slug,
      name: service.name,
      materials: service.sections.flatMap((section) =>
        section.items.map((item) => ({ id: `${service.slug}/${item.slug}`, name: item.name })),
      ),
    }))
  },
}
