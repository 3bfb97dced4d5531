import * as pictures from '#content/pictures/products-trees.ts'
import type { Product } from './product.ts'

export const trees: readonly Product[] = [
  {
    category: 'trees',
    name: 'Banyan',
    description:
      'A fig that drops roots from its branches. Frost kills it in Georgia, so we sell it as a patio tree that spends the winter by a bright window.',
    picture: pictures.banyan,
  },
  {
    category: 'trees',
    name: 'Bougainvillea',
    description:
      'Papery bracts in magenta, coral or white all summer on a hot patio. Keep it in a pot, a little dry, and carry it indoors before nights fall below 40 degrees.',
    picture: pictures.bougainvillea,
  },
  {
    category: 'trees',
    name: 'Mango',
    description:
      'A young mango in a tub gives glossy shade on the terrace from May to September. It cannot take a north Georgia winter, so plan on a sunny room for it.',
    picture: pictures.mango,
  },
  {
    category: 'trees',
    name: 'Persimmon',
    description:
      'A hardy fruit tree for the yard, with leaves that turn red and orange fruit that hangs on after they drop. Most Asian kinds set fruit without a second tree.',
    picture: pictures.persimmon,
  },
  {
    category: 'trees',
    name: 'Bonsai',
    description:
      'Small trees trained in shallow trays, from junipers that live outdoors to figs for the house. Each comes with a note on light, water and pinching.',
    picture: pictures.bonsai,
  },
  {
    category: 'trees',
    name: 'Acer rubrum',
    description:
      'Our native red maple: red buds in February, quick shade in summer, scarlet leaves in fall. It copes with clay and with soil that stays damp.',
    picture: pictures.acerRubrum,
  },
]
