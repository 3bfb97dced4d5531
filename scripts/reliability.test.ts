import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { promiseRows, unshownPromises } from './promises.ts'

const root = path.join(import.meta.dirname, '..')
const rows = promiseRows(readFileSync(path.join(root, 'docs/reliability.md'), 'utf8'))

test('every promise has a row, once', () => {
  const numbers = rows.map(({ number }) => number).filter((number) => number !== '')
  expect(numbers).toEqual([...new Set(numbers)])
  // Waiting lists, reminders, check-in and messages of events (47 to 50) are not built.
  const built = Array.from({ length: 58 }, (_, index) => index + 1).filter((n) => n < 47 || n > 50)
  expect(numbers.map(Number).toSorted((one, other) => one - other)).toEqual(built)
})

// Whether they pass is known after the whole run only (`test.ts`).
test.each(rows)('$file has the test “$name”', ({ file, name }) => {
  const found = path.join(root, file)
  expect(existsSync(found)).toBe(true)
  const source = readFileSync(found, 'utf8')
  // One that is expected to fail counts as passed.
  expect(source).not.toMatch(/\.fails\b|\bfails: true/)
  expect(["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote},`))).toBe(true)
})

test('a promise is shown if all tests of that name have passed, and by nothing else', () => {
  const seats = promiseRows(
    '| 1 | Seats | `seats.test.ts` | exactly %d of $all.guests (all) get one |',
  )
  const passed = {
    file: 'seats.test.ts',
    titles: ['seats', 'exactly 10 of 200 (all) get one'],
    status: 'passed',
  } as const
  const failed = { ...passed, titles: ['exactly 9 of 99 (all) get one'], status: 'failed' } as const
  const elsewhere = { ...passed, file: 'other.test.ts' }
  const longer = { ...passed, titles: [`${passed.titles[1]} or more`] }
  expect(unshownPromises(seats, [passed])).toEqual([])
  for (const ended of [[], [failed], [passed, failed], [elsewhere], [longer]]) {
    expect(unshownPromises(seats, ended)).toEqual(seats)
  }
})
