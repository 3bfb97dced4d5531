import * as pictures from '#content/pictures/products-seeds.ts'
import type { Product } from './product.ts'

export const seeds: readonly Product[] = [
  {
    category: 'seeds',
    name: 'Sunflower',
    description:
      'Large striped seeds to press an inch into warm soil after mid-April. The heads feed bees in July and goldfinches in September.',
    picture: pictures.sunflower,
  },
  {
    category: 'seeds',
    name: 'Pumpkin',
    description:
      'Sow in June on a low hill of compost for pumpkins in October. The vines run ten feet, so give them the edge of the garden.',
    picture: pictures.pumpkin,
  },
  {
    category: 'seeds',
    name: 'Watermelon',
    description:
      'A long, hot summer is what watermelons ask for, and Georgia has it. Wait until the soil is warm in May, then plant in full sun.',
    picture: pictures.watermelon,
  },
  {
    category: 'seeds',
    name: 'Papaya',
    description:
      'Quick, bold leaves for a large pot, grown from seed started indoors in late winter. Frost ends it outside, so treat it as a summer guest or bring it in.',
    picture: pictures.papaya,
  },
  {
    category: 'seeds',
    name: 'Bean',
    description:
      'Bush and pole beans that sprout within ten days in warm ground. Sow a short row every two weeks from April, and pick while the pods snap.',
    picture: pictures.bean,
  },
  {
    category: 'seeds',
    name: 'Mustard',
    description:
      'Peppery greens for the cool ends of the year. Sow in early spring or in September, and cut the outer leaves while they are young.',
    picture: pictures.mustard,
  },
]
