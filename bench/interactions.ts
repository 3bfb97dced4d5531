import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { paths } from '#domain/site/paths.ts'
import { median } from './report.ts'

/** A press, and what shows that it has worked. */
export interface Interaction {
  readonly name: string
  readonly path: string
  /** In pixels; below the width of a tablet a finger presses. */
  readonly width: number
  readonly find: (page: Page) => Locator
  /** The text or state that shows the press has worked. */
  readonly answer: (page: Page) => Locator
}

const categories = (page: Page) => page.getByRole('group', { name: 'Category' })

export const interactions: readonly Interaction[] = [
  {
    name: 'filter click on Products',
    path: paths.products,
    width: 1280,
    find: (page) => categories(page).getByRole('button').nth(2),
    answer: (page) =>
      categories(page)
        .getByRole('button')
        .nth(2)
        .and(page.getByRole('button', { pressed: true })),
  },
  {
    name: 'menu at 390 px',
    path: paths.home,
    width: 390,
    find: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    answer: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'opening the registration dialog',
    path: paths.event('seed-swap'),
    width: 1280,
    find: (page) =>
      page
        .getByRole('button', { name: /yes/i })
        .or(page.getByRole('radio', { name: /yes/i }))
        .first(),
    answer: (page) => page.getByRole('dialog'),
  },
]

/** Runs of each: the browser measures in steps of 8 ms, so a single run says little. */
export const interactionRuns = 11

// A person arrives before pressing, and holds the button for a moment. With all of it in one
// instant, the browser would handle arrival and release within the time of the press.
const arrivedForMs = 200
const pressedForMs = 80

/** From a press to the next paint, as the browser's Event Timing says, with the CPU slowed. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  presses: readonly Interaction[],
  cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[] = [],
): Promise<readonly (readonly [name: string, ms: number])[]> {
  const measured: [string, number][] = []
  for (const { name, path, width, find, answer } of presses) {
    const isPhone = width < 768
    const times: number[] = []
    for (let run = 0; run < interactionRuns; run += 1) {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        viewport: { width, height: 844 },
        isMobile: isPhone,
        hasTouch: isPhone,
      })
      await context.addCookies(cookies)
      const page = await context.newPage()
      await openHydrated(page, origin + path)
      await page.waitForLoadState('networkidle')
      const place = await middleOf(find(page))
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const press = isPhone ? () => tap(session, place) : () => click(page, place)
      times.push(await slowestEvent(page, press))
      // A press that met nothing would be the fastest of all.
      await answer(page).waitFor({ timeout: 5_000 })
      await context.close()
    }
    measured.push([name, median(times)])
  }
  return measured
}

interface Place {
  readonly x: number
  readonly y: number
}

async function middleOf(target: Locator): Promise<Place> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('what is to be pressed is not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

// Both click at a position: a locator's own click adds listeners to the page.
async function click(page: Page, { x, y }: Place): Promise<void> {
  await page.mouse.move(x, y)
  await pause(arrivedForMs)
  await page.mouse.click(x, y, { delay: pressedForMs })
}

async function tap(session: CDPSession, place: Place): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] })
  await pause(pressedForMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
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
