import { describe, expect, test } from 'vitest'
import {
  aboutTeaserSection,
  bestSellers,
  heroSlides,
  reasonsSection,
  recentProjectsSection,
} from './home.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { services } from './services/services.ts'

test('the two slides carry the specified headings in order', () => {
  expect(heroSlides.map((slide) => slide.heading)).toEqual([
    'Landscaping Services',
    'Discover the Beauty of Plants and Trees',
  ])
  for (const slide of heroSlides) expect(slide.subheading.length).toBeLessThanOrEqual(130)
})

describe('the best sellers', () => {
  test('are the specified six in order', () => {
    expect(bestSellers.map((tile) => tile.name)).toEqual([
      'Mango Fruits',
      'Plants',
      'Mulch',
      'Stones',
      'Seeds',
      'Trees',
    ])
  })

  test('each show two pictures of their own', () => {
    const pictures = bestSellers.flatMap((tile) => [tile.picture.id, tile.secondPicture.id])
    expect(new Set(pictures).size).toBe(12)
  })

  test('lead to a category that has products, or to a service page', () => {
    const categories = new Set(products.map((product) => product.category))
    for (const { href } of bestSellers) {
      const category = href.match(/^\/products\?category=(.+)$/)?.[1]
      if (category === undefined)
        expect(services.map(({ slug }) => `/services/${slug}`)).toContain(href)
      else expect(categories).toContain(category)
    }
  })
})

test('six different recent projects, all of them in the gallery', () => {
  const ids: readonly string[] = recentProjectsSection.projectIds
  expect(new Set(ids).size).toBe(6)
  for (const id of ids) expect(projects.map((project) => project.id)).toContain(id)
})

test('there are four to six reasons, each with its own title', () => {
  const titles = reasonsSection.reasons.map((reason) => reason.title)
  expect(titles.length).toBeGreaterThanOrEqual(4)
  expect(titles.length).toBeLessThanOrEqual(6)
  expect(new Set(titles).size).toBe(titles.length)
})

test('the About Us teaser leads to the About page', () => {
  expect(aboutTeaserSection.heading).toBe('About Us')
  expect(aboutTeaserSection.link.href).toBe('/about')
})
