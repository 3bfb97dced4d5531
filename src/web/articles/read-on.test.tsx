import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { markupOf } from '#support/markup.ts'
import { articleCards } from './content.ts'
import { ReadOn } from './read-on.tsx'

const markup = (parts: React.ComponentProps<typeof ReadOn>) => markupOf(<ReadOn {...parts} />)

test('an article ends only with the parts that have content', () => {
  expect(markup({ services: [], next: null })).toBe('')
  const [next = null] = articleCards(siteContent)
  const onlyNext = markup({ services: [], next })
  expect(onlyNext).toContain('Next article')
  expect(onlyNext).not.toContain('When you want a hand')
})
