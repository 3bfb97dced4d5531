import type { Content } from '#content/content.ts'
import type { Picture } from '#content/picture.ts'
import { productCategories, showing } from '#domain/gallery/filters.ts'
import { outOfStock, outText } from '#domain/site/stock.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { GalleryRules } from '#web/gallery/gallery-style.ts'

/** For boxes that are small on every screen, which never need the widest files. */
const forSmallBox = (picture: Picture): Picture => ({
  ...picture,
  widths: picture.widths.slice(0, 3),
})

/** The texts and pictures of the products page, with what is out of stock on that day. */
export const productsContent = ({ pages, products }: Content, today: CalendarDate) => ({
  page: pages.products,
  choices: products.choices.map((choice) => ({
    ...choice,
    picture: forSmallBox(choice.picture),
    count: showing(products.all, choice.value).length,
  })),
  products: products.all.map((product) => {
    const out = outOfStock(products.stock, product.slug, today)
    return { ...product, ...(out === null ? {} : { out: outText(out, today) }) }
  }),
  rules: { categories: productCategories, all: '*' } satisfies GalleryRules,
})

export type ProductsContent = ReturnType<typeof productsContent>
