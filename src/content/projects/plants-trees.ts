import * as pictures from '#content/pictures/projects-plants-trees.ts'
import type { Project } from './project.ts'

export const plantsTrees: readonly Project[] = [
  {
    id: 'shade-tree-grove',
    category: 'plants-trees',
    title: 'Shade Tree Grove',
    picture: pictures.shadeTreeGrove,
    features: [
      'Native maples and oaks at full spacing',
      'Wide mulch ring around every trunk',
      'Ferns and sedges below in place of turf',
    ],
    bestFor: 'Large hot lawns and the west side of a house.',
    whyUse:
      'Shade on a western wall makes summer rooms cooler. A grove also drinks up storm water, and it ends the mowing between trunks.',
  },
  {
    id: 'layered-shrub-border',
    category: 'plants-trees',
    title: 'Layered Shrub Border',
    picture: pictures.layeredShrubBorder,
    features: [
      'Tall hollies and viburnums at the back',
      'Azaleas and hydrangeas in the middle',
      'Groundcover that closes over the soil',
    ],
    bestFor: 'Property lines that need privacy without a fence.',
    whyUse:
      'Three heights look full from the first year and leave no bare earth for weeds. Something is in flower, fruit or color in every season.',
  },
  {
    id: 'flowering-entry-trees',
    category: 'plants-trees',
    title: 'Flowering Entry Trees',
    picture: pictures.floweringEntryTrees,
    features: [
      'A pair of small trees scaled to the house',
      'Bloom from bare wood in spring',
      'Clear stems for a view of the door',
    ],
    bestFor: 'Driveways, gates and front steps.',
    whyUse:
      'Redbuds and dogwoods stay below the gutters and never need topping. Their flowers open before the leaves, when the street is still brown.',
  },
]
