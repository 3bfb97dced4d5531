import { eventPagePath, paymentPagePaths } from '#domain/events/event-pages.ts'

/** Id of the part of the calculator's page that names the towns that we deliver to. */
export const deliveryId = 'delivery'

/** Addresses of the public site. */
export const paths = {
  home: '/',
  about: '/about',
  products: '/products',
  projects: '/projects',
  events: '/events',
  contact: '/contact',
  blog: '/blog',
  quote: '/get-a-quote',
  calculator: '/calculator',
  privacy: '/privacy',
  rss: '/blog/rss.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/manifest.webmanifest',
  searchIndex: '/search-index.json',
  chatBook: '/chat-book.json',
  service: (slug: string) => `/services/${slug}`,
  article: (slug: string) => `/${slug}`,
  ownPage: (address: string) => `/${address}`,
  /** Asks for an email once a product is back. */
  restock: (slug: string) => `/back-in-stock/${slug}`,
  eventSuccess: paymentPagePaths.success,
  eventFailure: paymentPagePaths.failure,
  event: eventPagePath,
  /**
   * The calculator with one material chosen, by `service/item`, one of its choices, and the product
   * that is sold as it.
   */
  calculatorFor: (material: string, choice = 0, product?: string) =>
    `/calculator?material=${encodeURIComponent(material)}${choice === 0 ? '' : `&choice=${choice}`}${
      product === undefined ? '' : `&product=${encodeURIComponent(product)}`
    }`,
  /** The quote form with one service already ticked. */
  quoteFor: (serviceSlug: string) => `/get-a-quote?service=${encodeURIComponent(serviceSlug)}`,
} as const
