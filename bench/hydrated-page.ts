import type { Page, Response } from '@playwright/test'
import { hydratedEvent } from '#web/hydrated.ts'

/** Pages that say when they are hydrated. */
const reported = new WeakSet<Page>()

/**
 * Opens an address and waits until the page is hydrated. Scripts start late: on a busy machine long
 * after the network is idle.
 */
export async function openHydrated(page: Page, address: string): Promise<Response | null> {
  if (!reported.has(page)) {
    reported.add(page)
    await page.addInitScript((name) => {
      addEventListener(name, () => Object.assign(window, { isHydrated: true }))
    }, hydratedEvent)
  }
  const answer = await page.goto(address)
  await untilHydrated(page)
  return answer
}

/** Waits until a page that `openHydrated` opened is hydrated again after a reload. */
export async function untilHydrated(page: Page): Promise<void> {
  // The page's policy forbids what `waitForFunction` does.
  await page.evaluate(
    (name) =>
      new Promise<void>((done) => {
        if (Reflect.has(window, 'isHydrated')) return done()
        return addEventListener(name, () => done(), { once: true })
      }),
    hydratedEvent,
  )
}
