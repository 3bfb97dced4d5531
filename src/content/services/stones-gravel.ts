import { pictures } from '#content/pictures.ts'
import type { ServiceItem } from './service.ts'

export const gravels: readonly ServiceItem[] = [
  {
    slug: 'gravel',
    name: 'Gravel',
    picture: pictures['stones/gravel'],
    what: 'Washed stone of half an inch to one inch, called #57 at Georgia quarries, with no dust to turn muddy.',
    goodFor: 'Driveway surfaces, parking pads and drainage trenches all depend on this one size.',
    howMuch: 'One ton covers about 100 square feet at 2 inches, the usual top-up for a driveway.',
    unit: 'per ton',
  },
  {
    slug: 'pea-gravel',
    name: 'Pea Gravel',
    picture: pictures['stones/pea-gravel'],
    what: 'Rounded pebbles around three-eighths of an inch in size, tan, brown and white, that are comfortable underfoot.',
    goodFor:
      'Lay it on level paths, in fire pit circles and in dog runs, with an edging that holds it in.',
    howMuch:
      'Two inches is the limit before feet begin to sink; a path 3 feet wide and 33 feet long takes 1 ton.',
    unit: 'per ton',
  },
  {
    slug: 'crushed-granite',
    name: 'Crushed Granite',
    picture: pictures['stones/crushed-granite'],
    what: 'Gray local granite with sharp, angular faces that lock together instead of rolling away.',
    goodFor:
      'It makes a firm bed beneath patios, sheds and concrete slabs, as well as a tidy service drive.',
    howMuch:
      'A base course of 4 inches requires 1 ton for every 50 square feet, compacted in 2 passes.',
    unit: 'per ton',
  },
  {
    slug: 'decomposed-granite',
    name: 'Decomposed Granite',
    picture: pictures['stones/decomposed-granite'],
    what: 'Weathered granite that has broken into sand and grit, golden brown, which packs into a natural-looking surface.',
    goodFor: 'It gives woodland paths, bocce courts and sitting areas a natural, unpaved look.',
    howMuch:
      'Dampen and roll it in thin layers to a finished 2 inches, where each ton reaches about 80 square feet.',
    unit: 'per ton',
  },
  {
    slug: 'limestone',
    name: 'Limestone',
    picture: pictures['stones/limestone'],
    what: 'Pale, angular crushed rock whose fine particles bind and harden after repeated rain.',
    goodFor:
      'It wears well on farm lanes and long driveways, but its lime drifts into soil and harms blueberries and azaleas.',
    howMuch:
      'Build 3 inches over a stable base, at roughly 70 square feet per ton, and regrade it every spring.',
    unit: 'per ton',
  },
  {
    slug: 'crushed-concrete',
    name: 'Crushed Concrete',
    picture: pictures['stones/crushed-concrete'],
    what: 'Old sidewalks and slabs, broken, screened and freed of reinforcing steel. Recycling it saves new rock and a long haul to the landfill.',
    goodFor: 'Use it for hidden base layers and construction entrances, where looks do not matter.',
    howMuch:
      'Spread 6 inches across soft ground, about 33 square feet to the ton, and roll it while damp.',
    unit: 'per ton',
  },
  {
    slug: 'crusher-run',
    name: 'Crusher Run',
    picture: pictures['stones/crusher-run'],
    what: 'Crushed stone of three-quarters of an inch together with all of its dust, graded so that the small pieces fill every gap.',
    goodFor:
      'Beneath pavers, retaining walls and gravel driveways it compacts nearly as hard as pavement.',
    howMuch:
      'Over clay, a driveway needs 6 inches after compaction: about 20 tons for a drive 12 feet wide and 50 feet long.',
    unit: 'per ton',
  },
]
