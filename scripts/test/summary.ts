import { readFileSync } from 'node:fs'
import path from 'node:path'
import { hasPassed, promiseRows, unshownPromises } from '#scripts/promises.ts'
import { isCi, missingPrograms } from './programs.ts'
import { root, type TestResult } from './results.ts'

/** The promises of `docs/reliability.md` that no test has shown. */
export function promiseResults(results: readonly TestResult[]): readonly TestResult[] {
  const rows = promiseRows(readFileSync(path.join(root, 'docs/reliability.md'), 'utf8'))
  // Where a program is missing, which CI does not allow, its tests show nothing.
  const isExcused = !isCi && missingPrograms().length > 0
  return unshownPromises(rows, results).map(({ file, name }) => ({
    name: `promise of docs/reliability.md: ${file} > ${name}`,
    file,
    titles: [],
    status: isExcused ? 'not shown' : 'failed',
    said: 'Not all tests of that name have passed.',
  }))
}

/** Names come last, so that they are easy to find in a long log. */
export function summaryOf(results: readonly TestResult[]): string {
  const ended = (status: TestResult['status']) => results.filter((each) => each.status === status)
  const [skipped, notShown, failed] = [ended('skipped'), ended('not shown'), ended('failed')]
  const explained = (each: TestResult) => each.said !== ''
  return [
    ...failed.filter(explained).map(({ name, said }) => `\nFAILED: ${name}\n${said}`),
    '',
    ...ended('flaky').map(({ name }) => `passed at its second try only: ${name}`),
    ...skipped.filter(explained).map(({ name, said }) => `skipped: ${name} (${said})`),
    ...notShown.map(({ name }) => `not shown: ${name}`),
    ...failed.map(({ name }) => `FAILED: ${name}`),
    ...(skipped.length > 0 ? [`${skipped.length} tests skipped`] : []),
    ...(notShown.length > 0 ? [`${notShown.length} promises not shown`] : []),
    ...missingPrograms().map(({ program }) => `Without ${program}, tests that need it are skipped`),
    `\n${results.filter(hasPassed).length} passed, ${failed.length} failed\n`,
  ].join('\n')
}
