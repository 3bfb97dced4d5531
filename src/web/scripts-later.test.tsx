import { renderToReadableStream } from 'react-dom/server'
import { createRoutesStub, Scripts } from 'react-router'
import { expect, test } from 'vitest'
import { scriptsLater } from './scripts-later.ts'

const nonce = 'n'

/** A page as React and React Router render it, with two scripts of its own. */
async function renderedPage(): Promise<string> {
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: Document }])
  const stream = await renderToReadableStream(<Page />, { nonce })
  await stream.allReady
  return new Response(stream).text()
}

function Document() {
  return (
    <html lang="en">
      <head>
        <link rel="stylesheet" href="/a.css" />
      </head>
      <body>
        <script type="application/ld+json">{'{"facts":1}'}</script>
        <script type="module">shown()</script>
        <Scripts data-later nonce={nonce} />
      </body>
    </html>
  )
}

const page = await renderedPage()
const later = scriptsLater(page, nonce)

test('no script or preload of React Router takes effect before the first paint', () => {
  expect(page).toMatch(/<link rel="modulepreload"/)
  expect(page).toMatch(/<script data-later="true"[^>]* type="module"/)
  expect(later).not.toMatch(/<link [^>]*(?<!data-)rel="modulepreload"/)
  expect(later).not.toMatch(/<script data-later="true"[^>]* type="module"/)
  expect(later).toMatch(/<link data-rel="modulepreload"/)
  expect(later).toMatch(/<script data-later="true"[^>]* type="text\/plain"/)
})

test('the script that starts them comes last and has the nonce', () => {
  expect(later).toMatch(
    /<script type="module" async="" nonce="n">[\s\S]*await painted[\s\S]*<\/script><\/body><\/html>$/,
  )
  expect(scriptsLater(page, undefined)).toContain('<script type="module" async="">\nlet pressed')
})

test('style sheets and other scripts stay as they are', () => {
  expect(later).toContain('<link rel="stylesheet" href="/a.css"/>')
  expect(later).toContain('<script type="application/ld+json">{"facts":1}</script>')
  expect(later).toContain('<script type="module">shown()</script>')
  expect(later).toMatch(/<script data-later="true" nonce="n">/)
})
