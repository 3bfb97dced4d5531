import { pages } from '#content/pages.ts'
import type { Picture } from '#content/picture.ts'
import { productChoices, products } from '#content/products.ts'
import { productCategories, showing } from '#domain/gallery/filters.ts'
import type { GalleryRules } from '#web/gallery/showing.ts'

/** For boxes that are small on every screen: the widest files would never be asked for. */
const forSmallBox = (picture: Picture): Picture => ({
  ...picture,
  widths: picture.widths.slice(0, 3),
})

/**
 * All words and pictures of the products page. They reach the browser with the page, not with its
 * scripts: only the loader, which runs when the page is built, may import this.
 */
export const productsContent = {
  page: pages.products,
  choices: productChoices.map((choice) => ({
    ...choice,
    picture: forSmallBox(choice.picture),
    count: showing(products, choice.value).length,
  })),
  products,
  rules: { categories: productCategories, all: '*', atFirst: '*' } satisfies GalleryRules,
}

export type ProductsContent = typeof productsContent
