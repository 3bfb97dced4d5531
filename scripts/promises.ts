/** A row of `docs/reliability.md`: a test that shows a promise. */
export interface PromiseRow {
  /** Empty in further rows of a promise. */
  readonly number: string
  readonly file: string
  /** As in the source: `%s` and `$name` stand for values. */
  readonly name: string
}

/** A test that has ended. */
export interface TestOutcome {
  readonly file: string
  /** Its own title, and those of the groups around it and of the steps in it. */
  readonly titles: readonly string[]
  /** `passed`, or `flaky` at its second try; all others show nothing. */
  readonly status: string
}

/** The rows of the tables in `docs/reliability.md`. */
export const promiseRows = (document: string): readonly PromiseRow[] =>
  [...document.matchAll(/^\| *(\d*) *\|.*\| `([^`]+)` \| (.+) \|$/gm)].map(
    ([, number = '', file = '', name = '']) => ({ number, file, name }),
  )

/**
 * The rows of which not every test has passed: one failed or was skipped, or none has that name.
 * `%s` and `$name` stand for values, and a group for its tests, of which each must pass.
 */
export function unshownPromises(
  rows: readonly PromiseRow[],
  outcomes: readonly TestOutcome[],
): readonly PromiseRow[] {
  return rows.filter(({ file, name }) => {
    const pattern = titlePattern(name)
    const tests = outcomes.filter(
      (each) => each.file === file && each.titles.some((title) => pattern.test(title)),
    )
    return tests.length === 0 || !tests.every(hasPassed)
  })
}

export const hasPassed = ({ status }: TestOutcome) => status === 'passed' || status === 'flaky'

function titlePattern(name: string): RegExp {
  const texts = name.split(/%[a-z]|\$\{[^}]+\}|\$[a-z][\w.]*/)
  return new RegExp(`^${texts.map(escaped).join('.*')}$`, 's')
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
