import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { freePort } from '#scripts/free-port.ts'
import { paths } from '#domain/site/paths.ts'
import { pagePaths } from '#scripts/site-content.ts'
import { openChromium } from '#scripts/chromium.ts'
import { startEditedSite } from './edited-site.ts'
import { yieldProcessors } from './yield-processors.ts'
import { http2Front, type OwnDocument } from './http2-front.ts'
import { interactionRuns, interactions, measureInteractions } from './interactions.ts'
import { traceMainThread } from './main-thread.ts'
import { type LighthouseOptions, type LighthouseResult, runLighthouse } from './lighthouse.ts'
import { weighPage } from './page-weight.ts'
import { payForSeat } from './paid-booking.ts'
import { kilobytes, median, printCircumstances, printTable } from './report.ts'
import { startSite, untilCompressed } from './site.ts'

interface PagesOptions extends Pick<LighthouseOptions, 'runs' | 'slowdown'> {
  readonly forms: readonly string[]
  readonly only: readonly string[] | null
  /** Whether an owner has edited the site. */
  readonly isEdited: boolean
}

const floorOf = (path: string) => `/floor${path === '/' ? '/home' : path}`
const compared = [paths.home, paths.service('soil-mulch')]
const allPaths = [
  ...pagePaths,
  paths.events,
  paths.event('seed-swap'),
  // Pages that search engines must not index, which costs them the SEO score (decision 26).
  paths.eventSuccess,
  paths.eventFailure,
]

/** Lighthouse, bytes and interactions of every public page, behind HTTP/2 and brotli. */
export async function benchPages({
  runs,
  forms,
  only,
  isEdited,
  slowdown,
}: PagesOptions): Promise<void> {
  const [port, debuggingPort] = [await freePort(), await freePort()]
  const browser = await openChromium(
    '--ignore-certificate-errors',
    `--remote-debugging-port=${debuggingPort}`,
  )
  const stopYielding = yieldProcessors()
  const settings = { PUBLIC_URL: `https://localhost:${port}` }
  const site = isEdited
    ? await startEditedSite(settings)
    : { ...(await startSite(settings)), ownPaths: [] }
  await untilCompressed(site)
  const own = new Map(
    await Promise.all(
      compared.map(async (path) => [floorOf(path), await bareDocument(site.url + path)] as const),
    ),
  )
  const front = await http2Front(site.url, port, own)
  try {
    const shown = only ?? [...allPaths, ...site.ownPaths]
    const afterPayment = shown.includes(paths.eventSuccess) ? await payForSeat(site.url) : ''
    const addressOf = (path: string) =>
      front.url + (path === paths.eventSuccess ? afterPayment : path)
    const slower = slowdown === null ? [] : [`a processor ${slowdown} times slower`]
    const content = isEdited ? ['content edited at the desk'] : []
    const circumstances = [`Chromium ${browser.version()}`, `median of ${runs}`]
    printCircumstances([...circumstances, ...content, ...slower])
    await printWeights(browser, addressOf, shown)
    for (const form of forms) {
      const measured = new Map<string, LighthouseResult>()
      for (const path of [...shown, ...compared.map(floorOf)]) {
        const options = { port: debuggingPort, form, runs, slowdown }
        measured.set(path, await runLighthouse(addressOf(path), options))
        process.stderr.write(`${form} ${path}\n`)
      }
      printLighthouse(form, measured)
      printMachine(measured)
    }
    await printMainThread(browser, front.url)
    printTable(
      `Interactions at 4× CPU slow-down, median of ${interactionRuns}`,
      ['what', 'next paint, ms'],
      await measureInteractions(browser, front.url, interactions),
    )
  } finally {
    await browser.close()
    await front.close()
    await site.stop()
    stopYielding()
  }
}

async function printWeights(
  browser: Browser,
  addressOf: (path: string) => string,
  shown: readonly string[],
): Promise<void> {
  const rows: string[][] = []
  for (const path of shown) {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    const { js, css, html, fonts, hero, other, all } = await weighPage(
      await context.newPage(),
      addressOf(path),
    )
    rows.push([path, ...[js, css, html, fonts, hero, other, all].map(kilobytes)])
    await context.close()
  }
  printTable(
    'Bytes at 390 px before scrolling, KB (1000 bytes)',
    ['page', 'scripts', 'styles', 'HTML', 'fonts', 'first picture', 'other', 'all'],
    rows,
  )
}

async function printMainThread(browser: Browser, origin: string): Promise<void> {
  const rows: string[][] = []
  for (const path of [...compared, paths.event('seed-swap')]) {
    const { busy, compiling, longest } = await traceMainThread(browser, origin + path, 9)
    rows.push([path, ...[busy, compiling, longest].map((ms) => ms.toFixed(1))])
  }
  printTable(
    'Main thread until the page is hydrated, ms of processor time, median of 9',
    ['page', 'all', 'of that compiling', 'longest task'],
    rows,
  )
}

function printLighthouse(form: string, measured: ReadonlyMap<string, LighthouseResult>): void {
  const rows = [...measured].map(([path, { scores, fcp, lcp, tbt, tbtWithoutWaits, cls }]) => {
    const floor = measured.get(floorOf(path))
    return [
      path,
      scores.join(' / '),
      fcp.toFixed(0),
      lcp.toFixed(0),
      tbt.toFixed(0),
      tbtWithoutWaits.toFixed(0),
      cls.toFixed(3),
      floor === undefined ? '' : `${(lcp / floor.lcp).toFixed(2)} ×`,
    ]
  })
  printTable(
    `Lighthouse, ${form}`,
    [
      'page',
      'perf / a11y / practices / SEO',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'without waits',
      'CLS',
      'LCP to floor',
    ],
    rows,
  )
}

/** Lighthouse's own measure of how fast the machine is; a phone's model fits one above 1,000. */
function printMachine(measured: ReadonlyMap<string, LighthouseResult>): void {
  const speeds = [...measured.values()].flatMap(({ machine }) => machine)
  const [slowest, fastest] = [Math.min(...speeds), Math.max(...speeds)]
  process.stdout.write(
    `\nbenchmarkIndex of the machine: ${slowest.toFixed(0)} to ${fastest.toFixed(0)}, median ${median(speeds).toFixed(0)}\n`,
  )
}

/**
 * The minimum that could show the same: HTML, styles, fonts and picture of the page as a bare file
 * without scripts. No page of a framework can be faster.
 */
async function bareDocument(url: string): Promise<OwnDocument> {
  const html = await (await fetch(url)).text()
  const bare = html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  return { body: brotliCompressSync(bare), type: 'text/html; charset=utf-8', encoding: 'br' }
}
