import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { articleContent } from './content.ts'

const slugs = siteContent.articles.map(({ slug }) => slug)

test('reading on from article to article shows all four and comes back to the first', () => {
  const [first = ''] = slugs
  const seen: string[] = []
  let slug = first
  do {
    const content = articleContent(siteContent, slug)
    if (content === null) throw new Error(`There is no article ${slug}`)
    seen.push(content.card.slug)
    slug = content.next.slug
  } while (slug !== first && seen.length < 10)
  expect(seen).toEqual(slugs)
})

test('every service that an article names has a page', () => {
  for (const slug of slugs) {
    const content = articleContent(siteContent, slug)
    expect(content?.services.length, slug).toBeGreaterThanOrEqual(2)
  }
})

test('an unknown address is no article', () => {
  expect(articleContent(siteContent, 'topiary')).toBeNull()
})
