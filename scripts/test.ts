/**
 * `npm test`: checks, unit, HTTP, both databases, real SMTP, and the browser journeys. Installs
 * Chromium, PostgreSQL and nginx if they are missing and it may. Ends with the names of all tests
 * that failed or passed only at their second try, of skipped journeys and of promises that are not
 * shown, and `N passed, N failed`. With names, `npm test -- full-disk events.spec`, it runs those
 * files alone (`.spec` in Chromium).
 */
import { mkdirSync, rmSync } from 'node:fs'
import { runJourneys } from './test/journeys.ts'
import { installMissing } from './test/programs.ts'
import { reports, run, stepResult, type TestResult } from './test/results.ts'
import { promiseResults, summaryOf } from './test/summary.ts'
import { runVitest } from './test/vitest.ts'

const wanted = process.argv.slice(2)
const isWhole = wanted.length === 0
const journeys = wanted.filter((name) => /\.spec\b|^tests\/journeys/.test(name))
const files = wanted.filter((name) => !journeys.includes(name))

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// Together, as each waits or uses a single processor for much of its time.
const results = (await Promise.all([isWhole ? runScript('check') : [], runTests()])).flat()
const all = isWhole ? [...results, ...promiseResults(results)] : results
process.stdout.write(summaryOf(all))
process.exitCode = all.some(({ status }) => status === 'failed') ? 1 : 0

async function runTests(): Promise<readonly TestResult[]> {
  const [build, missing] = await Promise.all([runScript('build', '--if-changed'), installMissing()])
  if (build.status === 'failed') return [build, ...missing]
  const tests = await Promise.all([
    isWhole || files.length > 0 ? runVitest(files) : [],
    isWhole || journeys.length > 0 ? runJourneys(journeys) : [],
  ])
  return [build, ...missing, ...tests.flat()]
}

async function runScript(name: string, ...args: readonly string[]): Promise<TestResult> {
  return stepResult(name, await run(process.execPath, [`scripts/${name}.ts`, ...args]))
}
