import { existsSync } from 'node:fs'
import path from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium that the machine has, or undefined to use the one that Playwright installs. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM']
  if (given !== undefined) return given
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file))
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
] as const
