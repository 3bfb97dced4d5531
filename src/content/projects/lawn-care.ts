import { pictures } from '#content/pictures.ts'
import type { Project } from './project.ts'

export const lawnCare: readonly Project[] = [
  {
    id: 'striped-front-lawn',
    category: 'lawn-care',
    title: 'Striped Front Lawn',
    picture: pictures['projects-lawn-care/striped-front-lawn'],
    features: [
      'Feeding set by a soil test',
      'Weed control before seeds sprout in late winter',
      'Sharp mower blades and a regular height',
    ],
    bestFor: 'Sunny front yards that everybody sees from the street.',
    whyUse:
      'Dense grass leaves no room for weeds, so fertilizing at the right time saves spraying later. The stripes are only light on bent blades, and they show best on healthy turf.',
  },
  {
    id: 'new-sod-backyard',
    category: 'lawn-care',
    title: 'New Sod Backyard',
    picture: pictures['projects-lawn-care/new-sod-backyard'],
    features: [
      'Old turf cleared and clay loosened',
      'Grade that falls away from the house',
      'Sod laid tight, rolled and watered the same day',
    ],
    bestFor: 'New houses with builder fill, and yards worn bare by dogs.',
    whyUse:
      'Sod covers bare mud in a single day, but the roots below still need loose soil to grow into. Daily watering for two weeks, and then gradually less, encourages them to go deep.',
  },
  {
    id: 'shade-lawn',
    category: 'lawn-care',
    title: 'Shade Lawn',
    picture: pictures['projects-lawn-care/shade-lawn'],
    features: [
      'Tall fescue sown in September',
      'Lower limbs lifted to let in light',
      'Moss and mulch where grass gives up',
    ],
    bestFor: 'Properties under a high canopy of mature oaks and pines.',
    whyUse:
      'Bermuda becomes thin in the shade, whatever you feed it, while fescue manages with about four hours of sun. We fit the lawn to the available light and plant groundcovers in the rest.',
  },
]
