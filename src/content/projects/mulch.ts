import * as pictures from '#content/pictures/projects-mulch.ts'
import type { Project } from './project.ts'

export const mulch: readonly Project[] = [
  {
    id: 'mulched-foundation-beds',
    category: 'mulch',
    title: 'Mulched Foundation Beds',
    picture: pictures.mulchedFoundationBeds,
    features: [
      'Brown hardwood mulch two to three inches deep',
      'A gap of bare ground beside the siding',
      'Spade-cut edge along the lawn',
    ],
    bestFor: 'Beds around the house that dry out and fill with weeds.',
    whyUse:
      'A cover of mulch saves water in July and keeps mud off the walls. The open strip beside the siding lets the wall dry and makes termites easier to spot.',
  },
  {
    id: 'pine-straw-woodland-edge',
    category: 'mulch',
    title: 'Pine Straw Woodland Edge',
    picture: pictures.pineStrawWoodlandEdge,
    features: [
      'Long needle straw under existing pines',
      'Native azaleas and ferns in drifts',
      'A soft line where woods meet lawn',
    ],
    bestFor: 'Lots that back onto trees.',
    whyUse:
      'Needles knit together and stay put on a bank. The straw looks at home in the woods, and a thin fresh layer each year is enough.',
  },
  {
    id: 'tree-rings',
    category: 'mulch',
    title: 'Tree Rings',
    picture: pictures.treeRings,
    features: [
      'Rings three feet wide or more',
      'Mulch spread flat with the root flare in view',
      'Clean edge against the grass',
    ],
    bestFor: 'Lawn trees with mower scars on the trunk.',
    whyUse:
      'A wide ring keeps mowers and string trimmers away from the bark. Roots find cool, loose soil there and no grass to fight with.',
  },
]
