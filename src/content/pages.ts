import { paths } from '#domain/site/paths.ts'
import type { Picture } from '#content/picture.ts'
import type { PictureId } from '#content/pictures.ts'
import type { PageTexts } from '#domain/site/page-texts.ts'
import { quoteConsent } from './privacy.ts'

/** Title and description for search engines and browser tabs: at most 60 and 155 characters. */
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

/** Pages with a banner; service pages and articles have texts of their own. */
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

/** Pages without a banner. */
export type PlainPageId = 'home' | 'event-details' | 'event-success' | 'event-failure'

/** Original texts of pages whose entries, if any, come from elsewhere. */
export const plainTexts = {
  'events-page': {
    banner: {
      title: 'Upcoming Events',
      subtitle: 'Workshops, walks and plant sales at the nursery',
      picture: 'banners/events' satisfies PictureId,
    },
    seo: {
      title: 'Garden Events in Cumming, GA | {company}',
      description:
        'See upcoming garden workshops, walks and plant sales near Cumming, Georgia, filter them by date, and save your seat online.',
    },
    details: {
      title: 'Event Details | {company}',
      description:
        'Date, place, seats and price of an event at our nursery, with a form to register or to change your answer.',
    },
    success: {
      title: 'Your Payment | {company}',
      description: 'The status of your payment and your booking for an event at our nursery.',
    },
    failure: {
      title: 'Payment Failed | {company}',
      description: 'Your payment for an event at our nursery did not go through. Try again here.',
    },
  },
  'contact-page': {
    banner: {
      title: 'Contact Us',
      subtitle: 'Call, write, or come and walk the rows',
      picture: 'banners/contact' satisfies PictureId,
    },
    reach: 'Reach us',
    write: 'Write to us',
    find: 'Find us',
    seo: {
      title: 'Contact, Hours and Directions | {company}',
      description:
        'Phone, email, opening hours and a map for our nursery and landscaping yard in Cumming, Georgia.',
    },
  },
  'blog-page': {
    banner: {
      title: 'Blog',
      subtitle: 'Notes on plants, soil and seasons around Cumming',
      picture: 'banners/blog' satisfies PictureId,
    },
    seo: {
      title: 'Gardening Advice for North Georgia | {company}',
      description:
        'Articles from our nursery: how to choose plants, what landscaping services mean, spring plant care, and why mulch matters in red Georgia clay.',
    },
  },
  'quote-page': {
    banner: {
      title: 'Get Your Free Quote',
      subtitle: 'Request a Free Quote for Your Project Needs',
      picture: 'banners/get-a-quote' satisfies PictureId,
    },
    help: {
      heading: 'Rather talk it over?',
      text: 'Call the yard and describe the job. We will fill out the form with you.',
    },
    consent: quoteConsent,
    seo: {
      title: 'Get a Free Landscaping Quote | {company}, Cumming',
      description:
        'Tell us about your yard, check the services and materials you want, and get a free quote for landscaping, mulch, stone, sod or drainage near Cumming, GA.',
    },
  },
  'calculator-page': {
    banner: {
      title: 'How Much Do I Need?',
      subtitle: 'Mulch, soil, stone, sod, pavers, edging and walls, from your own measurements',
      picture: 'banners/projects' satisfies PictureId,
    },
    seo: {
      title: 'Mulch, Soil & Stone Calculator | {company}',
      description:
        'Work out how many yards, tons, bags, bales, pallets or pavers your bed, path, lawn or wall takes, and send the amount with your free quote request.',
    },
  },
  'missing-page': {
    title: 'Page Not Found',
    subtitle: 'This path leads into the hedge. Look around below, or start again from the gate.',
    places: [
      { name: 'Products', line: 'Plants, trees, mulch, tools and seeds' },
      { name: 'Projects', line: 'Gardens as we would build them' },
      { name: 'Events', line: 'Workshops and days at the nursery' },
      { name: 'Contact', line: 'Phone, hours and directions' },
    ],
    seo: {
      title: 'Page Not Found | {company}',
      description:
        'There is no page at this address. Look through our services, products and articles, or go back to the home page.',
    },
  },
  'closing-call': {
    heading: 'Tell us about your yard',
    text: 'A few lines about the place and what you would like to do there are enough to begin. We will write back with the work, the materials and what they would cost.',
  },
} satisfies Partial<PageTexts>

/** The pages of the main menu, in order; the services have a menu of their own. */
export const mainMenu = [
  { name: 'Home', path: '/' },
  { name: 'About', path: paths.about },
  { name: 'Services', path: null },
  { name: 'Products', path: paths.products },
  { name: 'Projects', path: paths.projects },
  { name: 'Events', path: paths.events },
  { name: 'Blog', path: paths.blog },
  { name: 'Contact', path: paths.contact },
] as const
