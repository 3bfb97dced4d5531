import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { paths } from '#domain/site/paths.ts'
import type { IconLink, SiteLook } from './site-look.ts'
import { type Site, siteRouteId } from './site.ts'

const fonts = [frauncesLatin, figtreeLatin]

/** The icons of a site without a logo. */
const leafIcons: readonly IconLink[] = [
  { rel: 'icon', href: '/icon-32-v1.png', type: 'image/png', sizes: '32x32' },
  { rel: 'icon', href: '/icon-v1.svg', type: 'image/svg+xml', sizes: 'any' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon-v1.png' },
]

/** The document around every page. */
export function Layout({ children }: { readonly children: React.ReactNode }) {
  const site = useRouteLoaderData<Site>(siteRouteId)
  const desk = useRouteLoaderData<Pick<SiteLook, 'icons' | 'themeColor'>>('desk')
  const isPreview = site?.isPreview === true
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        {/* Links of a preview would open a window, which its frame does not let them. */}
        {isPreview ? <base target="_blank" /> : null}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={(site?.look ?? desk)?.themeColor ?? '#1f3b2c'} />
        {(site?.look.icons ?? desk?.icons ?? leafIcons).map((icon) => (
          <link key={icon.href} {...icon} />
        ))}
        {site === undefined ? null : (
          <link
            rel="alternate"
            type="application/rss+xml"
            href={paths.rss}
            title={`${site.company.shortName} Blog`}
          />
        )}
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {site?.look.style == null ? null : <style>{site.look.style}</style>}
        <Meta />
        {/* Style sheets need no nonce; browsers hide one, so React would miss it. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        {isPreview ? null : (
          <>
            <ScrollRestoration />
            <Scripts data-later />
          </>
        )}
      </body>
    </html>
  )
}

export default Outlet

export { PlainFailure as ErrorBoundary } from './failures/plain-failure.tsx'
