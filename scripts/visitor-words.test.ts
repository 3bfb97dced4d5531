import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

/** What pages, errors and statuses said before somebody from here read them aloud, and say now. */
const notSaidHere = [
  [/payment goes back/i, 'refund'],
  [/could not be had/i, 'could not be loaded'],
  [/you typed stays/i, 'nothing you typed is lost'],
  [/\bgladly\b/i, 'be glad to'],
  [/payment is here/i, 'we received your payment'],
  [/last day (?:of this quote )?is over\. Call/i, 'has expired'],
] as const

const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const lines = files.flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    // A comment is no text that anybody is shown.
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
    .map((line) => `${file}: ${line.trim()}`),
)

test.each(notSaidHere)('no text says %s where an American says “%s”', (words) => {
  expect(lines.length).toBeGreaterThan(10_000)
  expect(lines.filter((line) => words.test(line))).toEqual([])
})
