import type { Page, Response } from '@playwright/test'
import { awakeEvent } from '#web/awake.ts'

/**
 * Opens an address and waits until the page's scripts have taken it over. They come late, on a busy
 * machine long after the page is quiet.
 */
export async function openAwake(page: Page, address: string): Promise<Response | null> {
  await page.addInitScript((name) => {
    addEventListener(name, () => Object.assign(window, { isAwake: true }))
  }, awakeEvent)
  const answer = await page.goto(address)
  await untilAwake(page)
  return answer
}

/** Waits for the scripts of a page that `openAwake` opened, and that has been loaded again. */
export async function untilAwake(page: Page): Promise<void> {
  // Asked like this because the page's policy forbids what `waitForFunction` does.
  while (!(await page.evaluate(() => Reflect.has(window, 'isAwake')))) await page.waitForTimeout(50)
}
