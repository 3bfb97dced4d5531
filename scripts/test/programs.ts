import { existsSync } from 'node:fs'
import { findTestChromium, hasWindowlessChromium } from '#scripts/chromium.ts'
import { findProgram } from '#scripts/find-program.ts'
import { run, stepResult, type TestResult } from './results.ts'

/** Whether this is CI, which runs every test. */
export const isCi = process.env['CI'] !== undefined

/** Programs that tests need and the machine lacks, with the Debian packages that contain them. */
export function missingPrograms() {
  const hasPostgres = process.env['TEST_POSTGRES_URL'] !== undefined
  return [
    ...(hasPostgres ? [] : [{ program: 'initdb', packages: ['postgresql'] }]),
    { program: 'nginx', packages: ['nginx-light', 'openssl'] },
    { program: 'dovecot', packages: ['dovecot-imapd'] },
    { program: 'pdftotext', packages: ['poppler-utils'] },
    { program: 'ps', packages: ['procps'] },
  ].filter(({ program }) => findProgram(program) === undefined)
}

/** Installs Chromium and missing programs, where it may; in CI one that stays missing is a failure. */
export async function installMissing(): Promise<readonly TestResult[]> {
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
  return (isCi ? missingPrograms() : []).map(({ program }) =>
    stepResult(`find ${program}, which tests need`, false),
  )
}

function install(packages: readonly string[]): Promise<boolean> {
  process.stdout.write(`Installing ${packages.join(' ')}…\n`)
  return apt(['install', '-y', '--no-install-recommends', ...packages])
}

const apt = (args: readonly string[]): Promise<boolean> =>
  run('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // RUNLEVEL prevents packages installed for the tests from starting services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
