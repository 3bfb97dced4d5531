/**
 * `npm test`: checks, unit, HTTP, both databases, real SMTP, and the browser journeys. Installs
 * Chromium, PostgreSQL and nginx where they are missing and can be. Ends with `N passed, N failed`.
 * With names, `npm test -- full-disk events.spec`, it runs those files alone (`.spec` in Chromium).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findTestChromium, hasWindowlessChromium } from './chromium.ts'
import { dovecotProgram } from './dovecot.ts'

const root = path.join(import.meta.dirname, '..')
const results = path.join(root, 'test-results')
const wanted = process.argv.slice(2)
const journeys = wanted.filter((name) => /\.spec\b|^tests\/journeys/.test(name))
const files = wanted.filter((name) => !journeys.includes(name))
let passed = 0
let failed = 0
/** What failed long before the last line, told once more above it. */
const failures: string[] = []

installMissing()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

if (wanted.length === 0) count('check', run(process.execPath, ['scripts/check.ts']))
if (count('build', run(process.execPath, ['scripts/build.ts', '--if-changed']))) {
  if (wanted.length === 0 || files.length > 0) {
    const report = path.join(results, 'vitest.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    run('vitest', ['run', ...reporters, ...files])
    addVitest(report)
  }
  if (wanted.length === 0 || journeys.length > 0) {
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...journeys])
    addJourneys(path.join(results, 'journeys.json'))
  }
}
for (const failure of failures) process.stdout.write(`\nFAILED: ${failure}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  return status === 0
}

function count(name: string, isGood: boolean): boolean {
  if (isGood) passed += 1
  else {
    failed += 1
    failures.push(name)
  }
  process.stdout.write(`${isGood ? 'passed' : 'FAILED'}: ${name}\n`)
  return isGood
}

/** A runner that left no readable result has failed, whatever it printed. */
function read(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
}

function addVitest(file: string): void {
  const report = read(file)
  passed += Number(report?.['numPassedTests'] ?? 0)
  const named = vitestFailures(report)
  // What fails outside of any file, such as a promise that nobody waits for, counts as one failure.
  failed += Math.max(named.length, report?.['success'] === true ? 0 : 1)
  failures.push(...named)
}

interface VitestFile {
  readonly name: string
  /** Why the file could not be loaded; empty otherwise. */
  readonly message: string
  readonly assertionResults: readonly {
    readonly status: string
    readonly fullName: string
    readonly failureMessages: readonly string[]
  }[]
}

function vitestFailures(report: Record<string, unknown> | null): string[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reporter's own format
  const files = (report?.['testResults'] ?? []) as readonly VitestFile[]
  return files.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0) return message === '' ? [] : [`${file}\n${message}`]
    return tests.map(({ fullName, failureMessages }) =>
      [`${file} > ${fullName}`, ...failureMessages].join('\n'),
    )
  })
}

function addJourneys(file: string): void {
  const stats: unknown = read(file)?.['stats']
  const numbers = typeof stats === 'object' && stats !== null ? { ...stats } : {}
  const number = (name: string) => {
    const value = Object.entries(numbers).find(([key]) => key === name)?.[1]
    return typeof value === 'number' ? value : 0
  }
  passed += number('expected') + number('flaky')
  failed += number('unexpected')
  if (number('expected') === 0) failed += 1
  // Only CI allows a second try; its list of flaky journeys stands above this line.
  if (number('flaky') > 0) {
    process.stdout.write(`\n${number('flaky')} journeys passed at their second try only\n`)
  }
}

function installMissing(): void {
  const packages = [
    ...(hasPostgres() ? [] : ['postgresql']),
    // The one test behind a proxy says so and is left out where there is none.
    ...(hasNginx() ? [] : ['nginx-light', 'openssl']),
    // So do those that read a mailbox.
    ...(dovecotProgram === undefined ? ['dovecot-imapd'] : []),
    // And those that read the text of PDFs.
    ...(existsSync('/usr/bin/pdftotext') ? [] : ['poppler-utils']),
  ]
  const browsers = hasWindowlessChromium() ? [] : ['chromium-headless-shell', 'fonts-liberation']
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (packages.length + browsers.length > 0) apt(['update'])
    if (packages.length > 0) install(packages)
    // Older Debians have the whole browser only.
    if (browsers.length > 0 && !install(browsers) && findTestChromium() === undefined) {
      install(['chromium', 'fonts-liberation'])
    }
  } else if (findTestChromium() === undefined) {
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  }
}

function install(packages: readonly string[]): boolean {
  process.stdout.write(`Installing ${packages.join(' ')}…\n`)
  return apt(['install', '-y', '--no-install-recommends', ...packages])
}

function apt(args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // RUNLEVEL: what is installed for the tests is not to be started as a service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
  return status === 0
}

function hasNginx(): boolean {
  const folders = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(path.delimiter)]
  return folders.some((folder) => existsSync(path.join(folder, 'nginx')))
}

function hasPostgres(): boolean {
  if (process.env['TEST_POSTGRES_URL'] !== undefined) return true
  const debian = '/usr/lib/postgresql'
  const folders = [
    ...(existsSync(debian)
      ? readdirSync(debian).map((version) => path.join(debian, version, 'bin'))
      : []),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ]
  return folders.some((folder) => existsSync(path.join(folder, 'initdb')))
}
