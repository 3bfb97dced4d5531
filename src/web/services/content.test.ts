import { describe, expect, test } from 'vitest'
import { services } from '#content/services/services.ts'
import { siteContent } from '#scripts/site-content.ts'
import { serviceContent } from './content.ts'
import { partId, questionsId } from './part-id.ts'

describe.each(services.map(({ slug }) => slug))('the page of %s', (slug) => {
  const content = serviceContent(siteContent, slug)

  test('leads to three other services', () => {
    const slugs = content?.neighbors.map((card) => card.slug) ?? []
    expect(new Set(slugs).size).toBe(3)
    expect(slugs).not.toContain(slug)
  })

  test('gives every part its own anchor', () => {
    const sections = content?.service.sections ?? []
    const ids = [
      questionsId,
      ...sections.map((section) => partId(section.slug)),
      ...sections.flatMap(({ items }) => items.map((item) => item.slug)),
    ]
    expect(new Set(ids).size).toBe(ids.length)
  })
})
