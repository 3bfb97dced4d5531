import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { siteOf } from '#web/site-data.ts'
import { articleFacts } from './article-facts.ts'
import { articleContent } from './content.ts'

const publicUrl = 'https://evergreen.example'
const site = siteOf({ content: siteContent, publicUrl, now: 0 })

test('search engines read when an article came out and when its words last changed', () => {
  for (const { slug } of siteContent.articles) {
    const content = articleContent(siteContent, slug) ?? expect.fail(`There is no article ${slug}`)
    const { datePublished, dateModified } = articleFacts(site, content)
    expect(datePublished).toBe(content.card.published)
    expect(dateModified).toBe(content.article.updated)
  }
})
