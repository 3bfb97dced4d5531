import { pictureUrl } from '#web/picture-url.ts'
import type { Site } from '#web/site.ts'
import type { ProductsContent } from './content.ts'

/**
 * The products for search engines, which read the rest on the page. They are no `Product`s to them:
 * those need a price or a rating, and nothing is sold online.
 */
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
