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
    'We are a landscaping company and a plant nursery on one piece of land in Cumming. The people who help you pick a maple can also tell you how deep to set it in red clay.',
    'Homeowners and businesses come to us for a single bag of soil, a truckload of gravel, or a whole new garden. Ask us first and dig later: a few minutes over a photo of your yard can save a weekend of work.',
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
  intro: 'Eight kinds of work and material, so that one call can cover the whole yard.',
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
      text: 'The plants, the stone and the people who set them come from the same place. You make one call, and nobody blames a supplier.',
    },
    {
      title: 'Plants that suit the place',
      text: 'Forsyth County has red clay, steep lots and humid summers. We point you to plants that cope with all three, and say so when a favorite will not.',
    },
    {
      title: 'See it before you buy it',
      text: 'Run gravel through your fingers and stand beside a tree to judge its shade. A picture on a phone tells you neither.',
    },
    {
      title: 'A free quote in writing',
      text: 'Tell us about the site, and we write down the work and the materials. You compare and decide in your own time.',
    },
    {
      title: 'Open seven days a week',
      text: 'We are here early on weekdays and on Saturdays, and on Sunday mornings too. Pick up a bale of straw before work and be done by dinner.',
    },
    {
      title: 'Advice after planting',
      text: 'A new tree needs care in its first two summers. Bring a leaf or a photo when something looks wrong, and we help you find the cause.',
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
