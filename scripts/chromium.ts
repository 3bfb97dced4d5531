import { findProgram } from './find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without its windows: the same pages at three quarters of the processor time. */
const windowless = ['chromium-headless-shell', 'chrome-headless-shell'] as const

/**
 * A Chromium that the machine has, preferably one that has no windows to draw, or undefined to use
 * the one that Playwright installs.
 */
export function findTestChromium(): string | undefined {
  return process.env['CHROMIUM'] ?? findProgram(...windowless, ...names)
}

/** Whether tests have the fast browser: the configured one, or one without windows. */
export function hasWindowlessChromium(): boolean {
  return process.env['CHROMIUM'] !== undefined || findProgram(...windowless) !== undefined
}

/** Keeps the browser to the pages under test: no sandbox for root, no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The browser fetches pictures further ahead the slower it believes the line to be.
  '--force-effective-connection-type=4G',
] as const
