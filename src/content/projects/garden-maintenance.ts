import * as pictures from '#content/pictures/projects-garden-maintenance.ts'
import type { Project } from './project.ts'

export const gardenMaintenance: readonly Project[] = [
  {
    id: 'clipped-hedge',
    category: 'garden-maintenance',
    title: 'Clipped Hedge',
    picture: pictures.clippedHedge,
    features: [
      'Sides cut wider at the base than at the top',
      'Two trims a year, after growth hardens',
      'Clippings raked out and composted',
    ],
    bestFor: 'Screens of holly, boxwood or laurel.',
    whyUse:
      'Light reaches the lowest leaves when the top is narrow, so the hedge stays green to the ground. Late fall cuts are left out, because frost burns the soft shoots that follow.',
  },
  {
    id: 'edged-perennial-beds',
    category: 'garden-maintenance',
    title: 'Edged Perennial Beds',
    picture: pictures.edgedPerennialBeds,
    features: [
      'Clean trench edge cut in spring',
      'Spent flowers taken off through summer',
      'Clumps divided every third or fourth year',
    ],
    bestFor: 'Flower beds that have grown into the lawn.',
    whyUse:
      'A crisp line makes even a wild planting look cared for. Divided clumps bloom harder, and you gain plants for another corner.',
  },
  {
    id: 'autumn-cleanup',
    category: 'garden-maintenance',
    title: 'Autumn Cleanup',
    picture: pictures.autumnCleanup,
    features: [
      'Leaves mown into the lawn or composted',
      'Seed heads left standing for birds',
      'Gutters of the garden, the swales and drains, cleared',
    ],
    bestFor: 'Wooded lots in November and December.',
    whyUse:
      'A thick mat of wet leaves kills grass by spring. We take what harms, leave what shelters bees and birds, and open the drains before the winter rain.',
  },
]
