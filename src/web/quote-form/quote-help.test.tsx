import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { siteOf } from '#web/site-data.ts'
import { siteRouteId } from '#web/site.ts'
import { QuoteHelp } from './quote-help.tsx'

test('the help of the quote form names the days that are not as usual', () => {
  const company = {
    ...siteContent.company,
    specialDays: [{ date: '2026-03-06', name: 'Stock count' }],
  }
  const site = siteOf({
    content: { ...siteContent, company },
    publicUrl: 'https://evergreen.example',
    now: Date.parse('2026-03-05T12:00:00-05:00'),
  })
  const router = createMemoryRouter(
    [{ id: siteRouteId, path: '/', element: <QuoteHelp heading="Help" text="Call us." /> }],
    { hydrationData: { loaderData: { [siteRouteId]: site } } },
  )
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toContain('Stock count')
  expect(html).toContain('Closed')
})
