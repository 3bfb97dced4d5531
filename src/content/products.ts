import type { ProductFilter } from '#domain/gallery/filters.ts'
import { pictures, type PictureId } from '#content/pictures.ts'
import type { PageTexts } from '#domain/site/page-texts.ts'
import type { Picture } from '#content/picture.ts'
import { fertilizers } from './products/fertilizers.ts'
import { fruits } from './products/fruits.ts'
import { gardenTools } from './products/garden-tools.ts'
import { mulch } from './products/mulch.ts'
import { plants } from './products/plants.ts'
import type { Product } from './products/product.ts'
import { seeds } from './products/seeds.ts'
import { trees } from './products/trees.ts'

export type { Product } from './products/product.ts'

/** A choice of the category filter: a round button, and the sentence above the grid. */
export interface ProductChoice {
  readonly value: ProductFilter
  readonly name: string
  readonly blurb: string
  readonly picture: Picture
}

export const productChoices: readonly ProductChoice[] = [
  {
    value: '*',
    name: 'All Categories',
    blurb:
      'Everything for the garden in a single visit: plants and trees, fresh fruit, seeds, mulch, fertilizer and the tools to work with. Our stock follows the seasons, so please call before a long drive.',
    picture: pictures['banners/products'],
  },
  {
    value: 'plants',
    name: 'Plants',
    blurb:
      'Flowers for the border and greenery for the house. Consider the available light first, because it matters even more than regular watering.',
    picture: pictures['best-sellers/plants'],
  },
  {
    value: 'trees',
    name: 'Trees',
    blurb:
      'Hardy trees to plant in the ground for generations, and tender ones to enjoy in a container on the patio. Each description says which kind it is.',
    picture: pictures['products-trees/acer-rubrum'],
  },
  {
    value: 'fruits',
    name: 'Fruits',
    blurb:
      'Fresh fruit from the farm store, every kind in its own season. The selection on the shelves changes from week to week.',
    picture: pictures['products-fruits/mangoes'],
  },
  {
    value: 'mulch',
    name: 'Mulch',
    blurb:
      'A protective cover for the soil that saves water and smothers weeds. Choose it by slope and by color, and we will calculate how many bales or cubic yards you need.',
    picture: pictures['products-mulch/brown'],
  },
  {
    value: 'fertilizers',
    name: 'Fertilizers',
    blurb:
      'Quick and slow nutrition for lawns, beds and containers. Bring the results of a soil test with you, and you will buy only what the ground is lacking.',
    picture: pictures['products-fertilizers/organic'],
  },
  {
    value: 'garden-tools',
    name: 'Garden Tools',
    blurb:
      'Practical tools that fit the hand and can be sharpened again. Pick them up in the store to compare their weight and balance.',
    picture: pictures['products-garden-tools/shovels'],
  },
  {
    value: 'seeds',
    name: 'Seeds',
    blurb:
      'Seeds for spring, summer and fall sowing in north Georgia. Most of them can be planted outdoors once the last frost is over, which in most years is by the middle of April.',
    picture: pictures['products-seeds/sunflower'],
  },
]

export const products: readonly Product[] = [
  ...plants,
  ...trees,
  ...fruits,
  ...mulch,
  ...fertilizers,
  ...gardenTools,
  ...seeds,
]

/** Original texts around the products of the products page. */
export const productsPage: PageTexts['products-page'] = {
  banner: {
    title: 'Our Products',
    subtitle: 'Explore the best in gardening essentials',
    picture: 'banners/products' satisfies PictureId,
  },
  choices: productChoices.map(({ name, blurb, picture }) => ({ name, blurb, picture: picture.id })),
  seo: {
    title: 'Plants, Trees, Mulch, Seeds & Tools | {company}',
    description:
      'Browse plants, trees, fresh fruit, mulch, fertilizers, garden tools and seeds at our nursery and farm store in Cumming, Georgia.',
  },
}
