import { expect, test } from '@playwright/test'
import { openHydrated, untilHydrated } from '#bench/hydrated-page.ts'
import { requestBody } from '#bench/sample-bodies.ts'
import {
  expectAccessible,
  expectFitsBothWidths,
  expectFitsWithLargeText,
  expectGoodAtBothWidths,
} from './accessible.ts'
import { askForQuote, changePrice, loseNextAnswer, startQuote, workAsOwner } from './desk-page.ts'
import { delaySaves, delayScripts } from './slow-line.ts'
import { expectOnPage, withOwnSite } from './own-site.ts'
import { renderedAt } from './page-facts.ts'
import { expectFormsToWait } from './waiting-forms.ts'

// The whole way from a visitor's request to the truck in the schedule.
test.slow()

// A site of its own: the prices and days that it sets up must not exist before.
withOwnSite()

/** A customer whom no other journey has. */
const name = `Mo${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`

test('calculated mulch is priced in two taps, paid on a phone, and is in the schedule on the chosen day', async ({
  page,
  browser,
}) => {
  for (const firstName of [name, `${name}x`, `${name}y`]) {
    await askForQuote(page, { firstName, bodyOf: requestBody })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await workAsOwner(page, 'Ruth Calloway', '/desk/requests?sort=newest')
  await page.getByRole('link', { name: `${name} Lindqvist`, exact: true }).click()

  // Nothing is guessed where something is missing. A first look that fails is tried again.
  await page.route('**/deliveries.data*', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await page.getByRole('button', { name: 'Price this delivery' }).click()
  const dialog = page.getByRole('dialog', { name: 'Price for this delivery' })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('The price list has no price for Pine Mulch')
  await expect(dialog.getByRole('button', { name: 'Write a quote' })).toBeVisible()
  const request = page.url()

  // Without a zone nothing can be priced, so the way there comes first.
  await expect(dialog.getByText('No delivery zone has the ZIP code 30040.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Delivery zones' }).click()
  await expect(page.getByRole('heading', { name: 'Delivery by zone' })).toBeInViewport()
  // A file says what would change before anything is saved.
  await page.getByLabel('CSV file').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Name,Unit,Price,Taxable\nPine mulch,cubic yard,42.50,yes\nPea gravel,ton,61.50,no\n',
    ),
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('$61.50 per ton. Material, cost unknown, not taxed')).toBeVisible()
  await expect(page.getByText('2 new (1 of them not taxed), 0 changed')).toBeVisible()
  const importPrices = page.getByRole('button', { name: 'Import 2 prices' })
  await expect(importPrices).toBeVisible()
  const letImport = await delaySaves(page)
  await importPrices.click()
  await expect(page.getByRole('button', { name: 'Importing…' })).toBeVisible()
  letImport()
  await expect(page.getByRole('link', { name: 'Pine mulch' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  const part = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  const zones = part('Delivery by zone')
  await zones.getByRole('button', { name: 'Add a zone' }).click()
  await expect(zones.getByRole('textbox', { name: 'Zone' })).toBeFocused()
  await zones.getByRole('textbox', { name: 'Zone' }).fill('Cumming')
  await zones.getByLabel('Price per load').fill('85')
  await zones.getByRole('textbox', { name: 'ZIP codes' }).fill('30040')
  await zones.getByRole('button', { name: 'Save' }).click()
  await expect(zones.getByText(/^Saved/)).toBeVisible()
  // A homeowner reads at once that we deliver to their town, but no price.
  await expectOnPage(page, '/services/soil-mulch', 'We deliver to the ZIP codes below')
  for (const address of ['/services/soil-mulch', '/calculator']) {
    const { text } = await renderedAt(page.request, address)
    const [, town = ''] = text.split('Do you deliver to my town?')
    expect(town).toMatch(/Cumming\s*30040/)
    expect(town).toContain('(770) 555-0142')
    expect(text, 'no price per load').not.toContain('$85')
  }
  const taxes = part('Sales tax by county')
  await taxes.getByRole('button', { name: 'Add a county' }).click()
  await taxes.getByRole('textbox', { name: 'County' }).fill('Forsyth')
  await taxes.getByLabel('Percent').fill('7')
  const taxed = taxes.getByRole('textbox', { name: 'ZIP codes' })
  await taxed.fill('9990')
  await taxes.getByRole('button', { name: 'Save' }).click()
  await expect(taxes.getByText('“9990” is not a ZIP code.')).toBeVisible()
  await expect(taxed).toBeFocused()
  await expect(taxed).toHaveAttribute('aria-invalid', 'true')
  // A row goes, and the next key is in its place.
  await taxes.getByRole('button', { name: 'Add a county' }).click()
  const removing = taxes.getByRole('button', { name: /^Remove row/ })
  await removing.last().press('Enter')
  await expect(removing).toHaveCount(1)
  await expect(removing).toBeFocused()
  // Unsaved text survives a reload, as do rows that were added or removed.
  await taxes.getByRole('button', { name: 'Add a county' }).click()
  const loads = part('Deliveries').getByLabel('Most loads a day')
  await loads.fill('1')
  await page.reload()
  await expect(removing).toHaveCount(2)
  await removing.last().click()
  await expect(taxes.getByRole('textbox', { name: 'County' })).toHaveValue('Forsyth')
  await expect(loads).toHaveValue('1')
  await taxed.fill('30040')
  await taxed.press('Enter')
  await expect(taxes.getByText(/^Saved/)).toBeVisible()
  await expect(taxes.getByLabel('Percent')).toHaveValue('7')
  await expect(taxed).toBeFocused()
  await part('Deliveries').getByRole('button', { name: 'Save' }).click()
  await expect(part('Deliveries').getByText(/^Saved/)).toBeVisible()
  await expectAccessible(page)

  // A quote that is written by hand is offered the county of its ZIP code.
  await startQuote(page)
  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.getByLabel('What, new line').fill('Pine mulch')
  await page.getByLabel('ZIP Code').fill('30040')
  await page.getByRole('button', { name: 'Use Forsyth County' }).click()
  await expect(page.getByText('$45.48')).toBeVisible()

  // Two taps suffice.
  await page.goto(request)
  await page.getByRole('button', { name: 'Price this delivery' }).click()
  await expect(dialog).toContainText('$181.90')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.locator(':focus')).toContainText(/Q-\d+, sent to/)
  const shown = dialog.getByRole('link', { name: 'See what they see' })
  const link = ((await shown.getAttribute('href')) ?? '').replace(/#.*$/, '')
  await dialog.getByRole('button', { name: 'Done' }).click()

  // In a batch, requests that already have a quote are left out.
  await page.goto(`/desk/requests?q=${name}`)
  for (const who of await page.getByRole('checkbox', { name: `Select ${name}` }).all()) {
    await who.check()
  }
  await page.getByRole('button', { name: 'Price deliveries' }).click()
  const several = page.getByRole('dialog', { name: 'Prices for these deliveries' })
  await expect(several).toContainText('Left out: they already have')
  await expect(several).toContainText('Pine mulch, 2 cubic yards; Delivery to Cumming, 1 load')
  await expect(several).toContainText('2 customers get an email, $363.80 in all.')
  await expectAccessible(page, 'dialog[open]')
  // A colleague raises the price meanwhile: no quote is sent at a price that the user has not seen.
  changePrice('Pine mulch', 4500)
  await several.getByRole('button', { name: 'Email 2 prices' }).click()
  await expect(page.getByRole('heading', { name: 'Delivery prices' })).toBeVisible()
  await expect(page.getByText('2 not sent')).toBeVisible()
  await expectGoodAtBothWidths(page)
  await page.getByRole('button', { name: 'Price these 2 again' }).click()
  await expect(several).toContainText('2 customers get an email, $374.50 in all.')
  await several.getByRole('button', { name: 'Email 2 prices' }).click()
  // They are sent in the background, and the page hears of it at its next poll.
  await expect(page.getByText('2 sent')).toBeVisible()

  // A quantity that the customer named in words is typed where it is missing.
  await askForQuote(page, {
    firstName: `${name}z`,
    bodyOf: (client) => ({ ...requestBody(client), estimates: [] }),
  })
  await page.goto(`/desk/requests?q=${name}z`)
  await page.getByRole('link', { name: `${name}z` }).click()
  await page.getByRole('button', { name: 'Price this delivery' }).click()
  await expect(dialog).toContainText('No quantity is known for Pine Mulch.')
  const quantity = dialog.getByLabel('Quantity, Pine Mulch')
  await quantity.fill('20')
  await dialog.getByRole('button', { name: 'Price these quantities' }).click()
  await expect(dialog).toContainText('Pine mulch, 20 × $45.00')
  // One that is priced can still be corrected.
  await expect(dialog.getByRole('button', { name: 'Price these quantities' })).toBeVisible()
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect(dialog).toContainText('Pine mulch, 2 × $45.00')
  await expectFitsBothWidths(page, () => expectAccessible(page, 'dialog[open]'))
  // A corrected quantity is not that of the quote that was made without an answer.
  await loseNextAnswer(page, '**/deliveries.data*', 500)
  await dialog.getByRole('button', { name: 'Make a link to text' }).click()
  const earlier = dialog.getByText(/^This customer already has Q-/)
  await expect(earlier).toBeVisible()
  const [first = ''] = /Q-\d+/.exec((await earlier.textContent()) ?? '') ?? []
  // The price is looked up again first, and takes no other quantity meanwhile.
  await expect(dialog.getByRole('button', { name: 'Price these quantities' })).toBeEnabled()
  await quantity.fill('3')
  await quantity.press('Enter')
  await expect(dialog).toContainText('Pine mulch, 3 × $45.00')
  await dialog.getByRole('button', { name: 'Make a link to text' }).click()
  await expect(dialog).toContainText(/Q-\d+, ready to text/)
  await expect(dialog).not.toContainText(first)

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await openHydrated(phone, link)
  await expect(phone.getByRole('heading', { name: 'Delivery of Pine Mulch' })).toBeVisible()
  await expectAccessible(phone)
  await expectFormsToWait(phone)
  const order = phone.getByRole('link', { name: '$181.90 Order' })
  const days = phone.getByRole('group', { name: /^Which day/ })
  for (const part of [order, days]) await expectFitsWithLargeText(phone, undefined, part)
  await expect(order).toBeInViewport()
  await order.click()
  await expect(phone.getByRole('heading', { name: 'Order it' })).toBeInViewport()
  // A day picked before hydration stays picked.
  const letGo = await delayScripts(phone)
  await phone.reload({ waitUntil: 'load' })
  await phone.getByRole('radio').first().check()
  letGo()
  await untilHydrated(phone)
  await phone.getByLabel('Where should we dump it?').fill('On the tarp left of the driveway')
  await phone.getByLabel(/^Is there a gate\?/).fill('Code 2468')
  const question = (words: RegExp) => phone.getByRole('group', { name: words })
  await question(/^Do wires/)
    .getByLabel('No', { exact: true })
    .check()
  await question(/^Is there a septic/)
    .getByLabel('Not sure')
    .check()
  await question(/^If nobody/)
    .getByLabel('Dump it anyway')
    .check()
  const signature = phone.getByLabel('Your name, as you would sign')
  await signature.fill('Ann Mulch')
  await phone.reload()
  await expect(signature).toHaveValue('Ann Mulch')
  await expect(phone.getByLabel(/^Is there a gate\?/)).toHaveValue('Code 2468')
  await expect(phone.getByRole('radio').first()).toBeChecked()
  await phone.getByRole('checkbox', { name: /^I accept this quote/ }).check()
  await phone.getByRole('button', { name: 'Order and pay $181.90' }).click()
  await phone.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(phone.getByText('It is on our schedule')).toBeVisible()
  await expect(phone.getByText(/^\w{3}, \w{3} \d+, \d{4}, 8:00 AM to 5:00 PM$/)).toBeVisible()
  await expect(phone.getByText('$181.90 by card, online')).toBeVisible()
  await page.goto(request)
  await page.getByRole('link', { name: 'Delivery', exact: true }).first().click()
  await expect(page.getByText('On the tarp left of the driveway').first()).toBeVisible()
  await expect(page.getByText('Code 2468').first()).toBeVisible()

  // The customer is emailed about the rain, and picks another day without typing again.
  await page.getByRole('button', { name: 'Cancel the visit' }).click()
  const cancel = page.getByRole('dialog')
  await cancel.getByRole('textbox').fill('Your yard is too wet for our truck.')
  await cancel.getByRole('button', { name: 'Cancel the visit' }).click()
  await expect(page.getByRole('button', { name: 'Schedule it again' })).toBeVisible()
  await phone.goto(link)
  await expect(phone.getByText('we had to cancel')).toBeVisible()
  await expect(phone.getByLabel('Where should we dump it?')).toHaveValue(
    'On the tarp left of the driveway',
  )
  await expectAccessible(phone)
  await phone.getByRole('radio').nth(2).check()
  await phone.getByRole('button', { name: 'Choose this day' }).click()
  await expect(phone.getByText('It is on our schedule')).toBeVisible()
  await expect(phone.getByText('Thank you. We have your delivery day.')).toBeFocused()
})
