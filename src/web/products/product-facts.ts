import { pictureUrl } from '#web/picture-url.ts'
import type { ProductsContent } from './content.ts'

/**
 * The products for search engines, which read the rest on the page. Nothing is sold online, so there
 * is no price.
 */
export function productFacts({ products }: Pick<ProductsContent, 'products'>) {
  return {
    '@type': 'ItemList',
    name: 'Products',
    numberOfItems: products.length,
    itemListElement: products.map(({ name, picture }) => ({
      '@type': 'Product',
      name,
      image: pictureUrl(picture) ?? undefined,
    })),
  }
}
