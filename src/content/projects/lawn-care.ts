import * as pictures from '#content/pictures/projects-lawn-care.ts'
import type { Project } from './project.ts'

export const lawnCare: readonly Project[] = [
  {
    id: 'striped-front-lawn',
    category: 'lawn-care',
    title: 'Striped Front Lawn',
    picture: pictures.stripedFrontLawn,
    features: [
      'Feeding set by a soil test',
      'Weed control before seeds sprout in late winter',
      'Sharp mower blades and a regular height',
    ],
    bestFor: 'Sunny front yards that face the street.',
    whyUse:
      'Dense grass leaves weeds no room, so feeding at the right time saves spraying later. Stripes are only the light on bent blades, and they show on a healthy stand.',
  },
  {
    id: 'new-sod-backyard',
    category: 'lawn-care',
    title: 'New Sod Backyard',
    picture: pictures.newSodBackyard,
    features: [
      'Old turf cleared and clay loosened',
      'Grade that falls away from the house',
      'Sod laid tight, rolled and watered the same day',
    ],
    bestFor: 'New houses with builder fill, and yards worn bare by dogs.',
    whyUse:
      'Sod covers mud in a day, but its roots need soft soil below to knit. Daily water for two weeks, then less and less, teaches them to go deep.',
  },
  {
    id: 'shade-lawn',
    category: 'lawn-care',
    title: 'Shade Lawn',
    picture: pictures.shadeLawn,
    features: [
      'Tall fescue sown in September',
      'Lower limbs lifted to let in light',
      'Moss and mulch where grass gives up',
    ],
    bestFor: 'Lots under old oaks and pines.',
    whyUse:
      'Bermuda thins out in shade, and no feeding will change that. Fescue asks for four hours of sun, so we fit the lawn to the light and plant the rest.',
  },
]
