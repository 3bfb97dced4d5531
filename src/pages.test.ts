import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { editionsOf } from './pages.ts'

test('an edition lasts until the content changes, and until midnight where the company is', () => {
  let version = 0
  let now = Date.parse('2026-12-31T12:00:00-05:00')
  const source = { current: () => siteContent, version: () => version }
  const edition = editionsOf(source, () => now)
  const first = edition()
  expect(first.paths).toContain('/about.data')
  now = Date.parse('2026-12-31T23:59:59-05:00')
  expect(edition()).toBe(first)
  version = 1
  const published = edition()
  expect(published).not.toBe(first)
  expect(edition()).toBe(published)
  now = Date.parse('2027-01-01T00:00:00-05:00')
  expect(edition()).not.toBe(published)
})
