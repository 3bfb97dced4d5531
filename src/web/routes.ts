import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('pages/home.tsx'),
  route('get-a-quote', 'pages/quote.tsx'),
  route('products', 'pages/products.tsx'),
  route('projects', 'pages/projects.tsx'),
] satisfies RouteConfig
