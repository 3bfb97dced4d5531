import { expect, test } from 'vitest'
import { apart } from './data-apart.ts'

const pageOf = (...texts: readonly string[]) =>
  texts
    .map((text) => `window.__reactRouterContext.streamController.enqueue(${JSON.stringify(text)});`)
    .join('\n')

test('the data of a page are fetched from a file named by what it holds', () => {
  const said = '[{"quote":"He said \\"3 inches\\""},"a\\\\b"]\n'
  const { html, data } = apart(pageOf(said))
  const [[address, text] = ['', '']] = data
  expect(text).toBe(said)
  expect(address).toMatch(/^\/assets\/[\w-]{8}\.data$/)
  expect(html).toBe(
    `window.__reactRouterContext.streamController.enqueue(await (await fetch("${address}", { priority: 'low' })).text());`,
  )
  expect(apart(pageOf(said)).data).toEqual(data)
  expect([...apart(pageOf(`${said} `)).data.keys()]).not.toContain(address)
})

test('all parts come in their order', () => {
  const { html, data } = apart(pageOf('one', 'two'))
  const named = [...html.matchAll(/fetch\("([^"]+)"/g)].map(([, address = '']) => address)
  expect(named.map((address) => data.get(address))).toEqual(['one', 'two'])
})

test('a page without data stays as it is', () => {
  expect(apart('<p>Gone</p>')).toEqual({ html: '<p>Gone</p>', data: new Map() })
})
