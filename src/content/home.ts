import { paths } from '#domain/site/paths.ts'
import type { PictureId } from '#content/pictures.ts'
import type { PageTexts } from '#domain/site/page-texts.ts'

/** Ids in `projects.ts` of the projects that the home page shows by default. */
export const recentProjects = [
  'front-walk-garden',
  'shade-tree-grove',
  'hillside-terraces',
  'new-sod-backyard',
  'pine-straw-woodland-edge',
  'edged-perennial-beds',
]

/** Original texts of the home page. */
export const homePage: PageTexts['home-page'] = {
  title: 'Landscaping company and plant nursery in {town}, {state}',
  slides: [
    {
      heading: 'Landscaping Services',
      subheading:
        'From the first sketch to the last wheelbarrow of mulch, planned for the clay, the slopes and the summers of north Georgia.',
      picture: 'home/hero-landscaping' satisfies PictureId,
    },
    {
      heading: 'Discover the Beauty of Plants and Trees',
      subheading:
        'Walk the rows, see each plant at its real size, and take home what will thrive in your yard.',
      picture: 'home/hero-plants-and-trees' satisfies PictureId,
    },
  ],
  about: {
    kicker: 'The nursery',
    heading: 'About Us',
    paragraphs: [
      'Evergreen is a landscaping company and a plant nursery under one name in Cumming, Georgia. The people who help you choose a maple can also explain how deep to plant it in heavy red clay.',
      'Homeowners and businesses come to us for a single bag of soil, a truckload of gravel, or an entirely new garden. Bring a photo of your yard before you start to dig, because a few minutes of conversation can save you a weekend of hard work.',
    ],
    picture: 'home/about-teaser' satisfies PictureId,
  },
  bestSellers: {
    heading: 'Best Selling Products',
    intro: 'What leaves our yard most often, from spring planting to fall cleanup.',
    tiles: [
      {
        name: 'Mango Fruits',
        line: 'Soft, sweet mangoes by the crate in summer, at the farm store.',
        picture: 'best-sellers/mango-fruits' satisfies PictureId,
        secondPicture: 'best-sellers/mango-fruits-second' satisfies PictureId,
      },
      {
        name: 'Plants',
        line: 'Roses for the border, orchids and figs for the window.',
        picture: 'best-sellers/plants' satisfies PictureId,
        secondPicture: 'best-sellers/plants-second' satisfies PictureId,
      },
      {
        name: 'Mulch',
        line: 'Red, black, brown, bark and pine straw for every kind of bed.',
        picture: 'best-sellers/mulch' satisfies PictureId,
        secondPicture: 'best-sellers/mulch-second' satisfies PictureId,
      },
      {
        name: 'Stones',
        line: 'Gravel, flagstone, river rock and boulders to walk on or to look at.',
        picture: 'best-sellers/stones' satisfies PictureId,
        secondPicture: 'best-sellers/stones-second' satisfies PictureId,
      },
      {
        name: 'Seeds',
        line: 'Beans, pumpkins and sunflowers that a child can plant.',
        picture: 'best-sellers/seeds' satisfies PictureId,
        secondPicture: 'best-sellers/seeds-second' satisfies PictureId,
      },
      {
        name: 'Trees',
        line: 'Red maples for shade, persimmons for fruit, bonsai for the table.',
        picture: 'best-sellers/trees' satisfies PictureId,
        secondPicture: 'best-sellers/trees-second' satisfies PictureId,
      },
    ],
  },
  services: {
    heading: 'Our Services',
    intro:
      'Design, materials and installation from one company, so that one conversation can cover the entire property.',
  },
  recent: {
    heading: 'Recent Projects',
    intro: 'Gardens from our drawing table, each with the reason behind it.',
    projects: recentProjects,
  },
  reasons: {
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
        text: 'Describe the site and your ideas, and we will write down the work and the materials it would take. You can compare it with other bids and decide in your own time.',
      },
      {
        title: 'Ready to load today',
        text: 'Plants, pine straw and bagged soil are available at the nursery, so that a smaller project does not have to wait for a delivery. You can pick up a few bales of pine straw and spread them before dinner.',
      },
      {
        title: 'Advice after planting',
        text: 'A newly planted tree needs regular attention during its first two summers. Bring us a leaf or a photo whenever something looks wrong, and we will help you find the cause.',
      },
    ],
  },
  businessPicture: 'home/hero-plants-and-trees' satisfies PictureId,
  seo: {
    title: '{full name} in {town}, {state code}',
    description:
      'Landscaping, plants, soil, mulch and stone from a nursery in {town}, {state}. Call {phone} or ask for a free quote.',
  },
}

/** Original targets of the tiles, in order. */
const tileLinks = [
  '/products?category=fruits',
  '/products?category=plants',
  '/products?category=mulch',
  paths.service('stone-aggregates'),
  '/products?category=seeds',
  '/products?category=trees',
] as const

/** Targets of the tiles on a site with these services; products replace a hidden service. */
export const tileLinksWith = (services: readonly { readonly slug: string }[]): readonly string[] =>
  tileLinks.map((href) =>
    href.startsWith('/services/') && services.every(({ slug }) => href !== paths.service(slug))
      ? paths.products
      : href,
  )
