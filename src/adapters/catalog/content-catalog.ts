import type { Content } from '#content/content.ts'
import type { Catalog } from '#ports/catalog.ts'

/** The catalog of the service pages: their items are the materials. */
export const contentCatalog = (content: () => Pick<Content, 'services'>): Catalog => ({
  async services() {
    return content().services.map((service) => ({
      id: service.slug,
      name: service.name,
      materials: service.sections.flatMap((section) =>
        section.items.map((item) => ({ id: `${service.slug}/${item.slug}`, name: item.name })),
      ),
    }))
  },
})
