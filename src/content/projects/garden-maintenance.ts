import { pictures } from '#content/pictures.ts'
import type { Project } from './project.ts'

export const gardenMaintenance: readonly Project[] = [
  {
    id: 'clipped-hedge',
    category: 'garden-maintenance',
    title: 'Clipped Hedge',
    picture: pictures['projects-garden-maintenance/clipped-hedge'],
    features: [
      'Sides cut wider at the base than at the top',
      'Two trims a year, after growth hardens',
      'Clippings raked out and composted',
    ],
    bestFor: 'Formal screens of holly, boxwood or laurel along a property line.',
    whyUse:
      'Light reaches the lowest leaves when the top is narrower than the base, so the hedge remains green to the ground. We avoid cutting in late fall, because frost burns the tender shoots.',
  },
  {
    id: 'edged-perennial-beds',
    category: 'garden-maintenance',
    title: 'Edged Perennial Beds',
    picture: pictures['projects-garden-maintenance/edged-perennial-beds'],
    features: [
      'Clean trench edge cut in spring',
      'Spent flowers taken off through summer',
      'Clumps divided every third or fourth year',
    ],
    bestFor: 'Established flower beds that have gradually spread into the lawn.',
    whyUse:
      'A crisp outline makes even an informal planting look cared for. Divided perennials flower more generously, and you gain extra plants for another corner of the garden.',
  },
  {
    id: 'autumn-cleanup',
    category: 'garden-maintenance',
    title: 'Autumn Cleanup',
    picture: pictures['projects-garden-maintenance/autumn-cleanup'],
    features: [
      'Leaves mulched into the lawn or composted',
      'Seed heads left standing for birds',
      'Swales, drains and catch basins cleared',
    ],
    bestFor: 'Wooded properties that are buried in leaves by November.',
    whyUse:
      'A thick layer of wet leaves can kill the grass underneath by spring. We remove what does harm, leave what shelters bees and birds, and open the drains before the winter rain.',
  },
]
