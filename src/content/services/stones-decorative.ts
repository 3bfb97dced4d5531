import { pictures } from '#content/pictures.ts'
import type { ServiceItem } from './service.ts'

export const decorativeStones: readonly ServiceItem[] = [
  {
    slug: 'boulders',
    name: 'Boulders',
    picture: pictures['stones/boulders'],
    what: 'Individual fieldstones and granite boulders from one to four feet across, often with moss and lichen still attached.',
    goodFor: 'They anchor a slope, retain a bed without mortar or serve as an informal seat.',
    howMuch:
      'Bury the lowest third; a rounded boulder weighs about 700 pounds at 2 feet across and more than a ton at 3 feet.',
    unit: 'per ton',
  },
  {
    slug: 'riprap',
    name: 'Riprap',
    picture: pictures['stones/riprap'],
    what: 'Broken quarry rock up to 8 inches in size, heavy enough to remain where fast water would carry soil away.',
    goodFor: 'Ditches, culvert outlets and creek banks call for it, always over drainage fabric.',
    howMuch:
      'Make the layer 1.5 times as deep as the largest rock; at 12 inches, 1 ton protects about 20 square feet.',
    unit: 'per ton',
  },
  {
    slug: 'lava-rock',
    name: 'Lava Rock',
    picture: pictures['stones/lava-rock'],
    what: 'Volcanic stone full of air pockets, red or black, at about half the weight of ordinary gravel.',
    goodFor: 'Use it around cactus and succulents, on roof terraces and in gas fire bowls.',
    howMuch: 'Bags hold 0.5 cubic foot, sufficient for 3 square feet at a depth of 2 inches.',
    unit: 'per bag',
  },
  {
    slug: 'river-rock',
    name: 'River Rock',
    picture: pictures['stones/river-rock'],
    what: 'Smooth, water-worn stone of one to three inches in mixed tans, grays and rusty browns.',
    goodFor:
      'Use it in dry creek beds, along the drip line of a roof without gutters, and beside downspouts.',
    howMuch:
      'Cover the fabric completely with 3 inches, figuring 70 square feet to the ton, and mix in a few 8-inch stones for scale.',
    unit: 'per ton',
  },
  {
    slug: 'marble-chips',
    name: 'Marble Chips',
    picture: pictures['stones/marble-chips'],
    what: 'Bright white crushed marble, a stone that Georgia has quarried in nearby Pickens County since the 1800s.',
    goodFor:
      'It lights up dark corners, formal beds and cemetery plots, away from plants that need acid soil.',
    howMuch: 'For 100 square feet at 2 inches you will need 34 bags of 0.5 cubic foot each.',
    unit: 'per bag',
  },
  {
    slug: 'slate-chips',
    name: 'Slate Chips',
    picture: pictures['stones/slate-chips'],
    what: 'Thin, flat flakes of slate in charcoal, green and plum that overlap like shingles.',
    goodFor:
      'Because they do not roll, they hold on mild slopes and between large stepping stones.',
    howMuch:
      'Two and a half inches hides the ground well, and a ton delivers about 80 square feet at that thickness.',
    unit: 'per ton',
  },
  {
    slug: 'mexican-beach-pebbles',
    name: 'Mexican Beach Pebbles',
    picture: pictures['stones/mexican-beach-pebbles'],
    what: 'Hand-gathered pebbles from the Pacific shore of Baja California, charcoal gray and polished by the surf.',
    goodFor:
      'Fountains, planters and narrow bands beside an entry suit this stone, which turns almost black when wet.',
    howMuch: 'A 75-pound bag covers about 4 square feet with a double layer, close to 2 inches.',
    unit: 'per bag',
  },
]
