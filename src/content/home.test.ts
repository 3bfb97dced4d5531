import { describe, expect, test } from 'vitest'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { unedited } from '#domain/site/documents.ts'
import type { PageTexts } from '#domain/site/page-texts.ts'
import { contentWith } from './content.ts'
import { homePage, recentProjects, tileLinksWith } from './home.ts'
import { products } from './products.ts'
import { projects } from './projects.ts'
import { services } from './services/services.ts'

test('the two slides carry the specified headings in order', () => {
  expect(homePage.slides.map((slide) => slide.heading)).toEqual([
    'Landscaping Services',
    'Discover the Beauty of Plants and Trees',
  ])
  for (const slide of homePage.slides) expect(slide.subheading.length).toBeLessThanOrEqual(130)
})

describe('the best sellers', () => {
  const { tiles } = homePage.bestSellers

  test('are the specified six in order', () => {
    expect(tiles.map((tile) => tile.name)).toEqual([
      'Mango Fruits',
      'Plants',
      'Mulch',
      'Stones',
      'Seeds',
      'Trees',
    ])
  })

  test('each show two pictures of their own', () => {
    const pictures = tiles.flatMap((tile) => [tile.picture, tile.secondPicture])
    expect(new Set(pictures).size).toBe(12)
  })

  test('lead to a category that has products, or to a service page', () => {
    const categories = new Set(products.map((product) => product.category))
    const links = tileLinksWith(services)
    expect(links).toHaveLength(tiles.length)
    for (const href of links) {
      const category = href.match(/^\/products\?category=(.+)$/)?.[1]
      if (category === undefined)
        expect(services.map(({ slug }) => `/services/${slug}`)).toContain(href)
      else expect(categories).toContain(category)
    }
  })

  test('lead to the products where the service is hidden', () => {
    const order = services.map(({ slug }) => slug).filter((slug) => slug !== 'stone-aggregates')
    const edits = { ...unedited, services: { ...unedited.services, order } }
    const { home } = contentWith(edits, defaultRecordPeriods)
    expect(home.bestSellers.tiles[3]).toMatchObject({ name: 'Stones', href: '/products' })
  })
})

test('six different recent projects, all of them in the gallery', () => {
  expect(new Set(recentProjects).size).toBe(6)
  for (const id of recentProjects) expect(projects.map((project) => project.id)).toContain(id)
})

test('the home page shows the projects that an owner chose, and the program’s before that', () => {
  const shownWith = (recent: PageTexts['home-page']['recent']) =>
    contentWith(
      { ...unedited, texts: { 'home-page': { ...homePage, recent } } },
      defaultRecordPeriods,
    ).home.recent.projectIds
  const { projects: _, ...before } = homePage.recent
  expect(shownWith(before)).toEqual(recentProjects)
  expect(shownWith({ ...before, projects: ['edged-perennial-beds'] })).toEqual([
    'edged-perennial-beds',
  ])
})

test('there are four to six reasons, each with its own title', () => {
  const titles = homePage.reasons.reasons.map((reason) => reason.title)
  expect(titles.length).toBeGreaterThanOrEqual(4)
  expect(titles.length).toBeLessThanOrEqual(6)
  expect(new Set(titles).size).toBe(titles.length)
})
