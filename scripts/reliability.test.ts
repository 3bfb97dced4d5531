import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const text = readFileSync(path.join(root, 'docs/reliability.md'), 'utf8')
const rows = [...text.matchAll(/^\| *(\d*) *\|.*\| `([^`]+)` \| (.+) \|$/gm)].map(
  ([, number = '', file = '', name = '']) => ({ number, file, name }),
)

test('every promise has a row, once', () => {
  const numbers = rows.map(({ number }) => number).filter((number) => number !== '')
  expect(numbers).toEqual([...new Set(numbers)])
  expect(numbers).toEqual(
    expect.arrayContaining(Array.from({ length: 30 }, (_, index) => String(index + 1))),
  )
})

test.each(rows)('$file has the test “$name”', ({ file, name }) => {
  const found = path.join(root, file)
  expect(existsSync(found)).toBe(true)
  expect(readFileSync(found, 'utf8')).toContain(name)
})
