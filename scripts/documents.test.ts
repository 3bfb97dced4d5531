import { existsSync, globSync, readFileSync } from 'node:fs'
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

test('the tree in the README names only folders that exist', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const tree = /## Where things are\s+```(.*?)```/s.exec(readme)?.[1] ?? ''
  const named = tree.split('\n').flatMap((line) => line.trim().split(/ {2,}/)[0]?.split(' ') ?? [])
  const isThere = (name: string) =>
    existsSync(path.join(root, name)) || files.some((file) => `/${file}`.includes(`/${name}`))
  const missing = named.filter((name) => name.endsWith('/') && !isThere(name))
  expect(named.length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

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
