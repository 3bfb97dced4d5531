import { pictures } from '#content/pictures.ts'
import type { Service, ServiceItem } from './service.ts'

const materials: readonly ServiceItem[] = [
  {
    slug: 'retaining-wall-blocks',
    name: 'Retaining Wall Blocks',
    picture: pictures['hardscaping/retaining-wall-blocks'],
    what: 'Solid or hollow concrete units with a lip or pin that sets every course slightly back from the one below, without any mortar.',
    goodFor:
      'They hold back slopes, terrace hillside lawns and form raised planters or low seating.',
    howMuch:
      'Blocks 6 inches high and 16 inches long go 1.5 to the square foot, on 6 inches of compacted stone with the first course below ground.',
    unit: 'per pallet',
  },
  {
    slug: 'concrete-blocks',
    name: 'Concrete Blocks',
    picture: pictures['hardscaping/concrete-blocks'],
    what: 'Standard hollow masonry units of 8 by 8 by 16 inches, laid in mortar and reinforced with steel and grout.',
    goodFor:
      'Outdoor kitchens, columns, mailbox piers and freestanding garden walls start with this core before stone or brick goes on.',
    howMuch:
      'Every 100 square feet of wall uses 113 blocks, standing on a poured footing twice as wide as the wall.',
    unit: 'per pallet',
  },
  {
    slug: 'brick-pavers',
    name: 'Brick Pavers',
    picture: pictures['hardscaping/brick-pavers'],
    what: 'Fired clay pavers of 4 by 8 inches, whose red and brown tones run all the way through and do not fade.',
    goodFor:
      'They suit front walks, patios and the edges of older driveways, especially beside a brick house.',
    howMuch:
      'Figure 4.5 per square foot over 1 inch of bedding sand and 4 inches of base, or 8 inches of base below cars.',
    unit: 'per sq ft',
  },
]

export const hardscapingMaterials: Service = {
  slug: 'hardscaping-materials',
  name: 'Hardscaping Materials',
  summary: 'Wall blocks, concrete blocks and brick pavers for walls, patios and outdoor kitchens.',
  promise: 'Walls that stand and paving that stays flat. We help you count every course.',
  picture: pictures['services/hardscaping-materials'],
  sections: [
    {
      slug: 'materials',
      title: 'Blocks & Pavers',
      intro:
        'Saturated clay loses its strength and holds water against whatever is built on it. Each of these materials lasts for decades when the foundation beneath it is deep, compacted and drained.',
      items: materials,
    },
  ],
  questions: [
    {
      question: 'Do I need a permit for a retaining wall?',
      answer:
        'As a rule, a wall taller than 4 feet, measured from the bottom of the footing, needs an engineered design and a building permit. So can a lower wall that supports a driveway or a slope, so ask your city or county first.',
    },
    {
      question: 'Why do retaining walls lean?',
      answer:
        'Water is nearly always the reason. Twelve inches of clean gravel behind the blocks, a perforated pipe at the base and an outlet to daylight take the pressure off the wall.',
    },
    {
      question: 'Concrete pavers or clay brick?',
      answer:
        'Clay brick keeps its color for decades but varies slightly in size. Concrete pavers are uniform and available in more shapes, although their surface color lightens over the years.',
    },
  ],
  title: 'Wall Blocks & Brick Pavers in Cumming, GA | Evergreen',
  description:
    'Retaining wall blocks, concrete blocks and brick pavers in Cumming, GA: how many per square foot, what base they need on clay, and where each belongs.',
}
