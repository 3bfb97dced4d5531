import type { Content } from '#content/content.ts'
import { productCategories, showing } from '#domain/gallery/filters.ts'
import { outOfStock, outText } from '#domain/site/stock.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { GalleryRules } from '#web/gallery/gallery-style.ts'

/** The texts and pictures of the products page, with what is out of stock on that day. */
export const productsContent = ({ pages, products }: Content, today: CalendarDate) => ({
  page: pages.products,
  choices: products.choices.map((choice) => ({
    ...choice,
    count: showing(products.all, choice.value).length,
  })),
  products: products.all.map((product) => {
    const out = outOfStock(products.stock, product.slug, today)
    return { ...product, ...(out === null ? {} : { out: outText(out, today) }) }
  }),
  rules: { categories: productCategories, all: '*' } satisfies GalleryRules,
})

export type ProductsContent = ReturnType<typeof productsContent>
