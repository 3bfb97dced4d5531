import path from 'node:path'
import { expect, test } from 'vitest'
import { isProgramAddress } from '#domain/site/page-address.ts'

test('every address of the program is closed to pages of the company’s own', async () => {
  const { routes } = await import(path.resolve('build/server/index.js'))
  const all = new Map<string, { parentId?: string; path?: string }>(Object.entries(routes))
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : all.get(id)
    return route === undefined ? '' : `${patternOf(route.parentId)}/${route.path ?? ''}`
  }
  const first = [...all.keys()]
    .map((id) => patternOf(id).split('/').find(Boolean) ?? '')
    // Names with a dot are files, which no page's address has; the others are patterns.
    .filter((part) => part !== '' && !/[.:*]/.test(part))
  expect(first).toContain('get-a-quote')
  expect(first.filter((part) => !isProgramAddress(part))).toEqual([])
})
