import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { siteOf } from '#web/site-data.ts'
import { siteRouteId } from '#web/site.ts'
import { Logo } from './logo.tsx'

const picture = { src: '/media/uploads/logo-320.webp', width: 320, height: 80 }

test.each([true, false])('the name is read once beside a logo, included: %s', (logoHasName) => {
  const site = siteOf({ content: siteContent, publicUrl: 'https://evergreen.example', now: 0 })
  const look = { ...site.look, logo: picture, logoHasName }
  const router = createMemoryRouter([{ id: siteRouteId, path: '/', element: <Logo /> }], {
    hydrationData: { loaderData: { [siteRouteId]: { ...site, look } } },
  })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html.match(/Landscaping &amp; Garden Supply/g)).toHaveLength(1)
})
