import { expect, test } from 'vitest'
import { linkProblem, ownAddressOf, textPieces, writtenLink } from './text-links.ts'

test('a paragraph is shown as text and links, and what has no good address stays as typed', () => {
  expect(
    textPieces('See [our trees](/products?category=trees) or [call](tel:+17705550142).'),
  ).toEqual([
    { text: 'See ', href: null },
    { text: 'our trees', href: '/products?category=trees' },
    { text: ' or ', href: null },
    { text: 'call', href: 'tel:+17705550142' },
    { text: '.', href: null },
  ])
  for (const href of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'products', '']) {
    const text = `Press [here](${href}) now`
    expect(textPieces(text)).toEqual([{ text: text, href: null }])
    expect(linkProblem(text)).toContain('The link “here” needs an address')
    expect(writtenLink('here', href)).toBeNull()
  }
  expect(textPieces('Zones [7b] and (8a)')).toEqual([{ text: 'Zones [7b] and (8a)', href: null }])
  expect(linkProblem('[UGA](https://extension.uga.edu/a) and [us](mailto:a@b.example)')).toBeNull()
})

test('a link is written as it is read, and own pages differ from others', () => {
  expect(writtenLink(' our trees ', '/products')).toBe(' [our trees](/products) ')
  expect(writtenLink('a ] b', '/products')).toBeNull()
  const own = (href: string) => ownAddressOf(href, 'https://nursery.example')
  expect(own('/about?x=1#team')).toBe('/about?x=1')
  expect(own('https://nursery.example/about')).toBe('/about')
  expect(own('https://nursery.example.org/about')).toBeNull()
  expect(own('https://elsewhere.example/about')).toBeNull()
  expect(own('mailto:a@b.example')).toBeNull()
})
