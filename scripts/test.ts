/**
 * `npm test`: checks, unit, HTTP, both databases, real SMTP, and the browser journeys. Installs
 * Chromium and PostgreSQL where they are missing and can be. Ends with `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.ts'

const root = path.join(import.meta.dirname, '..')
const results = path.join(root, 'test-results')
let passed = 0
let failed = 0

installMissing()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

count('check', run(process.execPath, ['scripts/check.ts']))
if (count('build', run(process.execPath, ['scripts/build.ts', '--if-changed']))) {
  const vitest = path.join(results, 'vitest.json')
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`])
  addVitest(vitest)
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'])
  addJourneys(path.join(results, 'journeys.json'))
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1

function run(command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  return status === 0
}

function count(name: string, isGood: boolean): boolean {
  if (isGood) passed += 1
  else failed += 1
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
  // A file that cannot even be loaded counts as one failure.
  const broken = report?.['success'] === true ? 0 : 1
  failed += Math.max(Number(report?.['numFailedTests'] ?? 0), broken)
}

function addJourneys(file: string): void {
  const stats: unknown = read(file)?.['stats']
  const numbers = typeof stats === 'object' && stats !== null ? { ...stats } : {}
  const number = (name: string) => {
    const value = Object.entries(numbers).find(([key]) => key === name)?.[1]
    return typeof value === 'number' ? value : 0
  }
  passed += number('expected')
  failed += number('unexpected') + number('flaky')
  if (number('expected') === 0) failed += 1
}

function installMissing(): void {
  const packages = [
    ...(findChromium() === undefined ? ['chromium', 'fonts-liberation'] : []),
    ...(hasPostgres() ? [] : ['postgresql']),
  ]
  if (packages.length === 0) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write(`Installing ${packages.join(' ')}…\n`)
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const apt = (args: readonly string[]) =>
      spawnSync('apt-get', ['-qq', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: environment,
      })
    apt(['update'])
    apt(['install', '-y', '--no-install-recommends', ...packages])
  } else if (packages.includes('chromium')) {
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  }
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
