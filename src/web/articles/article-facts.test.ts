import { expect, test } from 'vitest'
import { articleSlugs, paths } from '#web/paths.ts'
import { articleFacts } from './article-facts.ts'
import { articleContent } from './content.ts'

test('search engines read when an article came out and when its words last changed', () => {
  for (const slug of articleSlugs) {
    const content = articleContent(paths.article(slug))
    if (content === null) throw new Error(`There is no article ${slug}`)
    const { datePublished, dateModified } = articleFacts(content)
    expect(datePublished).toBe(content.card.published)
    expect(dateModified).toBe(content.article.updated)
  }
})
