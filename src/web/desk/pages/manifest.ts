import { deskPaths } from '#domain/desk/desk-paths.ts'
import { manifestLook } from '#web/feeds/manifest-icons.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/manifest.ts'

/** Browsers request it without a cookie, so it contains only what the public site shows. */
export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext)
  const { shortName } = content.company
  return Response.json(
    {
      id: deskPaths.today,
      name: `${shortName} Desk`,
      short_name: `${shortName} Desk`,
      start_url: deskPaths.today,
      scope: deskPaths.today,
      display: 'standalone',
      ...manifestLook(content),
      shortcuts: [
        { name: 'New request', url: deskPaths.newRequest },
        { name: 'Requests', url: deskPaths.requests },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
