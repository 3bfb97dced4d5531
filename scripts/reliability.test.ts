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
  // Waiting lists, reminders, check-in and messages of events (47 to 50) are not built.
  const built = Array.from({ length: 58 }, (_, index) => index + 1).filter((n) => n < 47 || n > 50)
  expect(numbers.map(Number).toSorted((one, other) => one - other)).toEqual(built)
})

/**
 * Tests that are skipped or expected to fail prove nothing, nor do tests beside one marked `only`.
 */
const leftOut = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|todo|fails|fixme|only)\b/

/** Conditions of tests for one database, or with a program without which CI fails (`test.ts`). */
const conditions = [
  'kind ===',
  'nginxProgram ===',
  'hasPs',
  'isThere',
  '!isHere',
  "!existsSync('/usr/bin/",
]

/** Whether the file runs a test of that name, or a case of a list of tests. */
function hasTest(source: string, name: string): boolean {
  const isNamed = ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote},`))
  const given = [...source.matchAll(/\.(?:skipIf|runIf)\((.+)/g)].map(
    ([, condition = '']) => condition,
  )
  const isRun = given.every((each) => conditions.some((condition) => each.startsWith(condition)))
  return isNamed && isRun && !leftOut.test(source)
}

test.each(rows)('$file has the test “$name”, and runs it', ({ file, name }) => {
  const found = path.join(root, file)
  expect(existsSync(found)).toBe(true)
  expect(hasTest(readFileSync(found, 'utf8'), name)).toBe(true)
})

test('a test that was renamed or is skipped is found out', () => {
  const source = `test('a seat is sold once', () => {})`
  expect(hasTest(source, 'a seat is sold once')).toBe(true)
  expect(hasTest(source, 'a seat is sold')).toBe(false)
  expect(hasTest(`// a seat is sold once`, 'a seat is sold once')).toBe(false)
  for (const way of ['skip', 'todo', 'fails', 'fixme', 'only', 'skip.each', 'skipIf(isCi)']) {
    expect(hasTest(source.replace('test(', `test.${way}(`), 'a seat is sold once')).toBe(false)
  }
  const group = `describe.skip('seats', () => {\n  ${source}\n})`
  expect(hasTest(group, 'a seat is sold once')).toBe(false)
})
