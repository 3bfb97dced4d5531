import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { workAsOwner } from './desk-page.ts'
import { someEmail } from './event-page.ts'
import { expectFormsToWait } from './waiting-forms.ts'

// The whole story of a wall, from the first key to the second payment.
test.slow()

test.beforeEach(({ baseURL }) => {
  process.env['JOURNEY_URL'] = baseURL
})

/** A price that no other journey has. */
const blocks = `Block ${crypto.randomUUID().slice(0, 8)}`

/** Types one line after another, by keyboard alone; Enter goes on with the next. */
async function typeLines(
  page: Page,
  lines: readonly (readonly [string, string, string, string])[],
) {
  for (const [what, quantity, unit, price] of lines) {
    await page.keyboard.type(what)
    await page.keyboard.press('Tab')
    await page.keyboard.type(quantity)
    await page.keyboard.press('Tab')
    if (unit !== '') await page.keyboard.type(unit)
    await page.keyboard.press('Tab')
    if (price !== '') await page.keyboard.type(price)
    await page.keyboard.press('Enter')
  }
}

test('a $14,800 wall in three stages is typed, revised twice, accepted on a phone and paid by card and check', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await workAsOwner(page)
  await page.goto('/desk/settings/prices')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New price' }).click()
  await page.getByLabel('Name').fill(blocks)
  await page.getByLabel('Unit').fill('block')
  await page.getByLabel('Price').fill('forty')
  await page.getByLabel('Costs us').fill('31')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter an amount like 42.50.')).toBeVisible()
  await page.getByLabel('Price').fill('48.50')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: blocks })).toBeVisible()
  // A ZIP code that no other journey has.
  const zip = `99${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`
  const taxes = page.locator('section').filter({ hasText: 'Sales tax by county' })
  await taxes.getByRole('button', { name: 'Add a county' }).click()
  await taxes.getByRole('textbox', { name: 'County' }).last().fill(`County ${zip}`)
  await taxes.getByLabel('Percent').last().fill('7.75')
  await taxes.getByLabel('ZIP codes').last().fill('9990')
  await taxes.getByRole('button', { name: 'Save' }).click()
  await expect(taxes.getByText('A ZIP code has five digits.')).toBeVisible()
  await taxes.getByLabel('ZIP codes').last().fill(zip)
  await taxes.getByRole('button', { name: 'Save' }).click()
  await expect(taxes.getByText(/^Saved /)).toBeVisible()
  await page.goto('/desk/quotes')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New quote' }).click()
  await expect(page.getByRole('heading', { name: 'New quote' })).toBeVisible()
  await page.getByLabel('Title').fill('Retaining wall along the drive')
  await page.getByLabel('Heading of the section').first().fill('The wall')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await expect(page.getByLabel('What, new line')).toBeFocused()
  await typeLines(page, [
    ['Excavation and base', '1', '', '4200'],
    // The price list knows the rest.
    [blocks, '160', '', ''],
    ['Crew of three', '20', 'hour', '142'],
  ])
  // The last line, which stays empty, is none.
  await page.getByLabel('Name', { exact: true }).fill('Rosa Lindqvist')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  const how = (name: string) => page.getByLabel(`How much, ${name}`)
  await page.getByRole('button', { name: 'Add a payment' }).click()
  await page.getByLabel('Name of payment 2').fill('Wall is up')
  await how('Wall is up').fill('5,000')
  await expect(page.getByText('$14,800.00').last()).toBeVisible()
  await expect(page.getByText('Profit $2,800.00, 36.1%')).toBeVisible()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expectAccessible(page)
  // What was typed is there again after a reload.
  await page.reload()
  await expect(page.getByLabel('What, Crew of three')).toHaveValue('Crew of three')
  await page.getByLabel('Message in the email').fill('As we talked about on Thursday.')
  await page.getByRole('button', { name: 'Email the quote' }).click()
  await expect(page.getByText('version 1').first()).toBeVisible()

  // Revised: an option, then another price.
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.keyboard.type('Steps to the lawn')
  await page.getByLabel('Price, Steps to the lawn').fill('1800')
  await page.getByRole('button', { name: 'More, Steps to the lawn' }).click()
  await page.getByLabel('Offer, Steps to the lawn').selectOption('Optional')
  await page.getByRole('button', { name: 'Email version 2' }).click()
  await expect(page.getByText('Steps to the lawn is new.')).toBeVisible()
  await page.getByLabel('Price, Steps to the lawn').fill('1650')
  await page.getByRole('button', { name: 'Email version 3' }).click()
  await expect(page.getByText('$1,650.00 instead of $1,800.00')).toBeVisible()
  const link =
    (await page.getByRole('link', { name: 'See it as they do' }).getAttribute('href')) ?? ''
  const address = link.replace(/#.*$/, '')

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: 'Retaining wall along the drive' })).toBeVisible()
  await expect(phone.getByText('Rosa Lindqvist')).toBeVisible()
  await expectAccessible(phone)
  await expectFormsToWait(phone)
  await phone.getByRole('textbox', { name: 'A question?' }).fill('Are the steps of the same stone?')
  await phone.getByRole('button', { name: 'Ask' }).click()
  await expect(phone.getByText('Thank you. We have your question')).toBeVisible()
  await phone.getByLabel('Steps to the lawn').check()
  await phone.getByRole('button', { name: 'Accept for $16,450.00' }).click()
  await expect(phone.getByText('Please type your name')).toBeVisible()
  await phone.getByLabel('Your name, as you would sign').fill('Rosa Lindqvist')
  await phone.getByRole('button', { name: /^Accept for/ }).click()
  await expect(phone.getByText('Please tick the box')).toBeVisible()
  await phone.getByRole('checkbox', { name: /^I accept this quote/ }).check()
  // Another device has the page open too, and is late.
  const other = await browser.newPage({ viewport: { width: 820, height: 1180 } })
  await other.goto(address)
  await other.getByLabel('Your name, as you would sign').fill('Ben Lindqvist')
  await other.getByRole('checkbox', { name: /^I accept this quote/ }).check()
  await phone.getByRole('button', { name: /^Accept for/ }).click()
  await expect(phone.getByText('Signed by typing this name on')).toBeVisible()
  await expectAccessible(phone)
  await expectFormsToWait(phone)
  await other.getByRole('button', { name: /^Accept for/ }).click()
  await expect(other.getByText(/Signed by typing|accepted already/).first()).toBeVisible()
  await expect(other.getByText('Rosa Lindqvist').last()).toBeVisible()
  await phone.getByRole('button', { name: 'Pay deposit by card, $4,935.00' }).click()
  await phone.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(phone.getByText('$4,935.00 by card, online')).toBeVisible()
  await expect(
    phone.getByRole('button', { name: 'Pay wall is up by card, $5,000.00' }),
  ).toBeVisible()

  await page.reload()
  await expect(page.getByText('Are the steps of the same stone?')).toBeVisible()
  await expect(page.getByText(/signed “Rosa Lindqvist”/)).toBeVisible()
  await expect(page.getByText('$4,935.00 paid')).toBeVisible()
  await page.getByRole('button', { name: 'Take it down' }).click()
  await expect(page.getByText('$5,000.00, Check')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'PDF as accepted' }).click()
  expect((await download).suggestedFilename()).toBe('quote-accepted.pdf')
  await page.getByRole('button', { name: 'New change order' }).click()
  await expect(
    page.getByRole('heading', { name: 'Change of Retaining wall along the drive' }),
  ).toBeVisible()
})
