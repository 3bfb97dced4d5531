import type { ArticleSlug } from '#content/articles/article.ts'
import { eventPagePath, paymentPagePaths } from '#domain/events/event-pages.ts'

/** Every address of the site, written once. */
export const paths = {
  home: '/',
  about: '/about',
  products: '/products',
  projects: '/projects',
  events: '/events',
  contact: '/contact',
  blog: '/blog',
  quote: '/get-a-quote',
  privacy: '/privacy',
  rss: '/blog/rss.xml',
  searchIndex: '/search-index.json',
  service: (slug: string) => `/services/${slug}`,
  article: (slug: string) => `/${slug}`,
  eventSuccess: paymentPagePaths.success,
  eventFailure: paymentPagePaths.failure,
  event: eventPagePath,
  /** The quote form with one service already ticked. */
  quoteFor: (serviceSlug: string) => `/get-a-quote?service=${encodeURIComponent(serviceSlug)}`,
} as const

/** The articles, each at the root of the site. */
export const articleSlugs = [
  'choosing-plants',
  'landscaping-gardening',
  'plant-care',
  'mulching',
] as const satisfies readonly ArticleSlug[]
