import fc from 'fast-check'
import { createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { htmlOf, joined, template } from './template.ts'

const line = (slot: (name: 'href' | 'label') => string): ReactElement =>
  h('p', { title: slot('label') }, 'See ', h('a', { href: slot('href') }, slot('label')), '.')
const filledLine = template(line)

test('a filled template is what React would have drawn, whatever the texts', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '<b>&amp;"\'', '$&', '\uE0000\uE001', '\ud800'),
  )
  fc.assert(
    fc.property(texts, texts, (label, path) => {
      const values = { label, href: `/${path}` }
      expect(htmlOf(filledLine(values))).toBe(renderToStaticMarkup(line((name) => values[name])))
    }),
  )
})

test('markup goes into a slot as it is, and texts beside it are escaped', () => {
  const bold = template<'words'>((slot) => h('b', null, slot('words')))
  const all = joined(['<i>', bold({ words: '<i>' })])
  expect(htmlOf(bold({ words: all }))).toBe('<b>&lt;i&gt;<b>&lt;i&gt;</b></b>')
})
