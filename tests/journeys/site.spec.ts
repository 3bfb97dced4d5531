import { type BrowserContext, expect, test, type Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { addDays, dateOf } from '#domain/time.ts'
import { jpegWithPlace } from '#support/photographs.ts'
import { expectAccessible, expectFitsBothWidths } from './accessible.ts'
import {
  awaitProduct,
  confirmByCode,
  fieldsOf,
  forgetConfirmationOf,
  reloadForNews,
  sendForm,
  signInAsOwner,
  workAsOwner,
} from './desk-page.ts'
import { comeToRest } from './gallery-page.ts'
import { expectOnPage, withOwnSite } from './own-site.ts'
import { delayNextAnswer, delayReads } from './slow-line.ts'

// Many steps, each of them saved.
test.slow()
test.describe.configure({ mode: 'serial' })

withOwnSite()

/** Reads home like a visitor, until it contains the text, or no longer does. */
const onPages = (page: Page, text: string, isShown: boolean) =>
  expectOnPage(page, '/', text, isShown)

/** The assistant's answer about our hours. */
const chatHours = async (page: Page) => (await page.request.get('/chat-book.json')).text()

/** Says when a product is back, and then that nobody knows. */
async function expectBackOn(page: Page, product: string): Promise<void> {
  const backOn = page.getByLabel(`${product}: back on`)
  await backOn.fill('2020-01-01')
  await expect(page.getByText('Choose a later day, or mark it as back in stock.')).toBeVisible()
  // A day that is taken away before the answer to it arrives stays away.
  const letGo = await delayNextAnswer(page, '**/desk/site/products.data*')
  await backOn.fill('2099-12-24')
  await expectOnPage(page, '/products', 'Thursday, December 24')
  await backOn.fill('')
  letGo()
  await expect(page.getByText('Out of stock until Thursday, December 24')).toBeVisible()
  await expect(backOn).toHaveValue('')
  await backOn.blur()
  await expectOnPage(page, '/products', 'December 24', false)
}

/** Changes the hours of one day, while a colleague saves those of another: both are kept. */
async function keepTheirHours(page: Page, colleague: BrowserContext): Promise<void> {
  await signInAsOwner(colleague, 'June Hours')
  const [monday, sunday] = [page.getByLabel('Monday: opens'), page.getByLabel('Sunday: opens')]
  const save = page.getByRole('button', { name: 'Save company' })
  const asShown = await fieldsOf(page.locator('form', { has: save }))
  const opens = (await sunday.getAttribute('name')) ?? ''
  // `fill` would set a time before the page hears that somebody types.
  await monday.focus()
  await page.keyboard.type('0830AM')
  await page.getByLabel('City').fill('Cumming North')
  const hers = { ...Object.fromEntries(asShown), [opens]: '10:00', city: 'Cumming South' }
  expect((await sendForm(colleague, '/desk/site', hers)).ok()).toBe(true)
  await colleague.close()
  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByText(/^June Hours saved this on /)).toBeVisible()
  await expect(sunday).toHaveValue('10:00')
  await expect(monday).toHaveValue('08:30')
  await expect(page.getByRole('alert').getByRole('definition')).toHaveText('Cumming South')
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText(/^June Hours saved this on /)).toHaveCount(0)
  await expect(sunday).toHaveValue('10:00')
  await expect(monday).toHaveValue('08:30')
  await expect(page.getByLabel('City')).toHaveValue('Cumming North')
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an owner closes a day, changes the phone, and undoes both', async ({
    page,
    context,
    browser,
  }) => {
    await workAsOwner(page, 'Ruth Site')
    const sections = page.getByRole('navigation', { name: 'Rooms' })
    await sections.getByRole('button', { name: 'More' }).click()
    await sections.getByRole('link', { name: 'Site' }).click()
    const days = page.locator('section', { hasText: 'Holidays and closed days' }).first()
    await expect(page.getByRole('heading', { level: 1, name: 'Site' })).toBeVisible()

    // A holiday takes one press, without opening the calendar.
    const today = dateOf(Date.now(), company.timeZone)
    const year = Number(today.slice(0, 4))
    const which = today <= `${year}-07-04` ? 'Jul 4' : `Jul 4, ${year + 1}`
    const july4 = days.getByRole('button', { name: `Close on ${which}, Independence Day` })
    await expect(july4).toBeInViewport()
    await july4.click()
    await expect(days.getByText(/July 4(, \d{4})?, Independence Day$/)).toBeVisible()
    await expect(july4).toHaveCount(0)
    // The pressed button is gone, so Undo is the next stop of Tab.
    await expect(days.getByRole('status')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(days.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(days.getByRole('status')).toBeFocused()
    await expect(july4).toBeVisible()
    await days.getByRole('button', { name: 'Close today' }).click()
    await onPages(page, 'Closed today', true)
    const visitor = await context.newPage()
    await visitor.goto('/contact')
    await expect(visitor.getByRole('complementary', { name: 'Notices' })).toHaveText('Closed today')
    await expectAccessible(visitor)
    await visitor.close()
    expect(await chatHours(page)).toContain('"Closed"')
    await days.getByRole('button', { name: /^Remove / }).click()
    await onPages(page, 'Closed today', false)

    const soon = addDays(today, 3)
    await days.getByLabel('Day', { exact: true }).fill(soon)
    await days.getByLabel('Name').fill('Harvest Fair')
    await days.getByLabel('Opens').fill('10:00')
    await days.getByRole('button', { name: 'Add day' }).click()
    await expect(days.getByText('Enter both times')).toBeVisible()
    await expectFitsBothWidths(page)
    await expectAccessible(page)
    await days.getByLabel('Closes').fill('12:30')
    // Unsaved text stays when another button is pressed.
    await july4.click()
    await expect(july4).toHaveCount(0)
    await expect(days.getByLabel('Name')).toHaveValue('Harvest Fair')
    await days.getByRole('button', { name: 'Add day' }).click()
    await expect(days.getByText('10 AM to 12:30 PM')).toBeVisible()
    await expect(days.getByText('0 of 40')).toBeVisible()
    await onPages(page, 'Open 10 AM to 12:30 PM on', true)
    expect(await chatHours(page)).toContain('Harvest Fair')
    await days.getByRole('button', { name: /^Remove .*Harvest Fair$/ }).press('Enter')
    await expect(days.getByRole('button', { name: /^Remove .*Independence Day$/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(days.getByText('None. Every day follows your usual hours.')).toBeVisible()
    await expect(days.getByLabel('Day', { exact: true })).toBeFocused()

    const banner = page.locator('section', { hasText: 'Banner' }).first()
    // Pasted text is counted, not cut off.
    await banner.getByLabel('Text').focus()
    await page.keyboard.insertText('Pumpkins '.repeat(14))
    await expect(banner.getByText('125 of 120')).toBeVisible()
    await banner.getByRole('button', { name: 'Save banner' }).click()
    await expect(banner.getByText('Please use at most 120 characters.')).toBeVisible()
    await banner.getByLabel('Text').fill('Pumpkins are here')
    await banner.getByRole('button', { name: 'Save banner' }).click()
    await expect(banner.getByText(/^Saved /)).toBeVisible()
    await onPages(page, 'Pumpkins are here', true)
    await banner.getByRole('button', { name: 'Take it down' }).click()
    await expect(banner.getByLabel('Text')).toHaveValue('')
    await onPages(page, 'Pumpkins are here', false)

    await keepTheirHours(page, await browser.newContext())
    await page.getByLabel('Phone').fill('828 555 0123')
    await page.getByRole('button', { name: 'Save company' }).click()
    await onPages(page, '(828) 555-0123', true)
    await onPages(page, '555-0142', false)
    expect(await chatHours(page)).toContain('(828) 555-0123')
    await expect(page.getByText(/^Phone changed\. /)).toBeVisible()
    await page.getByRole('button', { name: 'Company: back to the original' }).click()
    const question = page.getByRole('dialog', { name: 'Back to the original?' })
    await expect(question).toContainText('of the sample company')
    await question.getByRole('button', { name: 'Back to the original' }).click()
    await expect(page.getByLabel('Phone')).toHaveValue('(770) 555-0142')
    await onPages(page, '(828) 555-0123', false)
  })

  test('an owner adds a product, marks it out of stock and hides it', async ({ page, context }) => {
    const owner = await workAsOwner(page, 'Ruth Site', '/desk/site/products')

    const editor = page.locator('form', { has: page.getByRole('button', { name: 'Publish' }) })
    const preview = page.frameLocator('iframe')

    // A new product, name first, appears everywhere.
    await expectFitsBothWidths(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Add a product' }).click()
    // A live region must exist before its text changes, or screen readers miss the change.
    await expect(page.locator('main form').getByRole('status')).toHaveCount(1)
    const added = 'Paw Paw'
    await page.getByLabel('Name').fill(added)
    await page.getByRole('button', { name: 'Start draft' }).click()
    await editor.getByLabel('Category').selectOption('Trees')
    // The page shows one paragraph: Enter does nothing, and pasted lines are joined.
    await editor.getByLabel('Text').pressSequentially('half shade.')
    await editor.getByLabel('Text').press('Enter')
    await editor.getByLabel('Text').press('Home')
    await page.keyboard.insertText('A native fruit\nfor ')
    await page.keyboard.insertText('the ')
    await expect(editor.getByLabel('Text')).toHaveValue('A native fruit for the half shade.')
    await editor.getByLabel('Price in words').fill('from $32 a pot')
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText('Choose a picture.')).toBeVisible()
    await expect(editor.getByRole('button', { name: 'Picture: choose a picture' })).toBeFocused()
    await editor.getByRole('button', { name: 'Picture: choose a picture' }).click()
    // A photograph from a phone, without a description.
    const choosing = page.getByRole('dialog', { name: 'Picture' })
    const photograph = { name: 'pawpaw.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace() }
    const letGo = await delayReads(page)
    // As browsers do where the folder is left without a choice.
    await choosing.getByLabel('Add a picture').dispatchEvent('cancel', { bubbles: true })
    await choosing.getByLabel('Add a picture').setInputFiles(photograph)
    await choosing.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(choosing.getByRole('alert')).toContainText('still on its way')
    await expectAccessible(page, 'dialog[open]')
    letGo()
    await expect(choosing).toHaveCount(0, { timeout: 60_000 })
    await page.unrouteAll({ behavior: 'wait' })
    await expect(editor.getByText('This picture has no description.')).toBeVisible()
    // The last words are in the draft, though they were not published.
    const text = 'A native fruit for half shade, sweet in September.'
    await editor.getByLabel('Text').fill(text)
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByRole('button', { name: 'Publish anyway' })).toBeVisible()
    await editor.getByLabel('What it shows').fill('Ripe paw paws on a branch')
    // The page beside the form is scrolled to the product, not the desk itself.
    await page.evaluate(() => window.scrollTo(0, 0))
    // A reload in the same frame would come back to the place before.
    await comeToRest(page)
    await page.reload()
    await expect(editor.getByLabel('What it shows')).toHaveValue('Ripe paw paws on a branch')
    await expect(preview.getByRole('heading', { name: added })).toBeVisible()
    await expect(preview.getByText(text)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    // Publishing waits for the description, which is saved as its field is left.
    await editor.getByLabel('What it shows').focus()
    await editor.getByRole('button', { name: 'Publish' }).click()
    await expect(editor.getByText(/^Published \d/)).toBeVisible()
    await expect(editor.getByRole('link', { name: 'See it on the site' })).toHaveAttribute(
      'href',
      '/products?category=trees#paw-paw',
    )
    await expectOnPage(page, '/products', '/media/uploads/')
    await expectOnPage(page, '/products', 'from $32 a pot')
    await expectOnPage(page, '/search-index.json', added)

    // The search of the desk finds it, as it finds the texts of pages.
    await page.goto('/desk/search?q=pa')
    await expect(page.getByRole('link', { name: 'Page not found' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: added }).click()
    await expect(editor.getByLabel('Text')).toHaveValue(text)

    // It is reordered by a button, marked out of stock, removed, and each is undone.
    const siteNavigation = page.getByRole('navigation', { name: 'Site' })
    await siteNavigation.getByRole('link', { name: 'Products' }).click()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: added }) })
    const search = page.getByLabel('Search products')
    await search.fill('paw')
    await search.press('Enter')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await expect(row).toBeVisible()
    await search.fill('')
    await search.press('Enter')
    await row.getByRole('button', { name: `Move ${added} up` }).click()
    await expect(page.getByText(/^Saved /)).toBeVisible()
    await expect(row.getByRole('button', { name: `Move ${added} up` })).toBeFocused()
    const first = page.getByRole('main').getByRole('listitem').first()
    await page.evaluate(() => window.scrollTo(0, 0))
    const [from, to] = [
      await first.locator('[aria-hidden=true]').first().boundingBox(),
      await page.getByRole('main').getByRole('listitem').nth(2).boundingBox(),
    ]
    await page.mouse.move((from?.x ?? 0) + 15, (from?.y ?? 0) + 15)
    await page.mouse.down()
    // The page scrolls at the window's ends.
    const scrolled = expect.poll(() => page.evaluate(() => window.scrollY))
    await page.mouse.move((from?.x ?? 0) + 15, 780)
    await scrolled.toBeGreaterThan(100)
    await page.mouse.move((from?.x ?? 0) + 15, 20)
    await scrolled.toBe(0)
    await page.mouse.move((to?.x ?? 0) + 15, (to?.y ?? 0) + (to?.height ?? 0) - 5, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByRole('main').getByRole('listitem').nth(2)).toContainText('Rose')
    await expect(page.getByText(/^Saved /)).toBeVisible()
    const markOut = row.getByRole('button', { name: `Mark out of stock: ${added}` })
    await markOut.click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone.')).toBeVisible()
    await markOut.click()
    await expect(row.getByText('Out of stock', { exact: true })).toBeVisible()
    await expectBackOn(page, added)
    const buyer = await context.newPage()
    await buyer.goto('/products')
    await buyer.getByRole('link', { name: `Tell me when it’s back ${added}` }).click()
    await buyer.getByRole('button', { name: 'Tell me when it’s back' }).click()
    const mistake = buyer.getByText('Please enter a valid email address.')
    await expect(mistake).toHaveCSS('color', 'rgb(180, 83, 31)')
    await expect(buyer.getByLabel('Email')).toBeFocused()
    await expectAccessible(buyer)
    await buyer.getByLabel('Email').fill('ann@example.com')
    await buyer.reload()
    await expect(buyer.getByLabel('Email')).toHaveValue('ann@example.com')
    await buyer.getByRole('button', { name: 'Tell me when it’s back' }).click()
    await expect(buyer.getByRole('heading', { name: 'Look for our email' })).toBeFocused()
    await buyer.close()
    // Five customers are notified, and emails to many need a confirmation.
    awaitProduct('paw-paw', 4)
    await reloadForNews(page, /site\/products\.data/)
    forgetConfirmationOf(owner)
    await row.getByRole('button', { name: `Mark as back in stock: ${added}, email 5` }).click()
    await confirmByCode(page, owner)
    await expect(markOut).toBeVisible()
    // A hidden product that was never edited says so as well.
    await page.getByRole('button', { name: 'Hide Calendula from the site' }).click()
    await expectOnPage(page, '/products', 'Calendula', false)
    await page.getByRole('link', { name: 'Calendula' }).click()
    await expect(editor.getByText('The product is hidden from the site.')).toBeVisible()
  })
})
