import type { LoaderFunctionArgs } from 'react-router'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { manifestColors, manifestIcons } from '#web/feeds/manifest-icons.ts'
import { siteContext } from '#web/site-context.ts'

/**
 * The desk as an application on a home screen. Browsers ask for it without a cookie, so it says
 * nothing that the public site does not.
 */
export function loader({ context }: LoaderFunctionArgs) {
  const { shortName } = context.get(siteContext).content.company
  return Response.json(
    {
      id: deskPaths.today,
      name: `${shortName} Desk`,
      short_name: `${shortName} Desk`,
      start_url: deskPaths.today,
      scope: deskPaths.today,
      display: 'standalone',
      ...manifestColors,
      icons: manifestIcons,
      shortcuts: [
        { name: 'New request', url: deskPaths.newRequest },
        { name: 'Requests', url: deskPaths.requests },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
