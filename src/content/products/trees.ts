import { pictures } from '#content/pictures.ts'
import type { Product } from './product.ts'

export const trees: readonly Product[] = [
  {
    category: 'trees',
    name: 'Banyan',
    description:
      'A tropical fig that drops aerial roots from its branches. Frost kills it in Georgia, so we sell it as a patio tree that spends the winter indoors by a bright window.',
    picture: pictures['products-trees/banyan'],
  },
  {
    category: 'trees',
    name: 'Bougainvillea',
    description:
      'Papery bracts in magenta, coral or white all summer on a hot patio. Grow it in a container, a little on the dry side, and carry it indoors before nights fall below 40 degrees.',
    picture: pictures['products-trees/bougainvillea'],
  },
  {
    category: 'trees',
    name: 'Mango',
    description:
      'A young mango in a tub gives glossy tropical foliage on the terrace from May to September. It cannot survive a north Georgia winter, so plan on a sunny room for it.',
    picture: pictures['products-trees/mango'],
  },
  {
    category: 'trees',
    name: 'Persimmon',
    description:
      'A hardy fruit tree whose orange persimmons hang on the branches after the leaves have fallen. Most Asian varieties set fruit without a second tree for pollination.',
    picture: pictures['products-trees/persimmon'],
  },
  {
    category: 'trees',
    name: 'Bonsai',
    description:
      'Miniature trees trained in shallow trays, from junipers that live outdoors to tropical figs for the house. Ask us about light, water and pinching for the one you choose.',
    picture: pictures['products-trees/bonsai'],
  },
  {
    category: 'trees',
    name: 'Acer rubrum',
    description:
      'Our native red maple, with red flowers in February, generous shade in summer and scarlet leaves in fall. It tolerates clay and even soil that remains damp.',
    picture: pictures['products-trees/acer-rubrum'],
  },
]
