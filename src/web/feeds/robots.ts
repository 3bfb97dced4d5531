import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '#web/paths.ts'
import { siteContext } from '#web/site-context.ts'

/**
 * What a crawler need not ask for. Pages that are to leave search results are not among these: they
 * say so in a header, which only who reads them can heed (decision 26).
 */
const closed = ['/api']

/** `/robots.txt` */
export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL(paths.sitemap, context.get(siteContext).publicUrl)}`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
