import * as pictures from '#content/pictures/products-mulch.ts'
import type { Product } from './product.ts'

export const mulch: readonly Product[] = [
  {
    category: 'mulch',
    name: 'Red',
    description:
      'Shredded wood dyed a warm red, for beds against brick or light stone. Spread it two to three inches deep on a dry day, so that the color can set.',
    picture: pictures.red,
  },
  {
    category: 'mulch',
    name: 'Black',
    description:
      'Dark mulch that makes green leaves and white flowers stand out. It warms the soil early in spring and gets hot in full sun, so keep it off tender stems.',
    picture: pictures.black,
  },
  {
    category: 'mulch',
    name: 'Brown',
    description:
      'The color of bark and good soil, at ease in any garden. It fades slowly and hides the leaves that blow into it.',
    picture: pictures.brown,
  },
  {
    category: 'mulch',
    name: 'Regular Pine Straw Bale',
    description:
      'Short pine needles in a square bale, the usual cover for beds and banks around Cumming. They lock together on slopes where chips would wash away.',
    picture: pictures.regularPineStrawBale,
  },
  {
    category: 'mulch',
    name: 'Long Needle Pine Straw Rolls',
    description:
      'Long needles rolled up clean, with few sticks or cones. They unroll fast over large beds, and hold their color longer than the short kind.',
    picture: pictures.longNeedlePineStrawRolls,
  },
  {
    category: 'mulch',
    name: 'Pine Bark Nuggets',
    description:
      'Chunks of bark that break down slowly and let rain through. Use them on level ground, because they float in a downpour.',
    picture: pictures.pineBarkNuggets,
  },
]
