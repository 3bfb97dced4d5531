import { pages } from '#content/pages.ts'
import { productChoices, products } from '#content/products.ts'
import { productCategories, showing } from '#domain/gallery/filters.ts'
import type { GalleryRules } from '#web/gallery/showing.ts'

/**
 * All words and pictures of the products page. They reach the browser with the page, not with its
 * scripts: only the loader, which runs when the page is built, may import this.
 */
export const productsContent = {
  page: pages.products,
  choices: productChoices.map((choice) => ({
    ...choice,
    count: showing(products, choice.value).length,
  })),
  products,
  rules: { categories: productCategories, all: '*', atFirst: '*' } satisfies GalleryRules,
}

export type ProductsContent = typeof productsContent
