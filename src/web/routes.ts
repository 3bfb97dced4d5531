import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { articleSlugs } from './paths.ts'

/** For those who work on the site; what visitors get is built without it. */
const workshop = import.meta.env.DEV ? [route('styleguide', 'pages/styleguide.tsx')] : []

export default [
  index('pages/home.tsx'),
  route('get-a-quote', 'pages/quote.tsx'),
  route('products', 'pages/products.tsx'),
  route('projects', 'pages/projects.tsx'),
  route('search-index.json', 'feeds/search-index.ts'),
  route('blog/rss.xml', 'feeds/rss.ts'),
  route('sitemap.xml', 'feeds/sitemap.ts'),
  route('robots.txt', 'feeds/robots.ts'),
  route('manifest.webmanifest', 'feeds/manifest.ts'),
  route('about', 'pages/about.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('blog', 'pages/blog.tsx'),
  ...articleSlugs.map((slug) => route(slug, 'pages/article.tsx', { id: `article-${slug}` })),
  route('services/:slug', 'pages/service.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('events', 'pages/events.tsx'),
  route('events/event-details', 'pages/event-details.tsx'),
  route('events/success', 'pages/event-success.tsx'),
  route('events/failure', 'pages/event-failure.tsx'),
  ...workshop,
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
