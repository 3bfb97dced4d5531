import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { articleSlugs } from './paths.ts'

export default [
  index('pages/home.tsx'),
  route('get-a-quote', 'pages/quote.tsx'),
  route('about', 'pages/about.tsx'),
  route('contact', 'pages/contact.tsx'),
  route('blog', 'pages/blog.tsx'),
  ...articleSlugs.map((slug) => route(slug, 'pages/article.tsx', { id: `article-${slug}` })),
  route('services/:slug', 'pages/service.tsx'),
  route('privacy', 'pages/privacy.tsx'),
] satisfies RouteConfig
