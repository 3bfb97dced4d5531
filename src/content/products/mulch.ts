import { pictures } from '#content/pictures.ts'
import type { Product } from './product.ts'

export const mulch: readonly Product[] = [
  {
    category: 'mulch',
    name: 'Red',
    description:
      'Shredded wood colored a warm red, attractive against brick or pale stone. Spread it two to three inches deep on a dry day, so that the color has time to set.',
    picture: pictures['products-mulch/red'],
    material: { id: 'soil-mulch/red-mulch' },
  },
  {
    category: 'mulch',
    name: 'Black',
    description:
      'Dark mulch that makes green foliage and white flowers stand out. It absorbs a great deal of heat in full sun, so keep it away from tender young stems.',
    picture: pictures['products-mulch/black'],
    material: { id: 'soil-mulch/black-mulch' },
  },
  {
    category: 'mulch',
    name: 'Brown',
    description:
      'The natural color of bark and good soil, suitable for almost any garden. It fades gradually and disguises the leaves that blow into it.',
    picture: pictures['products-mulch/brown'],
    // Shredded and dyed like the red one.
    material: { id: 'soil-mulch/red-mulch' },
  },
  {
    category: 'mulch',
    name: 'Regular Pine Straw Bale',
    description:
      'Short pine needles in a compact bale, the usual covering for beds and banks around Cumming. They lock together on slopes where wood chips would wash away.',
    picture: pictures['products-mulch/regular-pine-straw-bale'],
    material: { id: 'soil-mulch/pine-needles' },
  },
  {
    category: 'mulch',
    name: 'Long Needle Pine Straw Rolls',
    description:
      'Long, clean needles rolled up with few sticks or cones among them. They unroll quickly over large areas and keep their color longer than the shorter kind.',
    picture: pictures['products-mulch/long-needle-pine-straw-rolls'],
    material: { id: 'soil-mulch/pine-needles', choice: 1 },
  },
  {
    category: 'mulch',
    name: 'Pine Bark Nuggets',
    description:
      'Chunky pieces of bark that decompose slowly and let the rain through. Use them on level ground, because they float away in a heavy downpour.',
    picture: pictures['products-mulch/pine-bark-nuggets'],
    material: { id: 'soil-mulch/bark-nuggets' },
  },
]
