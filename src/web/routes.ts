import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** For those who work on the site; what visitors get is built without it. */
const workshop = import.meta.env.DEV ? [route('styleguide', 'pages/styleguide.tsx')] : []

export default [
  layout('pages/public-frame.tsx', { id: 'site' }, [
    index('pages/home.tsx'),
    route('get-a-quote', 'pages/quote.tsx'),
    route('products', 'pages/products.tsx'),
    route('projects', 'pages/projects.tsx'),
    route('about', 'pages/about.tsx'),
    route('contact', 'pages/contact.tsx'),
    route('blog', 'pages/blog.tsx'),
    route(':slug', 'pages/article.tsx'),
    route('services/:slug', 'pages/service.tsx'),
    route('privacy', 'pages/privacy.tsx'),
    route('events', 'pages/events.tsx'),
    route('events/event-details', 'pages/event-details.tsx'),
    route('events/success', 'pages/event-success.tsx'),
    route('events/failure', 'pages/event-failure.tsx'),
    ...workshop,
    route('*', 'pages/not-found.tsx'),
  ]),
  route('search-index.json', 'feeds/search-index.ts'),
  route('chat-book.json', 'feeds/chat-book.ts'),
  route('blog/rss.xml', 'feeds/rss.ts'),
  route('sitemap.xml', 'feeds/sitemap.ts'),
  route('robots.txt', 'feeds/robots.ts'),
  route('manifest.webmanifest', 'feeds/manifest.ts'),
] satisfies RouteConfig
