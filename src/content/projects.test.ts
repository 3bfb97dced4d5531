import { describe, expect, test } from 'vitest'
import { projectCategories, showing } from '#domain/gallery/filters.ts'
import { allProjectsText, projectChoices, projects, projectsCaption } from './projects.ts'

test('the filter has the specified categories in order', () => {
  expect(projectChoices.map((choice) => choice.name)).toEqual([
    'Landscape',
    'Lawn Care & Fertilization',
    'Plants & Trees',
    'Mulch',
    'Garden Maintenance',
  ])
  expect(projectChoices.map((choice) => choice.value)).toEqual([...projectCategories])
})

test('each category and the whole gallery have a paragraph of their own', () => {
  const texts = [allProjectsText, ...projectChoices.map((choice) => choice.text)]
  expect(new Set(texts).size).toBe(6)
  for (const text of texts) expect(text.length).toBeGreaterThan(150)
})

describe('the 15 cards', () => {
  test('are three of each category', () => {
    expect(projects).toHaveLength(15)
    for (const category of projectCategories)
      expect(showing(projects, category), category).toHaveLength(3)
  })

  test('have ids, titles and pictures of their own', () => {
    for (const of of ['id', 'title'] as const)
      expect(new Set(projects.map((project) => project[of])).size).toBe(15)
    for (const { id, category, picture } of projects)
      expect(picture.id).toBe(`projects-${category}/${id}`)
  })

  test('say features, best for and why in words that fit the card', () => {
    for (const { title, features, bestFor, whyUse } of projects) {
      expect(features, title).toHaveLength(3)
      for (const feature of features) expect(feature.length, feature).toBeLessThanOrEqual(60)
      expect(bestFor.length, title).toBeLessThanOrEqual(80)
      expect(whyUse.length, title).toBeLessThanOrEqual(200)
    }
  })

  test('are called what they are: designs, not finished jobs', () => {
    expect(projectsCaption).toContain('design visualizations')
    for (const { bestFor, features, whyUse } of projects)
      expect([bestFor, whyUse, ...features].join(' ')).not.toMatch(
        /\b(we (built|installed|finished|completed)|our client|customer)\b/i,
      )
  })
})
