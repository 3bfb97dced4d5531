import { expect, test } from '@playwright/test'
import { company } from '#content/company.ts'
import { expectAccessible } from './accessible.ts'
import { open } from './gallery-page.ts'
import { delayScripts, hydrate } from './slow-line.ts'

test.describe('an address that leads nowhere', () => {
  test('is also that of the styleguide, which is for those who work on the site', async ({
    request,
  }) => {
    expect((await request.get('/styleguide')).status()).toBe(404)
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('styleguide')
  })

  test('says so to visitors and to programs, guesses what was meant, can be searched from, and still helps when neither the search nor the chat can be loaded', async ({
    page,
  }) => {
    const letGo = await delayScripts(page)
    const answer = await page.goto('/no/such/page', { waitUntil: 'load' })
    expect(answer?.status()).toBe(404)
    // The text comes by a script of its own, which must not wait for the others.
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await hydrate(page, letGo)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    // Without scripts there is no search.
    await expect(page.locator('meta[name="description"]')).not.toHaveAttribute('content', /search/i)
    await expect(page.getByRole('main').getByRole('link', { name: /Products/ })).toBeVisible()
    await expectAccessible(page)

    const search = page.getByRole('search')
    const field = search.getByLabel('Search this site')
    for (const [text, name, href] of [
      ['opening hours', /^Contact Us/, '/contact'],
      ['orch', /^Orchid/, '/products?category=plants'],
      ['seed swap', /^Seed Swap on the Road/, '/events/event-details?eventid=seed-swap'],
    ] as const) {
      await field.fill(text)
      await expect(search.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await field.fill('qqqq')
    await expect(search.getByRole('status')).toContainText('Nothing here is called “qqqq”.')
    await expect(search.getByRole('link')).toHaveCount(0)

    await open(page, '/servises/french-drain')
    await page.getByRole('link', { name: /^French Drains/ }).click()
    await expect(page).toHaveURL('/services/irrigation-drainage-solutions#french-drains')

    await test.step('also where it cannot be decoded, or asks for an impossible event', async () => {
      for (const address of ['/100%-off', '/events/event-details?eventid=%00']) {
        const answer = await page.goto(address)
        expect(answer?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
    })

    await test.step('and a link of an email that was cut short says so', async () => {
      await page.goto('/quotes/iKPsQ9j_ULybNnSBVW8kBfA.Ffe')
      await expect(page.getByText('This link is not complete, or no longer opens')).toBeVisible()
      await expect(page.getByText('Close to the address that you asked for')).toBeHidden()
    })

    await test.step('still helps when neither the search nor the chat can be loaded', async () => {
      for (const file of ['search-index.json', 'chat-book.json'])
        await page.route(`**/${file}`, (route) => route.abort())
      await open(page, '/nowhere')
      await expect(page.getByText('The search could not be loaded.')).toBeVisible()

      await test.step('the chat offers phone and mail when it cannot be loaded', async () => {
        await page.getByRole('button', { name: 'Chat with us' }).click()
        const chat = page.getByRole('dialog', { name: 'Ask Evergreen' })
        await expect(chat.getByRole('link', { name: company.phone.display })).toBeVisible()
        // It hears keys once it has taken the focus.
        await expect(page.locator('.chat-panel:focus-within')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(chat).toBeHidden()
      })

      await page
        .getByRole('main')
        .getByRole('link', { name: /^Products/ })
        .click()
      await expect(page).toHaveURL('/products')
    })
  })
})
