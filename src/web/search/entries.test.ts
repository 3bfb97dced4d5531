import { expect, test } from 'vitest'
import { searchEntries } from '#domain/search/search.ts'
import { originalContent } from '#content/content.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { siteEntries } from './entries.ts'

const entries = siteEntries(originalContent(defaultRecordPeriods))

const first = (text: string) => searchEntries(entries, text, 1)[0]

test.each([
  ['french drain', '/services/irrigation-drainage-solutions#french-drains'],
  ['orchid', '/products?category=plants'],
  ['quote', '/get-a-quote'],
  ['hours', '/contact'],
  ['address', '/contact'],
  ['2450 Nursery Lane', '/contact'],
  ['hillside terraces', '/projects?category=landscaping'],
  ['stone', '/services/stone-aggregates'],
  ['workshops', '/events'],
  ['deliver', '/calculator#delivery'],
  ['calculator', '/calculator'],
])('a visitor who looks for %j is led to %s', (text, path) => {
  expect(first(text)?.path).toBe(path)
})

test('no two entries are the same', () => {
  const keys = entries.map(({ title, path }) => `${title} ${path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('the whole list stays small enough to load on demand', () => {
  expect(JSON.stringify(entries).length).toBeLessThan(48_000)
})
