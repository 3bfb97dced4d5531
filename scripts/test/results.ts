import { spawn, type SpawnOptions } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hasPassed, type TestOutcome } from '#scripts/promises.ts'

export const root = path.join(import.meta.dirname, '../..')

/** Folder of the runners' reports. */
export const reports = path.join(root, 'test-results')

/** How a test or another step of the run ended. */
export interface TestResult extends TestOutcome {
  /** With its file and the groups around it. */
  readonly name: string
  readonly status: 'passed' | 'flaky' | 'skipped' | 'not shown' | 'failed'
  /** The output of a failure, unless the runner has printed it; why a journey was skipped. */
  readonly said: string
}

/** Runs a program from the root; resolves to whether it succeeded. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
  return new Promise((done) => {
    child.on('error', () => done(false))
    child.on('exit', (status) => done(status === 0))
  })
}

/** The result of a step that is no test, which is printed at once. */
export function stepResult(name: string, isGood: boolean): TestResult {
  process.stdout.write(`${isGood ? 'passed' : 'FAILED'}: ${name}\n`)
  return { name, file: '', titles: [], status: isGood ? 'passed' : 'failed', said: '' }
}

/**
 * Runs tests, and reads the runner's report. A runner that failed without naming a test, as in an
 * unhandled rejection or a global teardown, or that reported nothing counts as one failure.
 */
export async function runTests<Report>(
  runner: string,
  args: readonly string[],
  report: string,
  resultsOf: (report: Report) => readonly TestResult[],
): Promise<readonly TestResult[]> {
  const isGood = await run(runner, args)
  const results = existsSync(report) ? resultsOf(JSON.parse(readFileSync(report, 'utf8'))) : []
  const isExplained = results.some(isGood ? hasPassed : ({ status }) => status === 'failed')
  return isExplained ? results : [...results, stepResult(`${runner}, outside of any test`, false)]
}
