import { expect, test } from 'vitest'
import { shortScripts } from './finish-pages.ts'

test('modules in the text of a page become shorter and mean the same', () => {
  const page = (code: string) => `<p>let it be</p><script type="module" async="">${code}</script>`
  expect(shortScripts(page('const opened = await ready;\n  // Now.\n  show( opened );\n'))).toBe(
    page('const e=await ready;show(e);'),
  )
})

test('other scripts stay as they are', () => {
  const others =
    '<script type="module" src="/assets/a.js"></script>' +
    '<script>let a  =  1</script>' +
    '<script type="application/ld+json">{ "@type": "Service" }</script>'
  expect(shortScripts(others)).toBe(others)
})

test('a script that cannot be read fails the build', () => {
  expect(() => shortScripts('<script type="module">let let = </script>')).toThrow('cannot be read')
})
