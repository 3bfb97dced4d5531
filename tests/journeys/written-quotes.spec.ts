import { expect, test, type Page } from '@playwright/test'
import { pngPicture } from '#support/photographs.ts'
import { expectAccessible, expectGoodAtBothWidths } from './accessible.ts'
import { workAsOwner } from './desk-page.ts'
import { someEmail } from './event-page.ts'
import { countKeys, tabTo } from './hands.ts'
import { pdfBehind } from './page-facts.ts'
import { fillQuote, openQuote } from './quote-page.ts'
import { expectFormsToWait } from './waiting-forms.ts'

// The whole story of a wall, from the first key to the second payment.
test.describe.configure({ timeout: 240_000 })

test.beforeEach(({ baseURL }) => {
  process.env['JOURNEY_URL'] = baseURL
})

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
  // A price that no other journey has.
  const blocks = `Block ${crypto.randomUUID().slice(0, 8)}`
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
  await page.goto('/desk/quotes')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New quote' }).click()
  await expect(page.getByRole('heading', { name: 'New quote' })).toBeVisible()
  // From the notes of a visit, by keyboard alone, as an owner would: every key counts.
  const keys = await countKeys(page)
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('Retaining wall along the drive')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The wall')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What, new line')).toBeFocused()
  await typeLines(page, [
    ['Excavation and base', '1', '', '4200'],
    // The price list knows the rest.
    [blocks, '160', '', ''],
    ['Crew of three', '20', 'hour', '142'],
  ])
  // The last line, which stays empty, is none.
  await tabTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.type('Rosa Lindqvist')
  await page.keyboard.press('Tab')
  const email = someEmail()
  await page.keyboard.type(email)
  await tabTo(page, page.getByRole('button', { name: 'Add a payment' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Wall is up')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5,000')
  // Two keys a second, as slow typists manage, are 600 in five minutes.
  const pressed = await keys()
  test.info().annotations.push({ type: 'keys of the wall', description: String(pressed) })
  expect(pressed).toBeLessThan(300)
  await expect(page.getByText('$14,800.00').last()).toBeVisible()
  await expect(page.getByText('Profit $2,800.00, 36.1%')).toBeVisible()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expectAccessible(page)
  // The price of the blocks goes up meanwhile. What was typed is there again, and says so.
  const written = page.url()
  await page.goto('/desk/settings/prices')
  await page.getByRole('link', { name: blocks }).click()
  await page.getByLabel('Price').fill('52')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: blocks })).toContainText('$52.00')
  await page.goto(written)
  await expect(page.getByLabel('What, Crew of three')).toHaveValue('Crew of three')
  const ofList = page.getByRole('button', { name: `Use the price of the list, ${blocks}` })
  await ofList.click()
  await expect(page.getByText('$15,360.00').last()).toBeVisible()
  await page.getByLabel(`Price, ${blocks}`).fill('48.50')
  await expect(page.getByText('The price list says $52.00.')).toBeVisible()
  await page.getByLabel('Message in the email').fill('As we talked about on Thursday.')
  await page.getByRole('button', { name: 'Email the quote' }).click()
  await expect(page.getByText('version 1').first()).toBeVisible()
  // What was sent keeps its price.
  await expect(ofList).toHaveCount(0)

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
  await phone.getByRole('link', { name: 'go to the payment' }).click()
  await phone.getByRole('button', { name: 'Pay by card: Deposit, $4,935.00' }).click()
  await phone.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(phone.getByText('$4,935.00 by card, online')).toBeVisible()
  await expect(
    phone.getByRole('button', { name: 'Pay by card: Wall is up, $5,000.00' }),
  ).toBeVisible()

  await page.reload()
  await expect(page.getByText('Are the steps of the same stone?')).toBeVisible()
  await expect(page.getByText(/signed “Rosa Lindqvist”/)).toBeVisible()
  await expect(page.getByText('$4,935.00 paid')).toBeVisible()
  await page.getByRole('button', { name: 'Take it down' }).click()
  await expect(page.getByText('$5,000.00, Check')).toBeVisible()
  await expectAccessible(page)
  expect(await pdfBehind(page, 'PDF as accepted')).toContain('Signed by typing this name on')
  await expect(page.getByRole('link', { name: 'Plan the start of the work' })).toBeVisible()

  // The wall grows: the change is agreed on by itself, on the phone.
  await page.getByRole('button', { name: 'New change order' }).click()
  await expect(
    page.getByRole('heading', { name: 'Change of Retaining wall along the drive' }),
  ).toBeVisible()
  await page.getByLabel('Heading of the section').first().focus()
  await page.keyboard.press('Enter')
  await typeLines(page, [['Two more steps', '2', 'step', '310']])
  await expect(page.getByText('$620.00').last()).toBeVisible()
  await page.getByRole('button', { name: 'Email the quote' }).click()
  const changed = page.getByRole('link', { name: 'See it as they do' })
  await phone.goto(((await changed.getAttribute('href')) ?? '').replace(/#.*$/, ''))
  await expect(phone.getByText(/^Changes quote Q-/)).toBeVisible()
  await expect(phone.getByText('2 steps at $310.00')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByLabel('Your name, as you would sign').fill('Rosa Lindqvist')
  await phone.getByRole('checkbox', { name: /^I accept this quote/ }).check()
  await phone.getByRole('button', { name: 'Accept for $620.00' }).click()
  await expect(phone.getByText('Signed by typing this name on')).toBeVisible()
  const agreed = await pdfBehind(phone, 'What you signed, as PDF')
  expect(agreed).toContain('Change of Retaining wall along the drive')
  expect(agreed).toContain('2 steps at $310.00')
  expect(agreed).toContain('Rosa Lindqvist')

  // The crew was late: some of the check goes back, and nothing more is owed.
  await phone.goto(address)
  await expect(phone.getByText('Two more steps')).toHaveCount(0)
  await expect(phone.getByText(/^Q-\d+, Change of Retaining wall/)).toBeVisible()
  await page.goto(`/desk/money?q=${encodeURIComponent(email)}`)
  await page.getByRole('listitem').filter({ hasText: '$5,000.00' }).getByRole('link').click()
  await page.getByLabel('Amount').fill('200')
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await expect(page.getByText('Choose whether the customer still owes it.')).toBeVisible()
  await page.getByLabel('Refund as a courtesy: nothing more is owed').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByRole('button', { name: 'Refund $200.00' }).click()
  await expect(page.getByText(/as a courtesy/).first()).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('of which $200.00 was refunded')).toBeVisible()
  await expect(phone.getByRole('button', { name: /^Pay by card/ })).toHaveText(/Balance/)
})

test('a bed with a choice of stone, a drawing and a photograph is what its customer sees and signs', async ({
  page,
  browser,
}) => {
  // The customer sends a photograph with the request.
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const form = await openQuote(phone)
  await fillQuote(form)
  const name = `Bed${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`
  await form.lastName.fill(name)
  await phone.getByRole('button', { name: 'Add photographs' }).click()
  await phone
    .getByLabel('Choose photographs')
    .setInputFiles([{ name: 'bed.png', mimeType: 'image/png', buffer: await pngPicture() }])
  await expect(phone.getByRole('textbox', { name: /Caption of photograph/ })).toHaveCount(1)
  await form.submit.click()
  await expect(form.dialog).toContainText('Your photograph is here too.', { timeout: 30_000 })

  await page.setViewportSize({ width: 1440, height: 900 })
  await workAsOwner(page)
  await page.goto('/desk/requests?sort=newest')
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await page.getByRole('button', { name: 'Write a quote' }).click()
  await page.getByLabel('Title').fill('A bed by the gate')
  const photograph = page.getByRole('checkbox', { name: 'Show photograph 1' })
  await expect(async () => {
    await page.reload()
    await expect(photograph).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await photograph.check()
  await page.getByLabel('Drawing').setInputFiles({
    name: 'bed-plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n% the plan of the bed\n'),
  })
  await expect(page.getByRole('link', { name: 'bed-plan.pdf' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a section' }).click()
  await typeLines(page, [
    ['Soil and planting', '1', '', '1200'],
    ['Edge of brick', '40', 'linear foot', '9'],
    ['Edge of bluestone', '40', 'linear foot', '21.50'],
  ])
  for (const stone of ['Edge of brick', 'Edge of bluestone']) {
    await page.getByRole('button', { name: `More, ${stone}` }).click()
    await page.getByLabel(`Offer, ${stone}`).selectOption('Choose one of')
    await page.getByLabel(`Choice between, ${stone}`).fill('Edge')
  }
  await expect(page.getByText('$1,560.00').last()).toBeVisible()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expectGoodAtBothWidths(page)
  await page.getByRole('button', { name: 'Email the quote' }).click()
  const shown = page.getByRole('link', { name: 'See it as they do' })
  const address = ((await shown.getAttribute('href')) ?? '').replace(/#.*$/, '')

  await phone.goto(address)
  const picture = phone.getByRole('img', { name: 'Photograph 1 of 1' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
    .toBeGreaterThan(0)
  const drawing = await phone.getByRole('link', { name: 'Drawing (PDF)' }).getAttribute('href')
  expect(await (await phone.request.get(drawing ?? '')).text()).toContain('the plan of the bed')
  await expect(phone.getByText('40 linear feet at $9.00')).toBeVisible()
  await expect(phone.getByRole('radio', { name: /Edge of brick/ })).toBeChecked()
  await phone.getByRole('radio', { name: /Edge of bluestone/ }).check()
  await expect(phone.getByRole('button', { name: 'Accept for $2,060.00' })).toBeVisible()
  await expectGoodAtBothWidths(phone)

  // Two devices at once, with another stone each: one of them counts.
  const other = await browser.newPage({ viewport: { width: 820, height: 1180 } })
  await other.goto(address)
  for (const [device, who] of [
    [phone, 'Ann Stone'],
    [other, 'Ben Stone'],
  ] as const) {
    await device.getByLabel('Your name, as you would sign').fill(who)
    await device.getByRole('checkbox', { name: /^I accept this quote/ }).check()
  }
  await Promise.all(
    [phone, other].map((device) => device.getByRole('button', { name: /^Accept for/ }).click()),
  )
  await expect(phone.getByText('Signed by typing this name on')).toBeVisible()
  await expect(other.getByText('Signed by typing this name on')).toBeVisible()
  const text = await pdfBehind(phone, 'What you signed, as PDF')
  const isFirst = text.includes('Ann Stone')
  expect(text).toContain(isFirst ? 'Edge of bluestone' : 'Edge of brick')
  expect(text).not.toContain(isFirst ? 'Edge of brick' : 'Edge of bluestone')
  expect(text).toContain(isFirst ? '$2,060.00' : '$1,560.00')
  expect(text).not.toContain(isFirst ? 'Ben Stone' : 'Ann Stone')

  // They change their mind: the desk calls it off, and nothing is owed any more.
  await page.reload()
  await page.getByRole('button', { name: 'Call this off' }).click()
  await expect(page.getByText(/^\$[\d,.]+ that is open is not owed any more\.$/)).toBeVisible()
  await expect(page.getByText('gets 1 email: that it is off.')).toBeVisible()
  await expectAccessible(page)
  const callOff = page.getByRole('button', { name: 'Call off', exact: true })
  await callOff.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  await page.getByRole('button', { name: 'Call this off' }).click()
  await callOff.click()
  await expect(page.getByText(/^Called off \d/)).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Called off. What you signed is kept')).toBeVisible()
  await expect(phone.getByRole('button', { name: /^Pay by card/ })).toHaveCount(0)
  await expectAccessible(phone)
  await page.getByRole('link', { name: 'Their request' }).click()
  await expect(page.getByLabel('Status')).toHaveValue('lost')
})
