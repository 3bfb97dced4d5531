import { expect, test } from 'vitest'
import { markupOf } from '#support/markup.ts'
import { BrokenLines } from './broken-lines.tsx'

test('a document that cannot be read is named and linked to its editor', () => {
  const shown = 'original'
  const html = markupOf(
    <BrokenLines
      broken={[
        { kind: 'product', slug: 'rose', title: 'Rose', shown },
        { kind: 'product', slug: 'fig', title: 'Fig', shown: 'nothing' },
        { kind: 'page-order', slug: 'site', title: null, shown },
        { kind: 'home-page', slug: 'site', title: null, shown: 'earlier' },
        { kind: 'banner', slug: 'site', title: null, shown },
      ]}
    />,
  )
  expect(html).toContain('Product “Rose”: the newest version cannot be read')
  expect(html).toContain('so the site does not show it')
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/desk/site/products/rose',
    '/desk/site/products/fig',
    '/desk/site/pages',
    '/desk/site/texts/home-page',
  ])
  expect(html.match(/restore one below/g)).toHaveLength(1)
})
