import type { Page } from '@playwright/test'

/** Holds the scripts of a page back, as a slow network does, until they are let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Holds every save of the desk. */
export const holdSaves = (page: Page) => holdForms(page, '**/desk/**.data*')

/** Holds the forms that are sent to these addresses. */
export async function holdForms(page: Page, addresses: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  return letGo
}
