import * as z from 'zod/mini'
import { productCategories } from '#domain/gallery/filters.ts'
import { choice, hiddenField, line, maybeLine, paragraph, picture } from './document-fields.ts'

/** Schema of a card of the products page. */
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
  /** The calculator's material, and the index of its choice. */
  material: hiddenField(
    z.exactOptional(z.object({ id: z.string(), choice: z.exactOptional(z.number()) })),
  ),
})

export type ProductDocument = z.infer<typeof productDocument>
