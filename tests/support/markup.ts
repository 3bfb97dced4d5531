import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { siteContent } from '#scripts/site-content.ts'
import { siteOf } from '#web/site-data.ts'
import { siteRouteId } from '#web/site.ts'

/** Markup of a part of a page, below a route with that id and data. */
export function markupOf(part: ReactNode, id = 'page', data: unknown = null): string {
  const router = createMemoryRouter([{ id, path: '/', element: part }], {
    hydrationData: { loaderData: { [id]: data } },
  })
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
}

const usual = { content: siteContent, publicUrl: 'https://evergreen.example', now: 0 }

/** What the public pages know of the site. */
export const siteWith = (change: Partial<typeof usual> = {}) => siteOf({ ...usual, ...change })

/** Markup of a part of the public pages. */
export const markupOnSite = (part: ReactNode, site = siteWith()): string =>
  markupOf(part, siteRouteId, site)
