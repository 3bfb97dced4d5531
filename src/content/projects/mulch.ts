import { pictures } from '#content/pictures.ts'
import type { Project } from './project.ts'

export const mulch: readonly Project[] = [
  {
    id: 'mulched-foundation-beds',
    category: 'mulch',
    title: 'Mulched Foundation Beds',
    picture: pictures['projects-mulch/mulched-foundation-beds'],
    features: [
      'Brown hardwood mulch two to three inches deep',
      'A gap of bare ground beside the siding',
      'Spade-cut edge along the lawn',
    ],
    bestFor: 'Beds around the house that dry out and fill with weeds.',
    whyUse:
      'A layer of mulch saves water in July and prevents mud from splashing onto the walls. The open strip beside the siding dries quickly and makes termite activity easier to notice.',
  },
  {
    id: 'pine-straw-woodland-edge',
    category: 'mulch',
    title: 'Pine Straw Woodland Edge',
    picture: pictures['projects-mulch/pine-straw-woodland-edge'],
    features: [
      'Long needle straw under existing pines',
      'Native azaleas and ferns in drifts',
      'A soft line where woods meet lawn',
    ],
    bestFor: 'Properties where the back yard meets the woods.',
    whyUse:
      'Pine needles knit together and remain in place on a sloping bank. They look natural at the edge of the woods, and a thin layer of fresh straw every year is sufficient.',
  },
  {
    id: 'tree-rings',
    category: 'mulch',
    title: 'Tree Rings',
    picture: pictures['projects-mulch/tree-rings'],
    features: [
      'Rings three feet wide or more',
      'Mulch spread flat with the root flare in view',
      'Clean edge against the grass',
    ],
    bestFor: 'Trees in the lawn that carry mower scars on their trunks.',
    whyUse:
      'A generous ring keeps mowers and string trimmers away from the bark. The roots find cool, loose soil underneath it and no grass that competes for water.',
  },
]
