import { pictures } from '#content/pictures.ts'
import type { Service, ServiceItem } from './service.ts'

const plants: readonly ServiceItem[] = [
  {
    slug: 'sod',
    name: 'Sod',
    picture: pictures['plants-sod/sod'],
    what: 'Living turf, cut fresh from the farm: bermuda for full sun, zoysia for sun with some shade, tall fescue for open shade.',
    goodFor:
      'It covers bare clay in a single day and stops erosion on slopes where seed would wash away.',
    howMuch:
      'A pallet covers 450 to 500 square feet; lay it within 24 hours and water it every day for the first 2 weeks.',
    unit: 'per pallet',
  },
  {
    slug: 'shrubs',
    name: 'Shrubs',
    picture: pictures['plants-sod/shrubs'],
    what: 'Evergreen and flowering shrubs for zones 7b and 8a, from dwarf yaupon holly and abelia to hydrangea, camellia and loropetalum.',
    goodFor:
      'They make hedges, foundation plantings and screens that give a garden structure in winter.',
    howMuch:
      'Dig each hole 2 to 3 times as wide as the root ball but no deeper, and space plants by their mature width.',
  },
  {
    slug: 'trees',
    name: 'Trees',
    picture: pictures['plants-sod/trees'],
    what: 'Shade, flowering and evergreen trees in containers or balled in burlap, including red maple, willow oak, redbud, dogwood and cryptomeria.',
    goodFor:
      'Planted on the west side, a shade tree cools the house, while a row of evergreens hides the neighbors.',
    howMuch:
      'Through the first summer, give 10 gallons of water a week for every inch of trunk diameter.',
  },
  {
    slug: 'flowers',
    name: 'Flowers',
    picture: pictures['plants-sod/flowers'],
    what: 'Annuals for a season of color and perennials that return, such as lantana, vinca and coneflower for summer, pansies and violas for winter.',
    goodFor:
      'Use them at the mailbox, around the patio and in pots that need to look full from the street.',
    howMuch:
      'Set bedding plants 10 to 12 inches apart; at 12 inches, 100 square feet takes 100 plants.',
  },
  {
    slug: 'fruit-plants',
    name: 'Fruit Plants',
    picture: pictures['plants-sod/fruit-plants'],
    what: 'Fruit that ripens reliably in the piedmont: rabbiteye blueberries, figs, muscadines, blackberries and Asian persimmons.',
    goodFor:
      'A sunny fence, a warm wall or a back corner can become a harvest from June to November.',
    howMuch:
      'Space blueberries 5 to 6 feet apart in soil of pH 4.5 to 5.2, and plant at least 2 varieties so they pollinate each other.',
  },
  {
    slug: 'vegetable-plants',
    name: 'Vegetable Plants',
    picture: pictures['plants-sod/vegetable-plants'],
    what: 'Sturdy transplants in season: tomatoes, peppers, squash and eggplant in spring; collards, broccoli and lettuce in late summer.',
    goodFor:
      'Kitchen gardeners save six weeks of seed starting and set out plants that are ready to grow.',
    howMuch:
      'Wait until the last frost is over, around April 15, then give tomatoes 2 to 3 feet each and 1 inch of water a week.',
  },
]

export const plantsSod: Service = {
  slug: 'plants-sod',
  name: 'Plants & Sod',
  summary: 'Nursery plants and fresh sod chosen for north Georgia summers, winters and clay.',
  promise: 'Plants that belong in zones 7b and 8a. Planting advice comes with each of them.',
  picture: pictures['services/plants-sod'],
  sections: [
    {
      slug: 'plants',
      title: 'From the Nursery',
      intro:
        'Cumming sees more than 50 inches of rain in a typical year, yet weeks of drought in between. We choose plants that manage both and tell you how to establish them.',
      items: plants,
    },
  ],
  questions: [
    {
      question: 'Which sod is right for my yard?',
      answer:
        'Count the hours of direct sunlight. Bermuda requires at least 6 to 8 hours, zoysia manages with 5 or 6, and tall fescue accepts 4 but wants irrigation during July and August.',
    },
    {
      question: 'Can I lay sod in winter?',
      answer:
        'Tall fescue and dormant bermuda can go down in winter, as long as the soil is not frozen and the roots never dry out. Zoysia is a risk: laid while brown it roots slowly, and a hard freeze or dry wind can kill it before spring, so wait until May if you can. Keep traffic off dormant sod until it knits in April.',
    },
    {
      question: 'Why did my new shrub die?',
      answer:
        'The two usual causes are planting too deep and watering on a timer rather than by touch. Push a finger 2 inches into the root ball, and water only when it feels dry.',
    },
    {
      question: 'Which plants will deer leave alone?',
      answer:
        'No plant is entirely safe, but deer seldom browse boxwood, abelia, cryptomeria, hellebores, rosemary or lantana. They are fond of hostas, azaleas, daylilies and pansies.',
    },
  ],
  title: 'Plants, Trees & Sod in Cumming, GA | Evergreen',
  description:
    'Bermuda, zoysia and fescue sod, shrubs, trees, flowers, fruit and vegetable plants for zones 7b and 8a, with spacing and watering for Cumming, GA.',
}
