import type { ServicesAnswer } from '#contract/quotes.ts'
import type { CatalogService } from '#domain/quote-requests/quote-draft.ts'
import { slugOf } from '#domain/text.ts'

/** The services as the form offers them; a service or material without a name is left out. */
export function catalogFrom(answer: ServicesAnswer): readonly CatalogService[] {
  return answer.data
    .map((service) => ({
      id: service._id,
      name: (service.serviceName ?? service.name ?? '').trim(),
      materials: (service.productOptions ?? [])
        .map(({ productId, productData }) => ({
          id: productId,
          name: (productData?.name ?? '').trim(),
        }))
        .filter(({ name }) => name !== ''),
    }))
    .filter(({ name }) => name !== '')
}

/** The service that a link asks for, by id or slug without hyphens: `lawncare-fertilization`. */
export function serviceAskedFor(
  wanted: string,
  catalog: readonly CatalogService[],
): CatalogService | undefined {
  const bare = (slug: string) => slug.replaceAll('-', '')
  return (
    catalog.find(({ id }) => id === wanted) ??
    catalog.find(({ name }) => bare(slugOf(name)) === bare(wanted))
  )
}
