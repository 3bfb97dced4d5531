import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { limits, type LimitName } from '#domain/limits.ts'
import { settings } from '#settings.ts'
import { maxHolds } from '#domain/bookings/refusals.ts'
import { runManage } from '#support/run-manage.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const operating = read('docs/operating.md')

/** The lines of a chapter, up to the next one. */
function chapter(name: string): readonly string[] {
  const [, text = ''] = operating.split(`\n## ${name}\n`)
  return (text.split('\n## ')[0] ?? '').split('\n')
}

test('the table of settings has every setting, and no other', () => {
  const table = chapter('Settings').filter((line) => line.startsWith('| `'))
  const named = table.flatMap((line) =>
    [...line.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(new Set(named)).toEqual(new Set(Object.keys(settings.shape)))
})

let commands: readonly string[] = []
beforeAll(async () => {
  const { out } = await runManage(['--help'], {})
  commands = out.split('\n').flatMap((line) => /^ {2}([a-z]+(?: [a-z]+)?)/.exec(line)?.[1] ?? [])
})

test('every command of the owner is shown, and every one that is shown is there', () => {
  expect(commands).toContain('bookings cancel')
  const shown = ['README.md', 'docs/operating.md'].flatMap((file) =>
    [...read(file).matchAll(/npm run manage -- ([a-z]+(?: [a-z]+)?)/g)].map(
      ([, words = '']) => words,
    ),
  )
  const begins = (words: string, name: string) => `${words} `.startsWith(`${name} `)
  expect(commands.filter((name) => !shown.some((words) => begins(words, name)))).toEqual([])
  expect(shown.filter((words) => !commands.some((name) => begins(words, name)))).toEqual([])
})

/** Row of each limit in the table, and whether the table counts it per mailbox or booking. */
const rows: Readonly<Record<LimitName, readonly [row: string, column: 'network' | 'mailbox']>> = {
  writes: ['all writes', 'network'],
  quotes: ['quote requests (two calls each)', 'network'],
  'quotes-of-mailbox': ['quote requests (two calls each)', 'mailbox'],
  photographs: ['photographs of visitors', 'network'],
  'photograph-parts': ['their parts of 1 MB', 'network'],
  'picture-parts': [
    "parts of the desk's pictures and the beginning of each, which do not count as writes",
    'network',
  ],
  registrations: ['registrations', 'network'],
  declines: ['declines', 'network'],
  'declines-of-mailbox': ['declines', 'mailbox'],
  'code-requests': ['codes asked for', 'network'],
  'code-requests-of-mailbox': ['codes asked for', 'mailbox'],
  'code-tries': ['codes tried', 'network'],
  changes: ['changes of an answer', 'network'],
  'changes-of-booking': ['changes of an answer', 'mailbox'],
  results: ['results of a booking (call 11)', 'network'],
  'calendar-feeds': ['calendars of colleagues', 'network'],
  'restock-waits': ['waits for a product', 'network'],
  'request-additions': ['notes and photographs added to a request', 'network'],
  'quote-answers': ['answers, questions and payments of written quotes', 'network'],
  suggestions: ['address look-ups', 'network'],
  reads: ['event pages, calls and all other reads that are not ready-made', 'network'],
}

const table = new Map(
  chapter('Limits')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what = '', network = '', mailbox = '']) => [what, { network, mailbox }]),
)

const spans: Readonly<Record<number, string>> = {
  60: 'a minute',
  600: 'in 10 minutes',
  3600: 'an hour',
}

test.each(Object.entries(rows))('the limit "%s" is as the table says', (name, [row, column]) => {
  const limit = Object.entries(limits).find(([each]) => each === name)?.[1] ?? expect.fail()
  const said = table.get(row)?.[column].replace(' calls', '')
  const figure = `${limit.points.toLocaleString('en-US')} ${spans[limit.seconds]}`
  expect(said).toMatch(new RegExp(`^${figure}\\b`))
})

test('the table of limits has no row for what is not limited', () => {
  expect(table.get('seats held for unpaid bookings')?.network).toMatch(
    new RegExp(`^${maxHolds} bookings`),
  )
  const known = [...Object.values(rows).map(([row]) => row), 'seats held for unpaid bookings']
  expect([...table.keys()].filter((row) => !known.includes(row))).toEqual(['what', '---'])
})
