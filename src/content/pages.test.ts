import { expect, test } from 'vitest'
import { articles } from './articles/articles.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { originalContent } from './content.ts'
import { services } from './services/services.ts'

const { pages, plainPages } = originalContent(defaultRecordPeriods)

const all = [
  ...Object.entries(pages).map(([id, page]) => [id, page.seo] as const),
  ...Object.entries(plainPages),
  ...articles.map((article) => [article.slug, article.seo] as const),
  ...services.map((service) => [service.slug, service] as const),
]

test.each(all)('search engines show title and description of %s whole', (_, seo) => {
  expect(seo.title).toMatch(/^.{20,60}$/)
  expect(seo.description).toMatch(/^.{70,155}$/)
})

test('no two pages share a title or a description', () => {
  expect(new Set(all.map(([, seo]) => seo.title)).size).toBe(all.length)
  expect(new Set(all.map(([, seo]) => seo.description)).size).toBe(all.length)
})

test('the banners carry the specified words', () => {
  expect(pages.products.title).toBe('Our Products')
  expect(pages.products.subtitle).toBe('Explore the best in gardening essentials')
  expect(pages.projects.title).toBe('Projects')
  expect(pages.events.title).toBe('Upcoming Events')
  expect(pages['get-a-quote'].title).toBe('Get Your Free Quote')
  expect(pages['get-a-quote'].subtitle).toBe('Request a Free Quote for Your Project Needs')
})

test('every banner has a banner picture', () => {
  for (const page of Object.values(pages)) expect(page.picture.id).toMatch(/^banners\//)
})
