import { lazy, Suspense } from 'react'
import { type LinksFunction, Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { FailurePage, isNotFound } from '#web/layout/error-page.tsx'
import { BareFrame, Frame } from '#web/layout/frame.tsx'
import { PlainFailure } from '#web/failures/plain-failure.tsx'
import { pendingEventPage } from '#web/events/loading.tsx'
import type { PageMeta } from '#web/head.ts'
import { siteContext } from '#web/site-context.ts'
import { siteOf } from '#web/site-data.ts'
import { bareFrame, useSiteIfLoaded } from '#web/site.ts'
import { stayOnPage, useShownPage } from '#web/stay-on-page.ts'
import styles from '#web/styles.css?url'
// Here and not in the parts, which later scripts import too: these would load the styles again.
import '#web/chat/chat.css'
import '#web/layout/mobile-menu.css'
import '#web/layout/reach-bar.css'
import type { Route } from './+types/public-frame.ts'

// Rarely needed, so not part of what every page loads.
const NotFoundPage = lazy(async () => {
  const page = await import('#web/failures/not-found-page.tsx')
  return { default: page.NotFoundPage }
})

/** The data of the frame around every public page. */
export const loader = ({ context }: Route.LoaderArgs) => siteOf(context.get(siteContext))

export { exceptFilters as shouldRevalidate } from '#web/revalidation.ts'

export const clientMiddleware = [stayOnPage]

/** For pages without a head of their own, and pages that replace a failed one. */
export const meta: PageMeta<typeof loader> = ({ loaderData: site, error }) => {
  if (site === undefined) return []
  const { name, shortName } = site.company
  if (error === undefined) return [{ title: name }]
  const title = isNotFound(error) ? site.notFound.title : 'Something Went Wrong'
  return [{ title: `${title} | ${shortName}` }, { name: 'robots', content: 'noindex' }]
}

// A link and not an import, which would tie the styles to each script of the frame.
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

export default function PublicFrame() {
  useShownPage()
  const { pathname } = useLocation()
  const { location } = useNavigation()
  if (useMatches().at(-1)?.handle === bareFrame) {
    return (
      <BareFrame>
        <Outlet />
      </BareFrame>
    )
  }
  return <Frame>{pendingEventPage(pathname, location?.pathname) ?? <Outlet />}</Frame>
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
  if (useSiteIfLoaded() === undefined) return <PlainFailure />
  return (
    <Frame>
      {isNotFound(error) ? (
        <Suspense>
          <NotFoundPage />
        </Suspense>
      ) : (
        <FailurePage />
      )}
    </Frame>
  )
}
