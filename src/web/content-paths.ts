import type { Content } from '#content/content.ts'
import type { PageId } from '#content/pages.ts'
import { eventDetailsPath } from '#domain/events/event-pages.ts'
import { paths } from '#domain/site/paths.ts'

export const bannerPaths: Readonly<Record<PageId, string>> = {
  about: paths.about,
  products: paths.products,
  projects: paths.projects,
  events: paths.events,
  contact: paths.contact,
  blog: paths.blog,
  'get-a-quote': paths.quote,
  calculator: paths.calculator,
  privacy: paths.privacy,
  'not-found': '/no-such-page',
}

/** The pages that are the same for everyone until the content changes. */
export const contentPaths = ({ services, articles, ownPages }: Content): readonly string[] => [
  paths.home,
  paths.quote,
  paths.calculator,
  paths.products,
  paths.projects,
  paths.about,
  paths.contact,
  paths.blog,
  paths.privacy,
  ...articles.map(({ slug }) => paths.article(slug)),
  ...ownPages.map(({ address }) => paths.ownPage(address)),
  ...services.map(({ slug }) => paths.service(slug)),
]

/** Whether the site has a page, or a file for readers, at a path. */
export function isPathOf(content: Content): (path: string) => boolean {
  const known = new Set<string>([
    ...contentPaths(content),
    paths.events,
    eventDetailsPath,
    paths.rss,
    paths.sitemap,
  ])
  return (path) => known.has(path)
}

/** Every address whose answer can be cached: the pages, their data requests, and the feeds. */
export const cachedPaths = (content: Content): readonly string[] => [
  ...contentPaths(content).flatMap((path) => [path, `${path === '/' ? '/_' : path}.data`]),
  paths.rss,
  paths.robots,
  paths.manifest,
]
