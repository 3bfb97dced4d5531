import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '#web/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { manifestColors, manifestIcons } from './manifest-icons.ts'

/** `/manifest.webmanifest`: how the site looks on a home screen. */
export function loader({ context }: LoaderFunctionArgs) {
  const { company, plainPages } = context.get(siteContext).content
  return Response.json(
    {
      name: company.name,
      short_name: company.shortName,
      description: plainPages.home.description,
      start_url: paths.home,
      display: 'browser',
      ...manifestColors,
      icons: manifestIcons,
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
