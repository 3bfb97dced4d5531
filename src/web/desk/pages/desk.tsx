import { useEffect, useRef, useState } from 'react'
import { type LinksFunction, type MetaFunction, Outlet, useLocation } from 'react-router'
import { useAnnounceHydrated } from '#web/hydrated.ts'
import { siteContext } from '#web/site-context.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskContext, deskCaller } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { authorize, loadSession } from '#web/desk/sign-in/auth-middleware.ts'
import { SignInLayout } from '#web/desk/sign-in/sign-in-layout.tsx'
import { companyNameIn, useFailureText } from '#web/desk/failure-text.ts'
import { ConnectionBar } from '#web/desk/connection/connection-bar.tsx'
import { CredentialPrompt } from '#web/desk/sign-in/credential-prompt.tsx'
import { useDesk, type DeskData } from '#web/desk/use-desk.ts'
import { waitUntilConnected } from '#web/desk/connection/connection-middleware.ts'
import { siteLook } from '#web/site-look.ts'
import type { Route } from './+types/desk.ts'
import '#web/desk/desk.css'

/** Every request for the desk passes here: pages, their data, and submissions. */
export const middleware = [loadSession, authorize]

/** In the browser, every navigation and submission passes here first. */
export const clientMiddleware = [waitUntilConnected]

/** A loader, so that every navigation checks the session. */
export async function loader({ context }: Route.LoaderArgs): Promise<DeskData> {
  const { content } = context.get(siteContext)
  const { company } = content
  const { desk, session } = context.get(deskCaller)
  const { isDemo, version } = context.get(deskContext)
  const { member } = session ?? { member: null }
  const { logo, logoHasName, icons, themeColor } = siteLook(content)
  return {
    companyName: company.shortName,
    logo: logo?.src ?? null,
    logoHasName,
    icons,
    themeColor,
    timeZone: company.timeZone,
    hasCodes: desk.account.hasCodes,
    isDemo,
    version,
    colleague: member && {
      id: member.id,
      name: member.name,
      email: member.email,
      role: member.role,
      ...(await desk.account.listCredentials(member)),
    },
  }
}

export const meta: MetaFunction = () => [
  { title: 'Desk' },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'apple-mobile-web-app-title', content: 'Desk' },
]

export const links: LinksFunction = () => [{ rel: 'manifest', href: deskPaths.manifest }]

export default function DeskDocument() {
  useAnnounceHydrated()
  const opened = usePageTitle()
  return (
    <CredentialPrompt>
      <p aria-live="polite" className="sr-only">
        {opened}
      </p>
      <ConnectionBar />
      <Outlet />
    </CredentialPrompt>
  )
}

/**
 * Sets the title of the tab to the page's heading, after the part of it that is shown, so that tabs
 * differ. Returns the title of a page that was opened from another one, for screen readers.
 */
function usePageTitle(knownName?: string): string {
  const { key } = useLocation()
  const companyName = useDesk()?.companyName ?? knownName ?? 'Desk'
  const [opened, setOpened] = useState('')
  const before = useRef('')
  useEffect(() => {
    const heading = document.querySelector('h1')?.textContent ?? 'Desk'
    const parts = [...document.querySelectorAll('[data-title]')].map((part) => part.textContent)
    document.title = [...parts.toReversed(), heading, companyName].join(' · ')
    if (before.current !== '' && before.current !== document.title) setOpened(document.title)
    before.current = document.title
  }, [key, companyName])
  return opened
}

/** Shown instead of a page that is forbidden, or has failed, or whose session has ended. */
export function ErrorBoundary({ error }: { readonly error: unknown }) {
  useAnnounceHydrated()
  const { pathname, search } = useLocation()
  const companyName = companyNameIn(error)
  usePageTitle(companyName)
  const { status, title, text } = useFailureText(error)
  return (
    <SignInLayout title={title} companyName={companyName}>
      <p className="mb-5">{text}</p>
      {status === 401 ? (
        <TextLink href={deskPaths.signIn(pathname + search)} variant="in-text">
          Sign in again
        </TextLink>
      ) : (
        <div className="flex flex-wrap gap-2">
          {status >= 500 ? (
            <Button variant="filled" onClick={() => window.location.reload()}>
              Try again
            </Button>
          ) : null}
          <Button
            variant={status >= 500 ? 'outline' : 'filled'}
            onClick={() => window.location.assign(deskPaths.today)}
          >
            Back to the desk
          </Button>
        </div>
      )}
    </SignInLayout>
  )
}
