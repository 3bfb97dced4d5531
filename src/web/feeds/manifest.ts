import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { manifestLook } from './manifest-icons.ts'
import type { Route } from './+types/manifest.ts'

/** `/manifest.webmanifest`: the site's name, colors and icons on a home screen. */
export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(siteContext)
  const { company, plainPages } = content
  return Response.json(
    {
      name: company.name,
      short_name: company.shortName,
      description: plainPages.home.description,
      start_url: paths.home,
      display: 'browser',
      ...manifestLook(content),
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
