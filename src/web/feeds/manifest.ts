import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '#web/paths.ts'
import { siteContext } from '#web/site-context.ts'

/** `/manifest.webmanifest`: how the site looks on a home screen. Pictures: scripts/icons.ts. */
export function loader({ context }: LoaderFunctionArgs) {
  const { company, plainPages } = context.get(siteContext).content
  return Response.json(
    {
      name: company.name,
      short_name: company.shortName,
      description: plainPages.home.description,
      start_url: paths.home,
      display: 'browser',
      background_color: '#f8f4ea',
      theme_color: '#1f3b2c',
      icons: [
        { src: '/icon-v1.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192-v1.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512-v1.png', type: 'image/png', sizes: '512x512' },
        {
          src: '/icon-maskable-512-v1.png',
          type: 'image/png',
          sizes: '512x512',
          purpose: 'maskable',
        },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
