import { describe, expect, test } from 'vitest'
import { articles } from '#content/articles/articles.ts'
import { services } from '#content/services/services.ts'
import { articleSlugs, paths } from '#web/paths.ts'
import { prerenderedPaths } from '#web/prerendered-paths.ts'
import { serviceContent } from './content.ts'
import { partId, questionsId } from './part-id.ts'

describe.each(services.map(({ slug }) => slug))('the page of %s', (slug) => {
  const content = serviceContent(slug)

  test('leads to three other services', () => {
    const slugs = content?.neighbours.map((card) => card.slug) ?? []
    expect(new Set(slugs).size).toBe(3)
    expect(slugs).not.toContain(slug)
  })

  test('promises in two lines', () => {
    expect(content?.promise).toHaveLength(2)
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

  test('is made at build', () => {
    expect(prerenderedPaths).toContain(paths.service(slug))
  })
})

test('there is no page for a service that nobody offers', () => {
  expect(serviceContent('snow-removal')).toBeNull()
})

test('every article has its address', () => {
  expect(articleSlugs).toEqual(articles.map(({ slug }) => slug))
})
