import type { Picture } from '#content/picture.ts'
import * as bestSellerPictures from '#content/pictures/best-sellers.ts'
import { aboutTeaser, heroLandscaping, heroPlantsAndTrees } from '#content/pictures/home.ts'

/** One slide of the carousel at the top of the home page. */
export interface HeroSlide {
  readonly heading: string
  readonly subheading: string
  readonly picture: Picture
}

/** A tile of the home page: a picture that gives way to a second one on hover or focus. */
export interface BestSeller {
  readonly name: string
  readonly line: string
  readonly picture: Picture
  readonly secondPicture: Picture
  /** Address on this site. */
  readonly href: string
}

/** A short heading with its reason or explanation. */
export interface Point {
  readonly title: string
  readonly text: string
}

export const heroSlides: readonly HeroSlide[] = [
  {
    heading: 'Landscaping Services',
    subheading:
      'From the first sketch to the last barrow of mulch, planned for the clay, the slopes and the summers of north Georgia.',
    picture: heroLandscaping,
  },
  {
    heading: 'Discover the Beauty of Plants and Trees',
    subheading:
      'Walk the rows, see each plant at its real size, and take home what will thrive in your yard.',
    picture: heroPlantsAndTrees,
  },
]

export const aboutTeaserSection = {
  heading: 'About Us',
  paragraphs: [
    'Evergreen is a landscaping company and a plant nursery under one name in Cumming, Georgia. The people who help you choose a maple can also explain how deep to plant it in heavy red clay.',
    'Homeowners and businesses come to us for a single bag of soil, a truckload of gravel, or an entirely new garden. Bring a photo of your yard before you start to dig, because a few minutes of conversation can save you a weekend of hard work.',
  ],
  link: { label: 'More About Us', href: '/about' },
  picture: aboutTeaser,
} as const

export const bestSellers: readonly BestSeller[] = [
  {
    name: 'Mango Fruits',
    line: 'Soft, sweet mangoes by the crate in summer, at the farm store.',
    picture: bestSellerPictures.mangoFruits,
    secondPicture: bestSellerPictures.mangoFruitsSecond,
    href: '/products?category=fruits',
  },
  {
    name: 'Plants',
    line: 'Roses for the border, orchids and figs for the window.',
    picture: bestSellerPictures.plants,
    secondPicture: bestSellerPictures.plantsSecond,
    href: '/products?category=plants',
  },
  {
    name: 'Mulch',
    line: 'Red, black, brown, bark and pine straw for every kind of bed.',
    picture: bestSellerPictures.mulch,
    secondPicture: bestSellerPictures.mulchSecond,
    href: '/products?category=mulch',
  },
  {
    name: 'Stones',
    line: 'Gravel, flagstone, river rock and boulders to walk on or to look at.',
    picture: bestSellerPictures.stones,
    secondPicture: bestSellerPictures.stonesSecond,
    href: '/services/stone-aggregates',
  },
  {
    name: 'Seeds',
    line: 'Beans, pumpkins and sunflowers that a child can plant.',
    picture: bestSellerPictures.seeds,
    secondPicture: bestSellerPictures.seedsSecond,
    href: '/products?category=seeds',
  },
  {
    name: 'Trees',
    line: 'Red maples for shade, persimmons for fruit, bonsai for the table.',
    picture: bestSellerPictures.trees,
    secondPicture: bestSellerPictures.treesSecond,
    href: '/products?category=trees',
  },
]

export const servicesSection = {
  heading: 'Our Services',
  intro:
    'Eight kinds of work and material, so that one conversation can cover the entire property.',
} as const

export const bestSellersSection = {
  heading: 'Best Selling Products',
  intro: 'What leaves our yard most often, from spring planting to fall cleanup.',
} as const

export const reasonsSection = {
  heading: 'Why Choose Evergreen',
  reasons: [
    {
      title: 'Yard and crew under one roof',
      text: 'The plants, the stone and the people who install them all come from the same place. That means one phone call for the whole project, and one company that is responsible for the result.',
    },
    {
      title: 'Plants that suit the place',
      text: 'Forsyth County has red clay, steep lots and humid summers, and not every popular plant can cope with all three. We point you to those that will, and we tell you honestly when a favorite will not.',
    },
    {
      title: 'See it before you buy it',
      text: 'Run the gravel through your fingers and stand beside a tree to judge how much shade it will give. A picture on a screen tells you neither, so come and walk the yard.',
    },
    {
      title: 'A free quote in writing',
      text: 'Describe the site and your ideas, and we write down the work and the materials that it would take. You can compare it with other offers and decide in your own time.',
    },
    {
      title: 'Open seven days a week',
      text: 'We are here from early morning to evening on weekdays and Saturdays, and on Sunday mornings as well. You can pick up a few bales of pine straw before work and spread them before dinner.',
    },
    {
      title: 'Advice after planting',
      text: 'A newly planted tree needs regular attention during its first two summers. Bring us a leaf or a photo whenever something looks wrong, and we will help you find the cause.',
    },
  ] satisfies readonly Point[],
} as const

export const recentProjectsSection = {
  heading: 'Recent Projects',
  intro: 'Six gardens from our drawing table, each with the reason behind it.',
  link: { label: 'See All Projects', href: '/projects?category=all' },
  /** Ids of gallery items in `projects.ts`. */
  projectIds: [
    'front-walk-garden',
    'shade-tree-grove',
    'hillside-terraces',
    'new-sod-backyard',
    'pine-straw-woodland-edge',
    'edged-perennial-beds',
  ],
} as const
