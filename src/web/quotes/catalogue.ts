import type { ServicesAnswer } from '#contract/quotes.ts'
import { slugOf, type CatalogueService } from '#domain/quotes/quote-draft.ts'

/** The services of call 1 as the form offers them; a service or material without a name is left out. */
export function catalogueFrom(answer: ServicesAnswer): readonly CatalogueService[] {
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

/**
 * The service that a link to the form asks for, by its id or by its name's slug. Hyphens do not
 * count: the page of Lawn Care is at `lawncare-fertilization`.
 */
export function serviceAskedFor(
  asked: string,
  catalogue: readonly CatalogueService[],
): CatalogueService | undefined {
  const bare = (slug: string) => slug.replaceAll('-', '')
  return (
    catalogue.find(({ id }) => id === asked) ??
    catalogue.find(({ name }) => bare(slugOf(name)) === bare(asked))
  )
}
