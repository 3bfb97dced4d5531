import { eventMediaPatterns } from '#contract/event-paths.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/robots.ts'

/** No pages that must leave search results: crawlers have to read their header (decision 26). */
const closed = ['/api']

/** Pictures and videos of event pages; crawlers follow the longest path that matches. */
const open = Object.values(eventMediaPatterns).map((pattern) =>
  pattern.replace(':eventId', '*').replace(':at', ''),
)

/** `/robots.txt` */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(
    [
      'User-agent: *',
      ...open.map((path) => `Allow: ${path}`),
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      // Before the launch a header of each page keeps it out of search results.
      ...(context.get(siteContext).content.isHidden
        ? []
        : [`Sitemap: ${new URL(paths.sitemap, context.get(siteContext).publicUrl)}`, '']),
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
