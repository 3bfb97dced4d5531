import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerDocument, loadDocuments, type StoredDocument } from './documents.ts'
import { inlineScriptHashes } from './security-headers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-documents-'))
const files: Readonly<Record<string, string>> = {
  'index.html': '<link rel="canonical" href="https://site-origin.invalid/"><script>1</script>',
  'about/index.html': '<p>About</p>',
  'privacy/index.html': '<p>[how long]</p><script>"[how long]"</script>',
  'about.data': '["https://site-origin.invalid/about"]',
  'blog/rss.xml': '<link>https://site-origin.invalid/blog</link>',
  'robots.txt': 'Sitemap: https://site-origin.invalid/sitemap.xml',
  'robots.txt.br': 'not a document',
  'icon.svg': '<svg/>',
  'assets/root.js': 'export {}',
}
let documents: ReadonlyMap<string, StoredDocument>

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  documents = await loadDocuments(folder, {
    publicUrl: 'https://evergreen.example',
    googleMaps: false,
    words: new Map([['[how long]', '3 months']]),
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

async function answerTo(address: string) {
  const document = documents.get(address)
  if (!document) throw new Error(`nothing at ${address}`)
  return answerDocument(document, new Request(`https://evergreen.example${address}`))
}

test('pages and feeds are documents, everything else stays a file', () => {
  expect([...documents.keys()].toSorted()).toEqual([
    '/',
    '/about',
    '/about.data',
    '/blog/rss.xml',
    '/privacy',
    '/robots.txt',
  ])
})

test.each([
  ['/', 'text/html; charset=utf-8', 'href="https://evergreen.example/"'],
  ['/about.data', 'text/x-script; charset=utf-8', '["https://evergreen.example/about"]'],
  [
    '/blog/rss.xml',
    'application/xml; charset=utf-8',
    '<link>https://evergreen.example/blog</link>',
  ],
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: https://evergreen.example/sitemap.xml'],
])('%s is sent as %s and knows where it is served', async (address, type, says) => {
  const answer = await answerTo(address)
  expect(answer.headers.get('content-type')).toBe(type)
  expect(await answer.text()).toContain(says)
})

test('a page says what the settings chose, and its policy is about that', async () => {
  const answer = await answerTo('/privacy')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(await answer.text()).toBe('<p>3 months</p><script>"3 months"</script>')
  const hash = createHash('sha256').update('"3 months"').digest('base64')
  expect(policy).toContain(`'sha256-${hash}'`)
})

test('an element whose script was taken away needs no leave', () => {
  expect(inlineScriptHashes('<script></script><script nonce="n"></script>')).toEqual([])
})

test('only pages carry a policy for their scripts', async () => {
  expect((await answerTo('/')).headers.get('content-security-policy')).toContain("'sha256-")
  expect((await answerTo('/robots.txt')).headers.has('content-security-policy')).toBe(false)
})
