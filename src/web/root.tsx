import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
} from 'react-router'
import { lazy, Suspense } from 'react'
import figtreeLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import frauncesLatin from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import { company } from '#content/company.ts'
import { FailurePage } from './layout/error-page.tsx'
import { Frame } from './layout/frame.tsx'
import { paths } from './paths.ts'
import './styles.css'

// Rarely needed, so not part of what every page loads.
const NotFoundPage = lazy(async () => {
  const page = await import('./layout/not-found-page.tsx')
  return { default: page.NotFoundPage }
})

const fonts = [frauncesLatin, figtreeLatin]

export function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1f3b2c" />
        <link rel="icon" href="/icon-32-v1.png" type="image/png" sizes="32x32" />
        <link rel="icon" href="/icon-v1.svg" type="image/svg+xml" sizes="any" />
        <link rel="apple-touch-icon" href="/apple-touch-icon-v1.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link
          rel="alternate"
          type="application/rss+xml"
          href={paths.rss}
          title={`${company.shortName} Blog`}
        />
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
        <Meta />
        <Links />
      </head>
      <body className="bg-paper text-bark">
        {children}
        <ScrollRestoration />
        <Scripts data-later />
      </body>
    </html>
  )
}

/** A page that says nothing about itself, and pages that stand in for one that failed. */
export const meta: MetaFunction = ({ error }) => {
  if (error === undefined) return [{ title: company.name }]
  const title = isNotFound(error) ? 'Page Not Found' : 'Something Went Wrong'
  return [{ title: `${title} | ${company.shortName}` }, { name: 'robots', content: 'noindex' }]
}

export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { readonly error: unknown }) {
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

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404
