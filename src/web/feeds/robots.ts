import { absoluteUrl } from '#web/site-origin.ts'

/** What is of no use in search results: calls, results of one visitor's payment, the test till. */
const closed = ['/api', '/events/success', '/events/failure', '/test-checkout']

/** `/robots.txt` */
export const loader = () =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
