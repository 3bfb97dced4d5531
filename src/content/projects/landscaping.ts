import { pictures } from '#content/pictures.ts'
import type { Project } from './project.ts'

export const landscaping: readonly Project[] = [
  {
    id: 'front-walk-garden',
    category: 'landscaping',
    title: 'Front Walk Garden',
    picture: pictures['projects-landscaping/front-walk-garden'],
    features: [
      'Paver walk wide enough for two',
      'Evergreen shrubs that hold the shape in winter',
      'Perennials that take turns from March to frost',
    ],
    bestFor: 'Homes where guests cross a plain lawn to find the door.',
    whyUse:
      'A generous path leads visitors to the door, and low planting keeps the view from the windows open. The evergreens carry the garden through January, when everything else is resting.',
  },
  {
    id: 'courtyard-garden',
    category: 'landscaping',
    title: 'Courtyard Garden',
    picture: pictures['projects-landscaping/courtyard-garden'],
    features: [
      'Paved floor around a small round pool',
      'Tall pots and a small tree for height',
      'Crushed stone that drains after storms',
    ],
    bestFor: 'Small walled yards, townhomes and the space behind a shop.',
    whyUse:
      'Walls reflect heat and echo sound, so foliage on every side makes the courtyard both cooler and quieter. Without a lawn to mow, regular watering is most of the maintenance.',
  },
  {
    id: 'hillside-terraces',
    category: 'landscaping',
    title: 'Hillside Terraces',
    picture: pictures['projects-landscaping/hillside-terraces'],
    features: [
      'Low block walls in place of one high wall',
      'Drain stone and pipe behind each wall',
      'Deep-rooted shrubs on the banks between',
    ],
    bestFor: 'Steep back yards where clay washes downhill.',
    whyUse:
      'Several short walls share the load and turn a slope into level areas that you can use. Water slows down on every terrace and soaks in before it reaches the house.',
  },
]
