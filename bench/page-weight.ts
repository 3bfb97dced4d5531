import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'

/** Bytes of bodies as transferred, by type. */
export interface PageWeight {
  readonly html: number
  readonly css: number
  readonly js: number
  readonly fonts: number
  /** The picture that the page asks for first (`fetchpriority=high`). */
  readonly hero: number
  /** Every other picture, icon and file. */
  readonly other: number
  readonly all: number
}

/** Opens the page at its top, waits until nothing loads, and weighs everything that it loaded. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const answer = await openHydrated(page, url)
  if (answer === null || !answer.ok()) throw new Error(`${url} answered ${answer?.status()}`)
  // The scripts load more in turn.
  await page.waitForLoadState('networkidle')
  await wait(1_000)
  const { heroUrl, document, files } = await page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ]
    const [first, ...others] = entries
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }))
    const hero = window.document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
    return { heroUrl: hero?.currentSrc, document: first?.bytes ?? 0, files: others }
  })
  const kindOf = (file: string) => /\.(js|css|woff2)$/.exec(new URL(file).pathname)?.[1] ?? 'other'
  const sum = (belongs: (file: string) => boolean) =>
    files.reduce((total, { url: file, bytes }) => total + (belongs(file) ? bytes : 0), 0)
  // A page rendered on request leaves the server uncompressed; the proxy compresses it.
  const isCompressed = answer.headers()['content-encoding'] !== undefined
  const parts = {
    html: isCompressed ? document : compressedByProxy(await answer.body()),
    css: sum((file) => kindOf(file) === 'css'),
    js: sum((file) => kindOf(file) === 'js'),
    fonts: sum((file) => kindOf(file) === 'woff2'),
    hero: sum((file) => file === heroUrl),
    other: sum((file) => kindOf(file) === 'other' && file !== heroUrl),
  }
  return { ...parts, all: Object.values(parts).reduce((total, part) => total + part, 0) }
}

function compressedByProxy(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
