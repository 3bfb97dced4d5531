import type { Browser, Page } from '@playwright/test'
import { openAwake } from '#bench/awake-page.ts'
import { paths } from '#web/paths.ts'
import { median } from './report.ts'

interface Interaction {
  readonly name: string
  readonly path: string
  readonly width: number
  readonly act: (page: Page) => Promise<void>
}

const interactions: readonly Interaction[] = [
  {
    name: 'filter click on Products',
    path: paths.products,
    width: 1280,
    act: (page) => page.getByRole('group', { name: 'Category' }).getByRole('button').nth(2).click(),
  },
  {
    name: 'menu at 390 px',
    path: paths.home,
    width: 390,
    act: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  {
    name: 'opening the registration dialog',
    path: paths.event('seed-swap'),
    width: 1280,
    act: (page) =>
      page
        .getByRole('button', { name: /yes/i })
        .or(page.getByRole('radio', { name: /yes/i }))
        .first()
        .click(),
  },
]

/** How often each is measured: the browser counts in steps of 8 ms, and one run says little. */
export const interactionRuns = 11

/** From the click to the next paint, as the browser's Event Timing says, with the CPU slowed. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
): Promise<readonly (readonly [name: string, ms: number])[]> {
  const measured: [string, number][] = []
  for (const { name, path, width, act } of interactions) {
    const times: number[] = []
    for (let run = 0; run < interactionRuns; run += 1) {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        viewport: { width, height: 844 },
      })
      const page = await context.newPage()
      await openAwake(page, origin + path)
      await page.waitForLoadState('networkidle')
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      times.push(await slowestEvent(page, () => act(page)))
      await context.close()
    }
    measured.push([name, median(times)])
  }
  return measured
}

async function slowestEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    const wanted = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const { duration, name } of list.getEntries()) {
        if (/^(pointer|mouse)(down|up)$|^click$/.test(name)) durations.push(duration)
      }
    }).observe(wanted)
  })
  await act()
  // Entries come after the paint that ends them; a paint under 16 ms is not reported at all.
  await page.evaluate(() => new Promise((later) => setTimeout(later, 1_000)))
  const durations: unknown = await page.evaluate(() => Reflect.get(window, 'durations'))
  return Array.isArray(durations) ? Math.max(16, ...durations.map(Number)) : Number.NaN
}
