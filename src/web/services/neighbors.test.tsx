import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { markupOf } from '#support/markup.ts'
import { cardsOf } from './cards.ts'
import { Neighbors } from './neighbors.tsx'

const markup = (slugs: readonly string[], titles: readonly string[]) =>
  markupOf(
    <Neighbors
      neighbors={cardsOf(siteContent, slugs)}
      reading={titles.map((title) => ({ slug: 'mulching', title }))}
    />,
  )

test('a service without neighbors or articles has no heading over nothing', () => {
  expect(markup([], [])).toBe('')
  expect(markup([], ['Mulching'])).toContain('To read first')
  expect(markup([], ['Mulching'])).not.toContain('Often part of the same job')
  expect(markup(['plants-sod'], [])).toContain('Often part of the same job')
  expect(markup(['plants-sod'], [])).not.toContain('To read first')
})
