import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const folders = ['bench', 'docs', 'media', 'migrations', 'public', 'scripts', 'src', 'tests']
const files = globSync(['*', `{${folders.join()}}/**`], { cwd: root })
const isPath = new RegExp(`^(${folders.join('|')})/|^[^.{][^{]*\\.(tsx?|css|mjs)$`)

/** The files that a document has in backticks or links to. */
function namesIn(document: string): readonly string[] {
  const text = readFileSync(path.join(root, document), 'utf8').replaceAll(/^```.*?^```$/gms, '')
  const words = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(' '))
  const links = [...text.matchAll(/\]\(([^)#:]+)[#)]/g)].map(([, link = '']) =>
    path.join(path.dirname(document), link),
  )
  return [...words.filter((word) => isPath.test(word)), ...links]
}

/**
 * Only the folder of names with a placeholder is checked: `src/http/<noun>.ts`,
 * `migrations/NNNN-….ts`.
 */
const exists = (name: string) =>
  files.some((file) => `/${file}`.endsWith(`/${name.replace(/\/([^/]*[<…].*)?$/, '')}`))

test('documents name only files that exist', () => {
  const documents = files.filter((file) => file.endsWith('.md'))
  expect(documents).toContain('docs/operating.md')
  const missing = documents.flatMap((document) =>
    namesIn(document)
      .filter((name) => !exists(name))
      .map((name) => `${document}: ${name}`),
  )
  expect(missing).toEqual([])
})
