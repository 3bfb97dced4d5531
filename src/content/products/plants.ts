import * as pictures from '#content/pictures/products-plants.ts'
import type { Product } from './product.ts'

export const plants: readonly Product[] = [
  {
    category: 'plants',
    name: 'Rose',
    description:
      'Shrub and climbing roses that bloom from May until frost. Give them six hours of sun and room for air, because damp leaves catch black spot here.',
    picture: pictures.rose,
  },
  {
    category: 'plants',
    name: 'Alovera',
    description:
      'The aloe of the kitchen windowsill, with thick leaves that hold water. Let the pot dry out between drinks, and bring it in before the first frost.',
    picture: pictures.alovera,
  },
  {
    category: 'plants',
    name: 'Orchid',
    description:
      'A potted moth orchid keeps its flowers for two or three months indoors. It likes bright shade, a bark mix, and one good soak a week.',
    picture: pictures.orchid,
  },
  {
    category: 'plants',
    name: 'Ficus Benjamina',
    description:
      'The weeping fig makes a graceful indoor tree beside a bright window. It drops leaves when it is moved, then grows new ones if you leave it in peace.',
    picture: pictures.ficusBenjamina,
  },
  {
    category: 'plants',
    name: 'Echeveria',
    description:
      'A rosette of fleshy leaves in gray, green or pink. It wants grit in the soil, full light and very little water, so it suits a dish on a sunny sill.',
    picture: pictures.echeveria,
  },
  {
    category: 'plants',
    name: 'Calendula',
    description:
      'Cheerful orange and yellow daisies for the cool months. Plant them in early spring or fall, and cut them often so that more buds follow.',
    picture: pictures.calendula,
  },
]
