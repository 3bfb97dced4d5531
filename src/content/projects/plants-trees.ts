import { pictures } from '#content/pictures.ts'
import type { Project } from './project.ts'

export const plantsTrees: readonly Project[] = [
  {
    id: 'shade-tree-grove',
    category: 'plants-trees',
    title: 'Shade Tree Grove',
    picture: pictures['projects-plants-trees/shade-tree-grove'],
    features: [
      'Native maples and oaks at full spacing',
      'Wide mulch ring around every trunk',
      'Ferns and sedges below in place of turf',
    ],
    bestFor: 'Large, hot lawns and the western side of a house.',
    whyUse:
      'Shade on a western wall makes the rooms behind it noticeably cooler in summer. A grove also absorbs storm water, and it puts an end to the mowing between the trunks.',
  },
  {
    id: 'layered-shrub-border',
    category: 'plants-trees',
    title: 'Layered Shrub Border',
    picture: pictures['projects-plants-trees/layered-shrub-border'],
    features: [
      'Tall hollies and viburnums at the back',
      'Azaleas and hydrangeas in the middle',
      'Groundcover that closes over the soil',
    ],
    bestFor: 'Property lines that need privacy without a fence.',
    whyUse:
      'Three different heights look generous from the beginning and leave little bare earth for weeds. Something is in flower, in fruit or in color during every season.',
  },
  {
    id: 'flowering-entry-trees',
    category: 'plants-trees',
    title: 'Flowering Entry Trees',
    picture: pictures['projects-plants-trees/flowering-entry-trees'],
    features: [
      'Small trees in pairs along the walk',
      'Bloom from bare wood in spring',
      'Clear stems for a view of the door',
    ],
    bestFor: 'Driveways, garden gates and the approach to a front door.',
    whyUse:
      'Redbuds and dogwoods remain small enough for the front of a house and never need topping. Their flowers open before the leaves, when the rest of the street is still brown.',
  },
]
