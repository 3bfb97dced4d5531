import { pictures } from '#content/pictures.ts'
import type { ServiceItem } from './service.ts'

export const pavingStones: readonly ServiceItem[] = [
  {
    slug: 'flagstone',
    name: 'Flagstone',
    picture: pictures['stones/flagstone'],
    what: 'Flat, irregular slabs of sandstone or quartzite in buff, brown and gray, fitted together like a puzzle.',
    goodFor:
      'It gives patios and garden walks a surface that looks as though it has always been there.',
    howMuch:
      'At a thickness of 1.5 inches, a ton lays about 100 square feet; stepping stones sit 24 inches apart from center to center.',
    unit: 'per ton',
  },
  {
    slug: 'paver-a',
    name: 'Paver A (square)',
    picture: pictures['stones/paver-a'],
    what: 'A square concrete paver measuring 12 inches on each side, in plain gray with a smooth face.',
    goodFor:
      'Its simple grid suits modern patios, pool surrounds and landings at the foot of a stair.',
    howMuch:
      'One unit fills exactly 1 square foot, so order the area of the patio plus 5 percent for cuts.',
    unit: 'per sq ft',
  },
  {
    slug: 'paver-b',
    name: 'Paver B (rectangular)',
    picture: pictures['stones/paver-b'],
    what: 'The classic Holland paver, a concrete rectangle of 4 by 8 inches that is nearly two and a half inches thick.',
    goodFor:
      'Laid in a herringbone pattern, it withstands turning tires on driveways and loading areas.',
    howMuch: 'Count 4.5 pavers per square foot; a pallet usually carries close to 100 square feet.',
    unit: 'per pallet',
  },
  {
    slug: 'paver-c',
    name: 'Paver C (hexagonal)',
    picture: pictures['stones/paver-c'],
    what: 'A six-sided concrete paver, 8 inches across the flats, that forms a honeycomb with no straight joint lines.',
    goodFor: 'Courtyards, curving walks and circular terraces show off the pattern.',
    howMuch:
      'Allow 2.6 pieces per square foot and 10 percent extra, since every straight border has to be cut.',
    unit: 'per sq ft',
  },
  {
    slug: 'blue-stone',
    name: 'Blue Stone',
    picture: pictures['stones/blue-stone'],
    what: 'A dense blue-gray sandstone, quarried in Pennsylvania and New York and sawn into even rectangles.',
    goodFor:
      'It suits steps, wall caps and shaded terraces; in full afternoon sun it gets hot under bare feet.',
    howMuch:
      'Order the area plus 10 percent for cuts; treads need to be 2 inches thick, whereas 1.5 inches is sufficient on a bed of mortar or compacted stone dust.',
    unit: 'per sq ft',
  },
  {
    slug: 'cobblestones',
    name: 'Cobblestones',
    picture: pictures['stones/cobblestones'],
    what: 'Blocks of split granite, about 9 inches long, with the rough faces of an old city street.',
    goodFor:
      'They finish the edge of a driveway, pave an apron or draw a border that a tire cannot move.',
    howMuch:
      'A single row uses 4 blocks for every 3 feet, bedded in 4 inches of concrete where cars will cross.',
    unit: 'per pallet',
  },
]
