import * as z from 'zod/mini'
import { productCategories } from '#domain/gallery/filters.ts'
import { choice, hidden, line, maybeLine, paragraph, picture } from './document-fields.ts'

/** A card of the products page. */
export const productDocument = z.object({
  name: line('Name', 40),
  category: choice('Category', productCategories, {
    plants: 'Plants',
    trees: 'Trees',
    fruits: 'Fruits',
    mulch: 'Mulch',
    fertilizers: 'Fertilizers',
    'garden-tools': 'Garden Tools',
    seeds: 'Seeds',
  }),
  description: paragraph('Text', 240),
  price: maybeLine(
    'Price in words',
    40,
    'Just as visitors should read it, like “from $24 a pot”. Leave it empty to show no price.',
  ),
  picture: picture(),
  /** What the calculator knows it as: the material, and the position among its choices. */
  material: hidden(
    z.exactOptional(z.object({ id: z.string(), choice: z.exactOptional(z.number()) })),
  ),
})

export type ProductDocument = z.infer<typeof productDocument>
