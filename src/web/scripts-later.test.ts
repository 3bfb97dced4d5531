import { expect, test } from 'vitest'
import { scriptsLater } from './scripts-later.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/react.js"/><link rel="stylesheet" href="/a.css"/></head><body><script type="application/ld+json">{"facts":1}</script><script data-later="true" nonce="n">context()</script><script type="module" async="">shown()</script><script data-later="true" nonce="n" type="module" async="">import "/assets/manifest.js";</script></body></html>`

test('nothing in the page makes the browser fetch a script before it is painted', () => {
  const later = scriptsLater(page, 'n')
  expect(later).toContain('<link data-rel="modulepreload" href="/assets/react.js"/>')
  expect(later).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(later).toContain(
    '<script data-later="true" nonce="n" type="text/plain" async="">import "/assets/manifest.js";</script>',
  )
})

test('what starts them comes last and may run', () => {
  expect(scriptsLater(page, 'n')).toMatch(
    /<script type="module" async="" nonce="n">[\s\S]*await painted[\s\S]*<\/script><\/body><\/html>$/,
  )
  expect(scriptsLater(page, undefined)).toContain('<script type="module" async="">\nlet pressed')
})

test('other scripts stay as they are', () => {
  const later = scriptsLater(page, 'n')
  expect(later).toContain('<script type="application/ld+json">{"facts":1}</script>')
  expect(later).toContain('<script data-later="true" nonce="n">context()</script>')
  expect(later).toContain('<script type="module" async="">shown()</script>')
})
