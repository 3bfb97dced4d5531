/**
 * `npm test`: checks, unit, HTTP, both databases, real SMTP, and the browser journeys. Installs
 * Chromium, PostgreSQL and nginx if they are missing and it may. Ends with the names of all tests
 * that failed or passed only at their second try, of skipped journeys and of promises that are not
 * shown, and `N passed, N failed`. With names, `npm test -- full-disk events.spec`, it runs those
 * files alone (`.spec` in Chromium).
 */
import { spawn, type SpawnOptions } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findTestChromium, hasWindowlessChromium } from './chromium.ts'
import { findProgram } from './find-program.ts'
import { promiseRows, type TestOutcome, unshownPromises } from './promises.ts'

const root = path.join(import.meta.dirname, '..')
const results = path.join(root, 'test-results')
const wanted = process.argv.slice(2)
const journeys = wanted.filter((name) => /\.spec\b|^tests\/journeys/.test(name))
const files = wanted.filter((name) => !journeys.includes(name))
let passed = 0
let skipped = 0
/** Failures with their output, and their names alone. */
const failures: { readonly name: string; readonly said: string }[] = []
/** Names of journeys that passed only at their second try, which only CI allows. */
const secondTries: string[] = []
/** Names of skipped journeys, with the reason. */
const skippedJourneys: string[] = []
/** Promises whose tests did not all run, as a program is missing; CI allows none. */
const notShown: string[] = []
/** What has run, for the promises in `docs/reliability.md`. */
const outcomes: TestOutcome[] = []

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// Together, as each waits or uses a single processor for much of its time.
await Promise.all([wanted.length === 0 ? runCheck() : null, runTests()])
if (wanted.length === 0) checkPromises()
// Names come last, so that they are easy to find in a long log.
for (const { name, said } of failures) {
  if (said !== '') process.stdout.write(`\nFAILED: ${name}\n${said}\n`)
}
process.stdout.write('\n')
for (const name of secondTries) process.stdout.write(`passed at its second try only: ${name}\n`)
for (const name of skippedJourneys) process.stdout.write(`skipped: ${name}\n`)
for (const name of notShown) process.stdout.write(`not shown: ${name}\n`)
for (const { name } of failures) process.stdout.write(`FAILED: ${name}\n`)
if (skipped > 0) process.stdout.write(`${skipped} tests skipped\n`)
if (notShown.length > 0) {
  const programs = missingPrograms().map(({ program }) => program)
  process.stdout.write(`${notShown.length} promises not shown, without ${programs.join(', ')}\n`)
}
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
process.exitCode = failures.length === 0 ? 0 : 1

function run(
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

function count(name: string, isGood: boolean): boolean {
  if (isGood) passed += 1
  else failures.push({ name, said: '' })
  process.stdout.write(`${isGood ? 'passed' : 'FAILED'}: ${name}\n`)
  return isGood
}

/**
 * A runner that failed without naming a test, as in an unhandled rejection or a global teardown,
 * counts as one failure.
 */
function addFailures(runner: string, named: typeof failures, isGood: boolean): void {
  if (named.length > 0) failures.push(...named)
  else if (!isGood) failures.push({ name: `${runner}, outside of any test`, said: '' })
}

/** A runner without a readable result has failed, whatever it printed. */
function read(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
}

async function runCheck(): Promise<void> {
  count('check', await run(process.execPath, ['scripts/check.ts']))
}

/** Where a program is missing, which CI does not allow, its tests show nothing. */
function checkPromises(): void {
  const document = readFileSync(path.join(root, 'docs/reliability.md'), 'utf8')
  const names = unshownPromises(promiseRows(document), outcomes).map(
    ({ file, name }) => `promise of docs/reliability.md: ${file} > ${name}`,
  )
  if (process.env['CI'] === undefined && missingPrograms().length > 0) {
    notShown.push(...names)
  } else {
    failures.push(
      ...names.map((name) => ({ name, said: 'Not all tests of that name have passed.' })),
    )
  }
}

async function runTests(): Promise<void> {
  const [isBuilt] = await Promise.all([
    run(process.execPath, ['scripts/build.ts', '--if-changed']),
    installMissing(),
  ])
  if (!count('build', isBuilt)) return
  await Promise.all([
    wanted.length === 0 || files.length > 0 ? runVitest() : null,
    wanted.length === 0 || journeys.length > 0 ? runJourneys() : null,
  ])
}

async function runVitest(): Promise<void> {
  const file = path.join(results, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const isGood = await run('vitest', ['run', ...reporters, ...files])
  const report = read(file)
  passed += Number(report?.['numPassedTests'] ?? 0)
  skipped += Number(report?.['numPendingTests'] ?? 0)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reporter's own format
  const ran = (report?.['testResults'] ?? []) as readonly VitestFile[]
  for (const { name, assertionResults } of ran) {
    for (const { title, ancestorTitles, status } of assertionResults) {
      const outcome = { file: path.relative(root, name), hasPassed: status === 'passed' }
      outcomes.push(...[title, ...ancestorTitles].map((each) => ({ ...outcome, title: each })))
    }
  }
  addFailures('vitest', vitestFailures(ran), isGood && report?.['success'] === true)
}

interface VitestFile {
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
}

function vitestFailures(files: readonly VitestFile[]): typeof failures {
  return files.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0) return message === '' ? [] : [{ name: file, said: message }]
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file} > ${fullName}`,
      said: failureMessages.join('\n'),
    }))
  })
}

/** A file or a group of journeys in Playwright's report. */
interface JourneyGroup {
  readonly title: string
  readonly suites?: readonly JourneyGroup[]
  readonly specs: readonly {
    readonly title: string
    /** Below the folder of the journeys. */
    readonly file: string
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly annotations: readonly { readonly type: string; readonly description?: string }[]
      readonly results: readonly { readonly steps?: readonly JourneyStep[] }[]
    }[]
  }[]
}

interface JourneyStep {
  readonly title: string
  readonly steps?: readonly JourneyStep[]
}

async function runJourneys(): Promise<void> {
  const file = path.join(results, 'journeys.json')
  const isGood = await run('playwright', ['test', ...journeys])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reporter's own format
  const groups = (read(file)?.['suites'] ?? []) as readonly JourneyGroup[]
  const ended = groups.flatMap((group) => journeysOf(group, []))
  const names = (status: string) =>
    ended.filter((each) => each.status === status).map(({ name }) => name)
  const succeeded = names('expected').length + names('flaky').length
  passed += succeeded
  outcomes.push(...groups.flatMap(outcomesOf))
  // The runner's own list has the output.
  const named = names('unexpected').map((name) => ({ name, said: '' }))
  addFailures('playwright', named, isGood && succeeded > 0)
  secondTries.push(...names('flaky'))
  const notRun = ended.filter(({ status }) => status === 'skipped')
  skipped += notRun.length
  skippedJourneys.push(...notRun.map(({ name, reason }) => `${name} (${reason})`))
}

function journeysOf(
  { title, suites = [], specs }: JourneyGroup,
  above: readonly string[],
): readonly { readonly name: string; readonly status: string; readonly reason: string }[] {
  const names = [...above, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, annotations }) => ({
        name: [...names, spec.title].join(' > '),
        status,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given',
      })),
    ),
    ...suites.flatMap((suite) => journeysOf(suite, names)),
  ]
}

function outcomesOf({ suites = [], specs }: JourneyGroup): readonly TestOutcome[] {
  const titlesOf = (steps: readonly JourneyStep[] = []): readonly string[] =>
    steps.flatMap((step) => [step.title, ...titlesOf(step.steps)])
  return [
    ...specs.flatMap(({ title, file, tests }) => {
      const hasPassed =
        tests.length > 0 && tests.every(({ status }) => status === 'expected' || status === 'flaky')
      const steps = tests.flatMap(({ results }) => results.flatMap((each) => titlesOf(each.steps)))
      return [title, ...steps].map((each) => ({
        file: `tests/journeys/${file}`,
        title: each,
        hasPassed,
      }))
    }),
    ...suites.flatMap(outcomesOf),
  ]
}

async function installMissing(): Promise<void> {
  const packages = missingPrograms().flatMap((each) => each.packages)
  const browsers = hasWindowlessChromium() ? [] : ['chromium-headless-shell', 'fonts-liberation']
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (packages.length + browsers.length > 0) await apt(['update'])
    if (packages.length > 0) await install(packages)
    // Older Debian versions only have the whole browser.
    if (browsers.length > 0 && !(await install(browsers)) && findTestChromium() === undefined) {
      await install(['chromium', 'fonts-liberation'])
    }
  } else if (findTestChromium() === undefined) {
    await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  }
  for (const { program } of missingPrograms()) {
    if (process.env['CI'] === undefined) {
      process.stdout.write(`Without ${program}, the tests that need it are skipped.\n`)
    } else {
      count(`find ${program}, which tests need`, false)
    }
  }
}

/** Missing programs of the tests, with the Debian packages that contain them. */
function missingPrograms() {
  const hasPostgres = process.env['TEST_POSTGRES_URL'] !== undefined
  return [
    ...(hasPostgres ? [] : [{ program: 'initdb', packages: ['postgresql'] }]),
    { program: 'nginx', packages: ['nginx-light', 'openssl'] },
    { program: 'dovecot', packages: ['dovecot-imapd'] },
    { program: 'pdftotext', packages: ['poppler-utils'] },
    { program: 'ps', packages: ['procps'] },
  ].filter(({ program }) => findProgram(program) === undefined)
}

function install(packages: readonly string[]): Promise<boolean> {
  process.stdout.write(`Installing ${packages.join(' ')}…\n`)
  return apt(['install', '-y', '--no-install-recommends', ...packages])
}

function apt(args: readonly string[]): Promise<boolean> {
  return run('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // RUNLEVEL prevents packages installed for the tests from starting services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}
