import { pictures } from '#content/pictures.ts'
import type { Product } from './product.ts'

export const seeds: readonly Product[] = [
  {
    category: 'seeds',
    name: 'Sunflower',
    description:
      'Large striped seeds to press an inch deep into warm soil after the middle of April. The flowers attract bees in July and hungry goldfinches in September.',
    picture: pictures['products-seeds/sunflower'],
  },
  {
    category: 'seeds',
    name: 'Pumpkin',
    description:
      'Sow the seeds in June on a low hill of compost to have pumpkins by October. The vines travel ten feet or more, so give them the edge of the garden.',
    picture: pictures['products-seeds/pumpkin'],
  },
  {
    category: 'seeds',
    name: 'Watermelon',
    description:
      'Watermelons demand a long, hot summer, and Georgia has one to offer. Wait until the soil is thoroughly warm in May, and then plant them in full sun.',
    picture: pictures['products-seeds/watermelon'],
  },
  {
    category: 'seeds',
    name: 'Papaya',
    description:
      'Bold tropical leaves for a large container, grown quickly from seed started indoors in late winter. Frost kills it, so treat it as a summer visitor or bring it inside.',
    picture: pictures['products-seeds/papaya'],
  },
  {
    category: 'seeds',
    name: 'Bean',
    description:
      'Bush and pole beans that germinate within ten days in warm ground. Sow a short row every two weeks from late April, and pick while the pods are still tender.',
    picture: pictures['products-seeds/bean'],
  },
  {
    category: 'seeds',
    name: 'Mustard',
    description:
      'Peppery greens for the cooler ends of the growing season. Sow them in early spring or September, and harvest the outer leaves while they are young.',
    picture: pictures['products-seeds/mustard'],
  },
]
