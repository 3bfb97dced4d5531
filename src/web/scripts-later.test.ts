import { expect, test } from 'vitest'
import { scriptsLater } from './scripts-later.ts'

const page = `<head><link rel="modulepreload" href="/assets/react.js"/><link rel="stylesheet" href="/a.css"/></head>
<body><script type="application/ld+json">{"facts":1}</script><script nonce="n">scrolled("react-router-scroll-positions")</script><script nonce="n">$RC("B:0")</script><script nonce="n">window.__reactRouterContext = {};</script><script type="module" async="">shown()</script><script type="module" async="" nonce="n">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1_main from "/assets/home.js";
const route1 = {...route1_main};
  window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script><!--$--><script nonce="n">window.__reactRouterContext.streamController.enqueue("data\\n");</script></body>`

test('nothing in the page makes the browser fetch a script before it is painted', () => {
  const later = scriptsLater(page)
  expect(later).not.toContain('<link rel="modulepreload"')
  expect(later).not.toMatch(/^import[ "*]/m)
  expect(later).toContain('<link rel="stylesheet" href="/a.css"/>')
})

test('the scripts come afterwards, all at once and in order', () => {
  const later = scriptsLater(page)
  expect(later).toMatch(/<script type="module" async="" nonce="n">[\s\S]*await painted/)
  expect(later).toContain('for (const href of ["/assets/react.js"])')
  const order = ['manifest.js', 'route0 = await import("/assets/root.js")', 'route1_main = await']
  const places = order.map((words) => later.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(Math.min(...places)).toBeGreaterThan(0)
  expect(later).toContain('\nimport("/assets/entry.js");</script>')
})

test('no plain script holds up the rest of the page until the styles are there', () => {
  const later = scriptsLater(page)
  expect(later.match(/<script nonce="n">[^<]+/g)).toEqual(['<script nonce="n">$RC("B:0")'])
  // React finds its elements where it made them.
  expect(later.match(/<script nonce="n"><\/script>/g)).toHaveLength(3)
  const order = ['await painted()', 'scrolled(', 'Context = {};', 'enqueue("data', 'manifest.js']
  const places = order.map((words) => later.indexOf(words))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(Math.min(...places)).toBeGreaterThan(0)
})

test('scripts of other kinds stay where they are', () => {
  const later = scriptsLater(page)
  expect(later).toContain('<script type="application/ld+json">{"facts":1}</script>')
  expect(later).toContain('<script type="module" async="">shown()</script>')
})

test('a page without scripts stays as it is', () => {
  expect(scriptsLater('<html><body>Gone</body></html>')).toBe('<html><body>Gone</body></html>')
})
