import { pictures } from '#content/pictures.ts'
import type { Product } from './product.ts'

export const fruits: readonly Product[] = [
  {
    category: 'fruits',
    name: 'Mangoes',
    description:
      'Ripe mangoes at the farm store in summer, by the piece or by the crate. Choose them by fragrance and a slight give, because the color of the skin tells you very little.',
    picture: pictures['products-fruits/mangoes'],
  },
  {
    category: 'fruits',
    name: 'Apples',
    description:
      'Crisp apples from late August into the fall, for eating fresh or for baking. Ask which varieties came in this week, and keep them in the refrigerator.',
    picture: pictures['products-fruits/apples'],
  },
  {
    category: 'fruits',
    name: 'Grapes',
    description:
      'Bunches of table grapes in late summer, together with thick-skinned muscadines when they are available. Rinse them only when you are ready to eat them.',
    picture: pictures['products-fruits/grapes'],
  },
  {
    category: 'fruits',
    name: 'Pomegranate',
    description:
      'Heavy fruit with tart, ruby-colored seeds, on our shelves during the fall months. A whole pomegranate keeps for several weeks in the refrigerator.',
    picture: pictures['products-fruits/pomegranate'],
  },
  {
    category: 'fruits',
    name: 'Oranges',
    description:
      'Juicy oranges during the winter, when citrus is at its best. Select the ones that feel heavy for their size, whatever the color of the peel.',
    picture: pictures['products-fruits/oranges'],
  },
  {
    category: 'fruits',
    name: 'Pine Apple',
    description:
      'Sweet pineapples that are ready to cut and eat. A ripe one smells of fruit at the base, and its leafy top can be rooted in a pot as an experiment.',
    picture: pictures['products-fruits/pine-apple'],
  },
]
