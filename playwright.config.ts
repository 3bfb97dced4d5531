import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findTestChromium } from './scripts/chromium.ts'

// Two checkouts of the site can run their journeys at the same time.
const port = Number(process.env['JOURNEY_PORT'] ?? 4180)
const baseURL = `http://localhost:${port}`
// For helpers that know no page; files with a site of their own change it.
process.env['JOURNEY_URL'] = baseURL
// The config is read by every worker; the server's folder is made once, and goes with the run.
if (process.env['JOURNEY_DATA'] === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-journeys-'))
  process.env['JOURNEY_DATA'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const executablePath = findTestChromium()

export default defineConfig({
  testDir: 'tests/journeys',
  // Node.js strips types by itself, and quicker.
  build: { external: ['**/{tests,src,bench,scripts}/**'] },
  fullyParallel: true,
  // One more than the cores of a small machine: much of a journey is waiting.
  workers: 3,
  // A loaded machine can make any browser late once; a second try tells that from a fault, and the
  // count names the journeys that needed it. At the desk there is none.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // A step that hangs shows by its own limit below; to be slow on a slow machine is no fault.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // A press that finds nothing must not wait for the end of a long journey.
    actionTimeout: 20_000,
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    // Most journeys are about what shows in the end; those about the way there are `moving`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each journey costs a quarter of their time; `--trace retain-on-failure` makes them.
    trace: 'off',
    launchOptions: {
      args: [...chromiumFlags],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    command: 'node src/server.ts',
    url: `${baseURL}/healthz`,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: process.env['JOURNEY_DATA'],
      LOG_LEVEL: 'warn',
      // All visitors of the journeys come from one address.
      LIMITS: 'off',
    },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
