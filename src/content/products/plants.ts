import { pictures } from '#content/pictures.ts'
import type { Product } from './product.ts'

export const plants: readonly Product[] = [
  {
    category: 'plants',
    name: 'Rose',
    description:
      'Shrub and climbing roses that flower from May until the first frost. Give them six hours of sun and plenty of room for air, because damp foliage invites black spot in our summers.',
    picture: pictures['products-plants/rose'],
  },
  {
    category: 'plants',
    name: 'Alovera',
    description:
      'The familiar aloe of the kitchen windowsill, with thick leaves that store water. Let the pot dry out between waterings, and bring it indoors before the first frost.',
    picture: pictures['products-plants/alovera'],
  },
  {
    category: 'plants',
    name: 'Orchid',
    description:
      'A potted moth orchid that keeps its flowers for two or three months indoors. It prefers bright shade, a loose bark mixture, and one thorough soaking every week.',
    picture: pictures['products-plants/orchid'],
  },
  {
    category: 'plants',
    name: 'Ficus Benjamina',
    description:
      'The weeping fig makes a graceful indoor tree beside a bright window. It often drops leaves after it has been moved, and replaces them if you leave it undisturbed.',
    picture: pictures['products-plants/ficus-benjamina'],
  },
  {
    category: 'plants',
    name: 'Echeveria',
    description:
      'A rosette of fleshy leaves in gray, green or pink for a dish on a sunny windowsill. It requires gritty soil, full light and very little water.',
    picture: pictures['products-plants/echeveria'],
  },
  {
    category: 'plants',
    name: 'Calendula',
    description:
      'Cheerful orange and yellow daisies for the cooler months of the year. Plant them in early spring or in fall, and cut the flowers often so that more buds follow.',
    picture: pictures['products-plants/calendula'],
  },
]
