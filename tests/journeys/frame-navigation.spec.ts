import { expect, test } from '@playwright/test'
import { hydratedEvent } from '#web/hydrated.ts'
import { openHydrated } from '#bench/hydrated-page.ts'
import { delayPages, delayScripts, hydrate } from './slow-line.ts'
import { quoteForm } from './quote-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test.describe('on a wide screen that is touched', () => {
  test.use({ hasTouch: true })

  test('a tap opens the services, and a tap beside them closes them', async ({ page }) => {
    await openHydrated(page, '/')
    const services = page.getByRole('banner').getByRole('button', { name: 'Services' })
    await services.tap()
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    // On the picture, left of every word and button.
    await page.touchscreen.tap(20, 500)
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await services.tap()
    await page.getByRole('banner').getByRole('link', { name: 'Plants & Sod' }).tap()
    await expect(page).toHaveURL('/services/plants-sod')
    await expect(services).toHaveAttribute('aria-expanded', 'false')
  })
})

test('a page that is slow to come shows that its link was pressed, and what is done before the scripts have come lasts: a press, ticks and text, an open menu', async ({
  page,
}) => {
  // Opens a page without its scripts, until the returned function is called.
  const openEarly = async (path: string, viewport: { width: number; height: number }) => {
    await page.unrouteAll({ behavior: 'wait' })
    const letGo = await delayScripts(page)
    await page.setViewportSize(viewport)
    await page.goto(path, { waitUntil: 'load' })
    return letGo
  }
  const phone = { width: 390, height: 844 }
  const laptop = { width: 1280, height: 800 }
  const services = page.getByRole('button', { name: 'Services', exact: true })

  await test.step('a page that is slow to come shows that its link was pressed', async () => {
    await openHydrated(page, '/privacy')
    const letGo = await delayPages(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click()
    const line = page.getByRole('progressbar', { name: 'Loading the page' })
    await expect(line).toBeVisible()
    await expect(line).toBeInViewport()
    await expect(page).toHaveURL('/privacy')
    letGo()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Products')
    await expect(line).toHaveCount(0)
  })

  await test.step('a button that is pressed does its work when they are there', async () => {
    const letGo = await openEarly('/privacy', laptop)
    await services.click()
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    letGo()
    await expect(services).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('ticks and text in a quote request are still there after hydration', async () => {
    const letGo = await openEarly('/get-a-quote', phone)
    const form = quoteForm(page)
    await form.firstName.fill('Ann')
    await form.sameAddress.check()
    letGo()
    await expect(form.submit).toBeEnabled()
    await expect(form.sameAddress).toBeChecked()
    await expect(form.serviceSection).toHaveCount(0)
    await form.lastName.fill('Park')
    await expect(form.firstName).toHaveValue('Ann')
    await expect(form.sameAddress).toBeChecked()
  })

  await test.step('the menu of a phone opens at once, and stays open when they come', async () => {
    const letGo = await openEarly('/privacy', phone)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu).toBeVisible()
    await hydrate(page, letGo)
    await expect(menu).toBeVisible()
    await menu.getByRole('link', { name: 'Projects' }).click()
    await expect(page).toHaveURL('/projects')
    await expect(menu).toBeHidden()
  })

  await test.step('a button that is pressed just before hydration ends does its work once', async () => {
    // Delays the end, since the moment is too short to hit.
    await page.addInitScript((event) => {
      const atEnd = (end: Event) => {
        end.stopImmediatePropagation()
        document.querySelector<HTMLElement>('button[aria-expanded]')?.click()
        setTimeout(() => dispatchEvent(new Event(event)))
      }
      addEventListener(event, atEnd, { once: true })
    }, hydratedEvent)
    const letGo = await openEarly('/privacy', laptop)
    const end = await page.evaluateHandle((event) => {
      // Later than a second press would be.
      const isOver = new Promise((done) => addEventListener(event, () => setTimeout(done, 50)))
      return { isOver }
    }, hydratedEvent)
    letGo()
    await end.evaluate(({ isOver }) => isOver)
    await expect(services).toHaveAttribute('aria-expanded', 'true')
  })
})
