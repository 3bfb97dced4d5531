import { pictures } from '#content/pictures.ts'
import type { Product } from './product.ts'

export const gardenTools: readonly Product[] = [
  {
    category: 'garden-tools',
    name: 'Shovels',
    description:
      'Rounded points for digging in clay and square ones for moving gravel. Try the length of the handle in the store, so that your back does not discover it later.',
    picture: pictures['products-garden-tools/shovels'],
  },
  {
    category: 'garden-tools',
    name: 'Watering Cans',
    description:
      'Cans with a fine rose for seedlings and a long spout for hanging baskets. Two gallons of water weigh almost seventeen pounds, which is plenty for most people.',
    picture: pictures['products-garden-tools/watering-cans'],
  },
  {
    category: 'garden-tools',
    name: 'Pruners (Secateurs)',
    description:
      'Bypass pruners that cut like scissors and leave a clean wound that closes quickly. They manage living wood up to about the thickness of a finger.',
    picture: pictures['products-garden-tools/pruners-secateurs'],
  },
  {
    category: 'garden-tools',
    name: 'Sprayers',
    description:
      'Pump sprayers for soap, oil or liquid fertilizer, from hand size to backpack size. Keep a separate one for weed killer, and label it clearly.',
    picture: pictures['products-garden-tools/sprayers'],
  },
  {
    category: 'garden-tools',
    name: 'Rake',
    description:
      'A sturdy bow rake for leveling soil and spreading stone, and a flexible leaf rake for the lawn. Together they manage most of the cleanup in an average yard.',
    picture: pictures['products-garden-tools/rake'],
  },
  {
    category: 'garden-tools',
    name: 'Pick Axe',
    description:
      'One pointed end for rock and one broad end for roots and hardpan. It opens dry red clay in August, when an ordinary shovel only bounces off the surface.',
    picture: pictures['products-garden-tools/pick-axe'],
  },
]
