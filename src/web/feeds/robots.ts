import { absoluteUrl } from '#web/site-origin.ts'

/**
 * What a crawler need not ask for. Pages that are to stay out of search results are not among these:
 * they say `noindex`, which only who reads them can heed (decision 26).
 */
const closed = ['/api']

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
