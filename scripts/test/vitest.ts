import path from 'node:path'
import { reports, root, runTests, type TestResult } from './results.ts'

/** Vitest's JSON report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    /** Why the file could not be loaded; empty otherwise. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly title: string
      readonly ancestorTitles: readonly string[]
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** Runs the test files with these parts of a name, or all. */
export function runVitest(files: readonly string[]): Promise<readonly TestResult[]> {
  const report = path.join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runTests('vitest', ['run', ...reporters, ...files], report, resultsOf)
}

function resultsOf({ testResults }: Report): readonly TestResult[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    const tests = assertionResults.map(({ title, ancestorTitles, ...test }): TestResult => ({
      name: `${file} > ${test.fullName}`,
      file,
      titles: [title, ...ancestorTitles],
      status: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      said: test.failureMessages.join('\n'),
    }))
    const isExplained = message === '' || tests.some(({ status }) => status === 'failed')
    const broken = { name: file, file, titles: [], status: 'failed', said: message } as const
    return isExplained ? tests : [...tests, broken]
  })
}
