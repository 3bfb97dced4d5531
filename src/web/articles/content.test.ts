import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { articleContent } from './content.ts'

test('an only article has no next one', () => {
  const [only = expect.fail('There is no article')] = siteContent.articles
  const content = articleContent({ ...siteContent, articles: [only] }, only.slug)
  expect(content?.card.slug).toBe(only.slug)
  expect(content?.next).toBeNull()
})
