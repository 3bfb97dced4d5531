import path from 'node:path'
import { reports, runTests, type TestResult } from './results.ts'

/** A file or a group of journeys in Playwright's JSON report. */
interface Group {
  readonly title: string
  readonly suites?: readonly Group[]
  readonly specs: readonly {
    readonly title: string
    /** Below the folder of the journeys. */
    readonly file: string
    readonly tests: readonly Journey[]
  }[]
}

interface Journey {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly annotations: readonly { readonly type: string; readonly description?: string }[]
  readonly results: readonly { readonly steps?: readonly Step[] }[]
}

interface Step {
  readonly title: string
  readonly steps?: readonly Step[]
}

/** Runs the journeys with these parts of a name, or all, in Chromium. */
export function runJourneys(journeys: readonly string[]): Promise<readonly TestResult[]> {
  const report = path.join(reports, 'journeys.json')
  return runTests('playwright', ['test', ...journeys], report, (all: Pick<Group, 'suites'>) =>
    resultsOf(all.suites),
  )
}

function resultsOf(groups: readonly Group[] = [], above = ''): readonly TestResult[] {
  return groups.flatMap(({ title, suites, specs }) => {
    const name = `${above}${title} > `
    const own = specs.flatMap((spec) =>
      spec.tests.map(({ status, annotations, results }): TestResult => ({
        name: `${name}${spec.title}`,
        file: `tests/journeys/${spec.file}`,
        titles: [spec.title, ...results.flatMap(({ steps }) => titlesOf(steps))],
        status: status === 'expected' ? 'passed' : status === 'unexpected' ? 'failed' : status,
        // The runner's own list has the output of failures.
        said: status === 'skipped' ? reasonOf(annotations) : '',
      })),
    )
    return [...own, ...resultsOf(suites, name)]
  })
}

const reasonOf = (annotations: Journey['annotations']) =>
  annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'

const titlesOf = (steps: readonly Step[] = []): readonly string[] =>
  steps.flatMap((step) => [step.title, ...titlesOf(step.steps)])
