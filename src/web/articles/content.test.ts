import { expect, test } from 'vitest'
import { articleSlugs, paths } from '#web/paths.ts'
import { articleContent } from './content.ts'

test('reading on from article to article shows all four and comes back to the first', () => {
  const [first] = articleSlugs
  const seen: string[] = []
  let path: string = paths.article(first)
  do {
    const content = articleContent(path)
    if (content === null) throw new Error(`There is no article at ${path}`)
    seen.push(content.card.slug)
    path = paths.article(content.next.slug)
  } while (path !== paths.article(first) && seen.length < 10)
  expect(seen).toEqual([...articleSlugs])
})

test('every service that an article names has a page', () => {
  for (const slug of articleSlugs) {
    const content = articleContent(paths.article(slug))
    expect(content?.services.length, slug).toBeGreaterThanOrEqual(2)
  }
})

test('an unknown address is no article', () => {
  expect(articleContent('/topiary')).toBeNull()
})
