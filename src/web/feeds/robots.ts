import { absoluteUrl } from '#web/site-origin.ts'

/**
 * What a crawler need not ask for. Pages that are to leave search results are not among these: they
 * say so in a header, which only who reads them can heed (decision 26).
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
