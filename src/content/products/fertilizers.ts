import * as pictures from '#content/pictures/products-fertilizers.ts'
import type { Product } from './product.ts'

export const fertilizers: readonly Product[] = [
  {
    category: 'fertilizers',
    name: 'Nutrien',
    description:
      'Granules for lawns, applied with a spreader while the grass is growing. Match the three numbers on the bag to a soil test, and sweep strays off the driveway.',
    picture: pictures.nutrien,
  },
  {
    category: 'fertilizers',
    name: 'Mosaic',
    description:
      'Granular phosphate and potash, the two nutrients behind roots and sturdiness. Beds that were fed for years often hold enough phosphate, so test first.',
    picture: pictures.mosaic,
  },
  {
    category: 'fertilizers',
    name: 'Yara',
    description:
      'Evenly sized granules of nitrogen, phosphate and potash for vegetable rows and fruit trees. Scatter them around the drip line, and water them in.',
    picture: pictures.yara,
  },
  {
    category: 'fertilizers',
    name: 'Chemical',
    description:
      'Fast mineral fertilizer for plants that are visibly hungry. Measure it by the label and keep it off dry leaves, since too much burns.',
    picture: pictures.chemical,
  },
  {
    category: 'fertilizers',
    name: 'Organic',
    description:
      'Slow food from plant and animal sources, released as the soil warms. It suits beds that you feed once in spring and then forget.',
    picture: pictures.organic,
  },
  {
    category: 'fertilizers',
    name: 'Vermi Compost',
    description:
      'Worm castings, dark and crumbly, with no smell but that of earth. A handful in each planting hole feeds gently, even for seedlings.',
    picture: pictures.vermiCompost,
  },
]
