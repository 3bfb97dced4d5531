import { index, route, type RouteConfig } from '@react-router/dev/routes'

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
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
