import type { ProductFilter } from '#domain/gallery/filters.ts'
import { plants as plantsTile } from '#content/pictures/best-sellers.ts'
import { products as productsBanner } from '#content/pictures/banners.ts'
import { organic } from '#content/pictures/products-fertilizers.ts'
import { mangoes } from '#content/pictures/products-fruits.ts'
import { shovels } from '#content/pictures/products-garden-tools.ts'
import { brown } from '#content/pictures/products-mulch.ts'
import { sunflower } from '#content/pictures/products-seeds.ts'
import { acerRubrum } from '#content/pictures/products-trees.ts'
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
      'Everything for a garden in one yard: what grows, what covers the soil, what feeds it, and the tools to put it there. Stock follows the seasons, so call before a long drive.',
    picture: productsBanner,
  },
  {
    value: 'plants',
    name: 'Plants',
    blurb:
      'Flowers for the border and green company for the house. Think of light first, since it decides more than water does.',
    picture: plantsTile,
  },
  {
    value: 'trees',
    name: 'Trees',
    blurb:
      'Trees to plant for good, and tender ones to enjoy in a tub. Ask us which is which before you dig.',
    picture: acerRubrum,
  },
  {
    value: 'fruits',
    name: 'Fruits',
    blurb:
      'Fresh fruit from the farm store, each kind in its season. What is on the shelf changes from week to week.',
    picture: mangoes,
  },
  {
    value: 'mulch',
    name: 'Mulch',
    blurb:
      'A blanket for the soil that saves water and smothers weeds. Choose by slope and by color, and we work out how many bales or yards you need.',
    picture: brown,
  },
  {
    value: 'fertilizers',
    name: 'Fertilizers',
    blurb:
      'Food for lawns, beds and pots, quick or slow. Bring your soil test along, and you will buy only what the ground lacks.',
    picture: organic,
  },
  {
    value: 'garden-tools',
    name: 'Garden Tools',
    blurb:
      'Plain tools that fit the hand and can be sharpened. Pick them up and try their weight in the store.',
    picture: shovels,
  },
  {
    value: 'seeds',
    name: 'Seeds',
    blurb:
      'Packets for spring, summer and fall sowing in north Georgia. The date of the last frost, near the middle of April, decides when most of them go in.',
    picture: sunflower,
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
