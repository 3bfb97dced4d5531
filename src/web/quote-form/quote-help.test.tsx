import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { markupOnSite, siteWith } from '#support/markup.ts'
import { QuoteHelp } from './quote-help.tsx'

test('the help of the quote form names the days that are not as usual', () => {
  const company = {
    ...siteContent.company,
    specialDays: [{ date: '2026-03-06', name: 'Stock count' }],
  }
  const site = siteWith({
    content: { ...siteContent, company },
    now: Date.parse('2026-03-05T12:00:00-05:00'),
  })
  const html = markupOnSite(<QuoteHelp heading="Help" text="Call us." />, site)
  expect(html).toContain('Stock count')
  expect(html).toContain('Closed')
})
