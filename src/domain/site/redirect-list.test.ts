import { expect, test } from 'vitest'
import { readRedirects } from './redirect-list.ts'

const pages = new Set(['/', '/about', '/products'])
const read = (...rows: readonly (readonly string[])[]) =>
  readRedirects(rows, (path) => pages.has(path))

test('a list with a head, blank lines and whole addresses is read', () => {
  const { redirects, findings } = read(
    ['Old', 'New'],
    ['https://old.example/Our-Story.html', ' /about/ '],
    ['', ''],
    ['/shop?id=3', 'https://new.example/products?category=trees'],
    ['/start', '/'],
  )
  expect(findings).toEqual([])
  expect(redirects).toEqual([
    { from: '/our-story.html', to: '/about' },
    { from: '/shop?id=3', to: '/products?category=trees' },
    { from: '/start', to: '/' },
  ])
})

test.each([
  [['about', '/about'], 'is no address below home'],
  [['/old', '/nowhere'], 'is no page of this site'],
  [['/old', '//evil.example/about'], 'is no page of this site'],
  [['/products', '/about'], 'is a page of this site'],
])('%j is refused with its line', (row, message) => {
  const { findings } = read(['/fine', '/about'], row)
  expect(findings).toEqual([{ line: 2, message: expect.stringContaining(message) }])
})
