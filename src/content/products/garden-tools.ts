import * as pictures from '#content/pictures/products-garden-tools.ts'
import type { Product } from './product.ts'

export const gardenTools: readonly Product[] = [
  {
    category: 'garden-tools',
    name: 'Shovels',
    description:
      'Round points for digging clay and square ones for moving gravel. Try the handle for length here, so that your back need not find out later.',
    picture: pictures.shovels,
  },
  {
    category: 'garden-tools',
    name: 'Watering Cans',
    description:
      'Cans with a fine rose for seedlings and a long spout for hanging pots. A two-gallon can is as much as most arms want to lift.',
    picture: pictures.wateringCans,
  },
  {
    category: 'garden-tools',
    name: 'Pruners (Secateurs)',
    description:
      'Bypass blades that cut like scissors and leave a clean wound. They manage green wood up to the thickness of a finger.',
    picture: pictures.prunersSecateurs,
  },
  {
    category: 'garden-tools',
    name: 'Sprayers',
    description:
      'Pump sprayers for soap, oil or liquid feed, from hand size to backpack. Keep one for weed killer alone, and mark it.',
    picture: pictures.sprayers,
  },
  {
    category: 'garden-tools',
    name: 'Rake',
    description:
      'A bow rake to level soil and spread stone, and a leaf rake for the lawn. Both hang on a hook and outlast the leaf blower.',
    picture: pictures.rake,
  },
  {
    category: 'garden-tools',
    name: 'Pick Axe',
    description:
      'One pointed end for rock, one broad end for roots and hardpan. In dry red clay it opens the ground where a shovel only bounces.',
    picture: pictures.pickAxe,
  },
]
