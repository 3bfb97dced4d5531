import { expect, test } from 'vitest'
import { siteContent } from '#scripts/site-content.ts'
import { siteOf } from '#web/site-data.ts'
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

test('an edition ends when the banner comes, and when it goes', () => {
  const banner = { text: 'Pumpkins are here', from: '2026-10-01T09:00', until: '2026-10-01T17:00' }
  let now = Date.parse('2026-10-01T08:00:00-04:00')
  const content = { ...siteContent, banner }
  const edition = editionsOf({ current: () => content, version: () => 0 }, () => now)
  const shown = () => siteOf({ content, now, publicUrl: 'https://evergreen.example' }).callouts
  const before = edition()
  expect(shown()).toEqual([])
  now = Date.parse('2026-10-01T09:00:00-04:00')
  const during = edition()
  expect(during).not.toBe(before)
  expect(shown()).toEqual(['Pumpkins are here'])
  now = Date.parse('2026-10-01T16:59:00-04:00')
  expect(edition()).toBe(during)
  now = Date.parse('2026-10-01T17:00:00-04:00')
  expect(edition()).not.toBe(during)
  expect(shown()).toEqual([])
})
