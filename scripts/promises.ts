/** A row of `docs/reliability.md`: a test that shows a promise. */
export interface PromiseRow {
  /** Empty in further rows of a promise. */
  readonly number: string
  readonly file: string
  /** As in the source: `%s` and `$name` stand for values. */
  readonly name: string
}

/** A test, a step of a journey or a group of tests that has run. */
export interface TestOutcome {
  readonly file: string
  readonly title: string
  readonly hasPassed: boolean
}

/** The rows of the tables in `docs/reliability.md`. */
export function promiseRows(document: string): readonly PromiseRow[] {
  return [...document.matchAll(/^\| *(\d*) *\|.*\| `([^`]+)` \| (.+) \|$/gm)].map(
    ([, number = '', file = '', name = '']) => ({ number, file, name }),
  )
}

/**
 * The rows of which not every test has passed: one failed or was skipped, or none has that name.
 * `%s` and `$name` stand for values, and a group for its tests, of which each must pass.
 */
export function unshownPromises(
  rows: readonly PromiseRow[],
  outcomes: readonly TestOutcome[],
): readonly PromiseRow[] {
  const ran = Map.groupBy(outcomes, ({ file }) => file)
  return rows.filter(({ file, name }) => {
    const title = titlePattern(name)
    const tests = (ran.get(file) ?? []).filter((each) => title.test(each.title))
    return tests.length === 0 || tests.some(({ hasPassed }) => !hasPassed)
  })
}

function titlePattern(name: string): RegExp {
  const texts = name.split(/%[a-z]|\$\{[^}]+\}|\$[a-z][\w.]*/)
  return new RegExp(`^${texts.map(escaped).join('.*')}$`, 's')
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
