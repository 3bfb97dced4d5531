import { describe, expect, test } from 'vitest'
import { services } from '#content/services/services.ts'
import { minutesToRead, wordCount, wordsIn } from '#domain/reading-time.ts'
import { articles } from './articles.ts'

const topicWords = (slug: string) => (slug === 'landscaping-gardening' ? [40, 80] : [60, 140])

test('the four articles are in their order, each at its address', () => {
  expect(articles.map((article) => article.slug)).toEqual([
    'choosing-plants',
    'landscaping-gardening',
    'plant-care',
    'mulching',
  ])
})

test('each article has the number of topics it promises', () => {
  expect(articles.map((article) => article.topics.length)).toEqual([11, 18, 5, 5])
})

describe.each(articles.map((article) => [article.slug, article] as const))(
  '%s',
  (slug, article) => {
    test('has topics of a readable length, each with its own heading', () => {
      const [least = 0, most = 0] = topicWords(slug)
      for (const topic of article.topics) {
        const words = topic.paragraphs.reduce((count, text) => count + wordsIn(text), 0)
        expect(words, topic.heading).toBeGreaterThanOrEqual(least)
        expect(words, topic.heading).toBeLessThanOrEqual(most)
      }
      expect(new Set(article.topics.map((topic) => topic.heading)).size).toBe(article.topics.length)
    })

    test('names the day it was published', () => {
      expect(article.published).toMatch(/^2026-\d\d-\d\d$/)
      expect(new Date(article.published).toISOString().slice(0, 10)).toBe(article.published)
      expect(new Date(article.updated).toISOString().slice(0, 10)).toBe(article.updated)
      expect(article.updated >= article.published).toBe(true)
    })

    test('says how long it takes to read', () => {
      expect(minutesToRead(article)).toBe(Math.ceil(wordCount(article) / 220))
      expect(minutesToRead(article)).toBeGreaterThanOrEqual(2)
    })

    test('leads to two services or more, which exist', () => {
      const slugs = services.map((service) => service.slug)
      expect(article.relatedServices.length).toBeGreaterThanOrEqual(2)
      for (const related of article.relatedServices) expect(slugs).toContain(related)
    })
  },
)

test('an article without words still takes a minute', () => {
  const [first = expect.fail('no articles')] = articles
  expect(minutesToRead({ ...first, intro: [], topics: [], closing: [] })).toBe(1)
})
