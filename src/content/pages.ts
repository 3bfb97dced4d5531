import type { Picture } from '#content/picture.ts'
import * as banners from '#content/pictures/banners.ts'
import type { Company } from './company.ts'

/** What search engines and browser tabs show: at most 60 and 155 characters. */
export interface Seo {
  readonly title: string
  readonly description: string
}

/** The banner at the top of a page, and its entry in search results. */
export interface Page {
  readonly title: string
  readonly subtitle: string
  readonly picture: Picture
  readonly seo: Seo
}

/** Pages with a banner; service pages and articles bring their own words. */
export type PageId =
  | 'about'
  | 'products'
  | 'projects'
  | 'events'
  | 'contact'
  | 'blog'
  | 'get-a-quote'
  | 'calculator'
  | 'privacy'
  | 'not-found'

export const pagesOf = ({
  shortName,
}: Pick<Company, 'shortName'>): Readonly<Record<PageId, Page>> => ({
  about: {
    title: 'About Us',
    subtitle: 'One nursery and one crew in Cumming, Georgia',
    picture: banners.about,
    seo: {
      title: `About Our Nursery in Cumming, GA | ${shortName}`,
      description:
        'Meet the landscaping company and plant nursery in Cumming, Georgia: our mission, our values, what we know, and the four steps of every garden we build.',
    },
  },
  products: {
    title: 'Our Products',
    subtitle: 'Explore the best in gardening essentials',
    picture: banners.products,
    seo: {
      title: `Plants, Trees, Mulch, Seeds & Tools | ${shortName}`,
      description:
        'Browse plants, trees, fresh fruit, mulch, fertilizers, garden tools and seeds at our nursery and farm store in Cumming, Georgia.',
    },
  },
  projects: {
    title: 'Projects',
    subtitle: 'Designs for lawns, beds, slopes and shade in north Georgia',
    picture: banners.projects,
    seo: {
      title: `Landscape Design Gallery | ${shortName}, Cumming GA`,
      description:
        'Fifteen garden designs for north Georgia yards: landscaping, lawns, plants and trees, mulch and upkeep, with what each is best for and why.',
    },
  },
  events: {
    title: 'Upcoming Events',
    subtitle: 'Workshops, walks and plant sales at the nursery',
    picture: banners.events,
    seo: {
      title: `Garden Events in Cumming, GA | ${shortName}`,
      description:
        'See upcoming garden workshops, walks and plant sales near Cumming, Georgia, filter them by date, and save your seat online.',
    },
  },
  contact: {
    title: 'Contact Us',
    subtitle: 'Call, write, or come and walk the rows',
    picture: banners.contact,
    seo: {
      title: `Contact, Hours and Directions | ${shortName}`,
      description:
        'Phone, e-mail, opening hours and a map for our nursery and landscaping yard in Cumming, Georgia. Open seven days a week.',
    },
  },
  blog: {
    title: 'Blog',
    subtitle: 'Notes on plants, soil and seasons around Cumming',
    picture: banners.blog,
    seo: {
      title: `Gardening Advice for North Georgia | ${shortName}`,
      description:
        'Articles from our nursery: how to choose plants, what landscaping services mean, spring plant care, and why mulch matters in red Georgia clay.',
    },
  },
  'get-a-quote': {
    title: 'Get Your Free Quote',
    subtitle: 'Request a Free Quote for Your Project Needs',
    picture: banners.getAQuote,
    seo: {
      title: `Get a Free Landscaping Quote | ${shortName}, Cumming`,
      description:
        'Tell us about your yard, tick the services and materials you want, and get a free quote for landscaping, mulch, stone, sod or drainage near Cumming, GA.',
    },
  },
  calculator: {
    title: 'How Much Do I Need?',
    subtitle: 'Mulch, soil, stone, sod, pavers, edging and walls, from your own measures',
    picture: banners.projects,
    seo: {
      title: `Mulch, Soil & Stone Calculator | ${shortName}`,
      description:
        'Work out how many yards, tons, bags, bales, pallets or pavers your bed, path, lawn or wall takes, and send the amount with your free quote request.',
    },
  },
  privacy: {
    title: 'Privacy',
    subtitle: 'What we keep, why, and how to have it erased',
    picture: banners.contact,
    seo: {
      title: `Privacy in Plain Words | ${shortName}`,
      description:
        'What we store when you ask for a quote or answer an event, how long we keep it, who sees it, and how to have it erased. No trackers.',
    },
  },
  'not-found': {
    title: 'Page Not Found',
    subtitle: 'This path leads into the hedge. Search below, or start again from the gate.',
    picture: banners.projects,
    seo: {
      title: `Page Not Found | ${shortName}`,
      description:
        'There is no page at this address. Search our services, products and articles, or go back to the home page.',
    },
  },
})

/** Pages without a banner. */
export type PlainPageId = 'home' | 'event-details' | 'event-success' | 'event-failure'

/** Search entries of the pages that have no banner. */
export const plainPagesOf = ({
  shortName,
}: Pick<Company, 'shortName'>): Readonly<Record<PlainPageId, Seo>> => ({
  home: {
    title: `Landscaping & Plant Nursery in Cumming, GA | ${shortName}`,
    description:
      'Landscaping, lawn care, sod, mulch, stone and drainage from a plant nursery in Cumming, Georgia. Visit seven days a week or ask for a free quote.',
  },
  'event-details': {
    title: `Event Details | ${shortName}`,
    description:
      'Date, place, seats and price of an event at our nursery, with a form to register or to change your answer.',
  },
  'event-success': {
    title: `Your Payment | ${shortName}`,
    description: 'The state of your payment and your booking for an event at our nursery.',
  },
  'event-failure': {
    title: `Payment Failed | ${shortName}`,
    description: 'Your payment for an event at our nursery did not go through. Try again here.',
  },
})
