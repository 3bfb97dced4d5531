import { paths } from '#web/paths.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/robots.ts'

/**
 * Paths that crawlers need not fetch. Pages that must leave search results are not among them: they
 * say so in a header, which a crawler must be able to read (decision 26).
 */
const closed = ['/api']

/** `/robots.txt` */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(
    [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      // Before its launch a page says in a header that it is not to be listed.
      ...(context.get(siteContext).content.isHidden
        ? []
        : [`Sitemap: ${new URL(paths.sitemap, context.get(siteContext).publicUrl)}`, '']),
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
