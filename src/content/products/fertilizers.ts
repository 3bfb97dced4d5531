import { pictures } from '#content/pictures.ts'
import type { Product } from './product.ts'

export const fertilizers: readonly Product[] = [
  {
    category: 'fertilizers',
    name: 'Nutrien',
    description:
      'Granular lawn fertilizer, applied with a spreader while the grass is actively growing. Compare the three numbers on the bag with a soil test before you decide.',
    picture: pictures['products-fertilizers/nutrien'],
  },
  {
    category: 'fertilizers',
    name: 'Mosaic',
    description:
      'Granules of phosphate and potash, the two nutrients behind strong roots and sturdy stems. Beds that were fertilized for years may already hold enough phosphate, so test first.',
    picture: pictures['products-fertilizers/mosaic'],
  },
  {
    category: 'fertilizers',
    name: 'Yara',
    description:
      'Evenly sized granules of nitrogen, phosphate and potash for vegetable rows and fruit trees. Scatter them around the drip line of the branches, and water them in.',
    picture: pictures['products-fertilizers/yara'],
  },
  {
    category: 'fertilizers',
    name: 'Chemical',
    description:
      'Quick mineral fertilizer for plants that are visibly hungry. Measure it according to the label and keep it off the foliage, because an overdose burns.',
    picture: pictures['products-fertilizers/chemical'],
  },
  {
    category: 'fertilizers',
    name: 'Organic',
    description:
      'Slow-release food from plant and animal sources, set free as the soil warms up. It is convenient for beds that are fertilized once in spring and then left alone.',
    picture: pictures['products-fertilizers/organic'],
  },
  {
    category: 'fertilizers',
    name: 'Vermi Compost',
    description:
      'Dark, crumbly worm castings that smell like the floor of a forest. A handful in every planting hole nourishes gently enough even for delicate seedlings.',
    picture: pictures['products-fertilizers/vermi-compost'],
  },
]
