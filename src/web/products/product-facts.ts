import { pictureUrl } from '#web/picture-url.ts'
import { absoluteUrl } from '#web/site-origin.ts'
import { paths } from '#web/paths.ts'
import type { ProductsContent } from './content.ts'

/** The products for search engines. Nothing is sold online, so there is no price. */
export function productFacts({ products, choices }: ProductsContent) {
  return {
    '@type': 'ItemList',
    name: 'Products',
    numberOfItems: products.length,
    itemListElement: products.map(({ name, description, category, picture }, at) => {
      const image = pictureUrl(picture)
      return {
        '@type': 'ListItem',
        position: at + 1,
        item: {
          '@type': 'Product',
          name,
          description,
          category: choices.find(({ value }) => value === category)?.name,
          url: absoluteUrl(`${paths.products}?category=${category}`),
          ...(image === null ? {} : { image }),
        },
      }
    }),
  }
}
