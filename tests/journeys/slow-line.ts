import type { Page, Route } from '@playwright/test'
import { untilHydrated } from '#bench/hydrated-page.ts'
import { hydratedEvent } from '#web/hydrated.ts'

/** Delays the scripts of a page, like a slow network, until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Lets delayed scripts come, and waits until they have hydrated the page. */
export async function hydrate(page: Page, letGo: () => void): Promise<void> {
  await page.evaluate((event) => {
    addEventListener(event, () => Object.assign(window, { isHydrated: true }))
  }, hydratedEvent)
  letGo()
  await untilHydrated(page)
}

/**
 * Lets the desk's pages read more slowly than they ask: each read waits until the page's own timer,
 * which polls in that interval, has come around.
 */
export const slowDownReads = (page: Page, everyMs = 1000): Promise<unknown> =>
  page.route('**/desk/**.data*', async (route) => {
    if (route.request().method() === 'GET') {
      // A page that is left waits no longer.
      await page
        .evaluate((ms) => new Promise((done) => setTimeout(done, ms)), everyMs)
        .catch(() => {})
    }
    await route.fallback()
  })

/** Lets the next page from these addresses be made at once, and come once it is let go. */
export async function delayNextAnswer(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const delay = async (route: Route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  }
  await page.route(addresses, delay, { times: 1 })
  return letGo
}

/** Lets the next form of the desk fail on the server. */
export function failNextForm(page: Page): Promise<unknown> {
  let isNext = true
  return page.route('**/desk/**.data*', (route) => {
    if (!isNext || route.request().method() !== 'POST') return route.fallback()
    isNext = false
    return route.fulfill({ status: 500 })
  })
}

/** Delays every save of the desk. */
export const delaySaves = (page: Page) => delayForms(page, '**/desk/**.data*')

/** Delays everything that the desk reads. */
export const delayReads = (page: Page) => delayRequests(page, '**/desk/**.data*', 'GET')

/** Delays the data of every page. */
export const delayPages = (page: Page) => delayRequests(page, '**/*.data*', 'GET')

/** Delays forms to these addresses. */
export const delayForms = (page: Page, addresses: string) => delayRequests(page, addresses, 'POST')

/** Delays requests until the returned function is called. */
async function delayRequests(
  page: Page,
  addresses: string,
  method: 'GET' | 'POST',
): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    if (route.request().method() === method) await held
    await route.continue()
  })
  return letGo
}
