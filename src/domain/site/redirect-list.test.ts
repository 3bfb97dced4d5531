import { expect, test } from 'vitest'
import { readRedirects } from './redirect-list.ts'

const pages = new Set(['/', '/about', '/products'])
const read = (...lines: readonly string[]) =>
  readRedirects(lines.join('\n'), (path) => pages.has(path), 'https://new.example')

test('a list with a head, blank lines and whole addresses is read', () => {
  const { redirects, findings } = read(
    'Old,New',
    'https://old.example/Our-Story.html, /about/ ',
    '',
    '"/shop?id=3","https://new.example/products?category=trees"',
    '/start,/,301',
    'https://www.old.example/who,https://Old.example/about',
    'https://www.old.example/?p=12,/about',
  )
  expect(findings).toEqual([])
  expect(redirects).toEqual([
    { from: '/our-story.html', to: '/about' },
    { from: '/shop?id=3', to: '/products?category=trees' },
    { from: '/start', to: '/' },
    { from: '/who', to: '/about' },
    { from: '/?p=12', to: '/about' },
  ])
})

test.each([
  ['about,/about', 'is not an old address like'],
  ['/old,/nowhere', 'is not a page of this site'],
  ['/old,https://facebook.example/about', 'is on another site'],
  ['/old,https://facebook.example', 'is on another site'],
  ['/old,//evil.example/about', 'is not a page of this site'],
  ['/products,/about', 'is a page of this site'],
  ['/products?category=3,/about', 'is a page of this site'],
  ['/old', 'is not a page of this site'],
  ['"/old,/about', 'is not an old address like'],
])('%j is refused with its line', (line, message) => {
  const { findings } = read('/fine,/about', line)
  expect(findings).toEqual([{ line: 2, message: expect.stringContaining(message) }])
})

test('each line may part its addresses in a way of its own, and wrong ones are named by number', () => {
  const { redirects, findings } = read(
    '',
    '/one,/about',
    '/two\t/about',
    '/three;/about',
    '/four  /about',
    '/five,a;b\t/about',
    '/six,a;/about',
    '/seven;a,/about',
    '"/eight,a"; "/about"',
    '/nine|/about',
    '/ten\t/nowhere',
  )
  expect(redirects.map(({ from }) => from)).toEqual([
    '/one',
    '/two',
    '/three',
    '/four',
    '/five,a;b',
    '/six,a',
    '/seven;a',
    '/eight,a',
  ])
  expect(new Set(redirects.map(({ to }) => to))).toEqual(new Set(['/about']))
  expect(findings.map(({ line }) => line)).toEqual([10, 11])
})
