import { chromium, type Browser } from '@playwright/test'
import { findProgram } from './find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Chromium without windows: the same pages for three quarters of the processor time. */
const windowless = ['chromium-headless-shell', 'chrome-headless-shell'] as const

/**
 * A Chromium on this machine, preferably one without windows; undefined to use Playwright's own.
 */
export const findTestChromium = (): string | undefined =>
  process.env['CHROMIUM'] ?? findProgram(...windowless, ...names)

/** Whether tests have the fast browser: the configured one, or one without windows. */
export const hasWindowlessChromium = (): boolean =>
  process.env['CHROMIUM'] !== undefined || findProgram(...windowless) !== undefined

/** Flags that limit the browser to the tested pages: no sandbox for root, no calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The browser loads pictures further ahead on a connection that it believes to be slow.
  '--force-effective-connection-type=4G',
] as const

/** Starts a browser like that of the tests, with these flags as well. */
export function openChromium(...flags: readonly string[]): Promise<Browser> {
  const executablePath = findTestChromium()
  return chromium.launch({
    args: [...chromiumFlags, ...flags],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}
