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
  route('desk', 'desk/pages/desk.tsx', { id: 'desk' }, [
    route('sign-in', 'desk/pages/sign-in.tsx'),
    route('join', 'desk/pages/join.tsx'),
    route('passkey-challenge', 'desk/pages/passkey-challenge.ts'),
    route('confirm', 'desk/pages/confirm.ts'),
    route('sign-out', 'desk/pages/sign-out.ts'),
    route('changes', 'desk/pages/changes.ts'),
    route('welcome', 'desk/pages/welcome.tsx'),
    layout('desk/pages/shell.tsx', [
      index('desk/pages/today.tsx'),
      route('requests', 'desk/pages/requests.tsx'),
      route('requests/new', 'desk/pages/new-request.tsx'),
      route('requests/:requestId', 'desk/pages/request.tsx'),
      route('customers', 'desk/pages/customers.tsx'),
      route('customers/:customerId', 'desk/pages/customer.tsx'),
      route('search', 'desk/pages/search.tsx'),
      route('settings', 'desk/pages/account.tsx'),
      route('settings/recovery-codes', 'desk/pages/recovery-codes.tsx'),
      route('settings/staff', 'desk/pages/staff.tsx'),
      route('settings/activity', 'desk/pages/activity.tsx'),
      route('*', 'desk/pages/not-found.tsx'),
    ]),
  ]),
  route('search-index.json', 'feeds/search-index.ts'),
  route('chat-book.json', 'feeds/chat-book.ts'),
  route('blog/rss.xml', 'feeds/rss.ts'),
  route('sitemap.xml', 'feeds/sitemap.ts'),
  route('robots.txt', 'feeds/robots.ts'),
  route('manifest.webmanifest', 'feeds/manifest.ts'),
] satisfies RouteConfig
