import { pictureUrl } from '#web/json-ld.tsx'
import type { Site } from '#web/site.ts'
import type { ProductsContent } from './content.ts'

/** Structured data, but no `Product`s of schema.org, which need a price: nothing is sold online. */
export function productFacts(site: Site, { products }: Pick<ProductsContent, 'products'>) {
  return {
    '@type': 'ItemList',
    name: 'Products',
    numberOfItems: products.length,
    itemListElement: products.map(({ name, picture }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      image: pictureUrl(site, picture) ?? undefined,
    })),
  }
}
