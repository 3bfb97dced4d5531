import './scripts/without-settings.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findTestChromium } from './scripts/chromium.ts'

// A port of its own lets two checkouts run their journeys at the same time.
const port = Number(process.env['JOURNEY_PORT'] ?? 4180)
const baseURL = `http://localhost:${port}`
// For helpers without a page; files with their own site change it.
process.env['JOURNEY_URL'] = baseURL
// Every worker reads the config; the server's folder is made once and removed after the run.
if (process.env['JOURNEY_DATA'] === undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-journeys-'))
  process.env['JOURNEY_DATA'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const executablePath = findTestChromium()
/** Journeys of many steps. */
const long =
  /\/(?:deliveries|money|photographs|replies|schedule|settings|site|site-entries|site-pages|written-quotes)\.spec/

export default defineConfig({
  testDir: 'tests/journeys',
  // Node.js strips types itself, and faster.
  build: { external: ['**/{tests,src,bench,scripts}/**'] },
  fullyParallel: true,
  // Long journeys start first, so that none runs alone at the end.
  projects: [
    { name: 'long', testMatch: long },
    { name: 'short', testIgnore: long },
  ],
  // One more than the cores of a small machine, since journeys mostly wait.
  workers: 3,
  // A loaded machine can make any browser late once, so CI tries a second time and names those
  // journeys. There is no second try elsewhere.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Steps have a shorter limit below; this one only allows for slow machines.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // A press that finds nothing must not wait for the end of a long journey.
    actionTimeout: 45_000,
    baseURL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    // Most journeys check the final state; those that check motion are `moving`.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a quarter of the time; `--trace retain-on-failure` makes them.
    trace: 'off',
    launchOptions: {
      args: [
        ...chromiumFlags,
        // Pages of tests are closed before optimized code repays the time that compiling it takes.
        '--js-flags=--no-maglev --no-turbofan',
        // Pages share a process: one for each of them takes 7 % more processor time.
        '--renderer-process-limit=1',
      ],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    command: 'node src/server.ts',
    url: `${baseURL}/healthz`,
    timeout: 180_000,
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
