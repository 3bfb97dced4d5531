import * as pictures from '#content/pictures/products-fruits.ts'
import type { Product } from './product.ts'

export const fruits: readonly Product[] = [
  {
    category: 'fruits',
    name: 'Mangoes',
    description:
      'Ripe mangoes at the farm store in summer, by the piece or the crate. Choose by scent and a slight give, since the color of the skin tells little.',
    picture: pictures.mangoes,
  },
  {
    category: 'fruits',
    name: 'Apples',
    description:
      'Crisp apples from late August into fall, for eating out of hand or for pies. Ask which kinds came in this week, and keep them cold.',
    picture: pictures.apples,
  },
  {
    category: 'fruits',
    name: 'Grapes',
    description:
      'Bunches of table grapes in late summer, and thick-skinned muscadines when they come in. Rinse them only when you are ready to eat them.',
    picture: pictures.grapes,
  },
  {
    category: 'fruits',
    name: 'Pomegranate',
    description:
      'Heavy fruit with tart red seeds, on the shelf in the fall months. A whole one keeps for weeks in the refrigerator.',
    picture: pictures.pomegranate,
  },
  {
    category: 'fruits',
    name: 'Oranges',
    description:
      'Juicy oranges in winter, when citrus is at its best. Pick those that feel heavy for their size.',
    picture: pictures.oranges,
  },
  {
    category: 'fruits',
    name: 'Pine Apple',
    description:
      'Sweet pineapples that are ready to cut. A ripe one smells of fruit at the base, and its leafy top can be rooted in a pot for fun.',
    picture: pictures.pineApple,
  },
]
