import { pictureUrl } from '#web/picture-url.ts'
import type { ProductsContent } from './content.ts'

/**
 * The products for search engines, which read the rest on the page. Nothing is sold online, so there
 * is no price.
 */
export function productFacts({ products, choices }: ProductsContent) {
  return {
    '@type': 'ItemList',
    name: 'Products',
    numberOfItems: products.length,
    itemListElement: products.map(({ name, category, picture }) => ({
      '@type': 'Product',
      name,
      category: choices.find(({ value }) => value === category)?.name,
      image: pictureUrl(picture) ?? undefined,
    })),
  }
}
