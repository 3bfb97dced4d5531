import { expect, test } from '@playwright/test'
import { untilHydrated } from '#bench/hydrated-page.ts'
import { expectAccessible } from './accessible.ts'
import { changePrice, reloadForNews, workAsOwner } from './desk-page.ts'
import { someEmail } from './event-page.ts'
import { countKeys, tabTo, typeLines } from './input-methods.ts'
import { declineChange, loseDeposit, payByCardAndCheck } from './quote-payment-steps.ts'
import { delayScripts } from './slow-line.ts'
import { expectFormsToWait } from './waiting-forms.ts'

// The whole story of a wall, from the first key to the second payment.
test.slow()

test('a $14,800 wall in three stages is typed, revised twice, accepted on a phone and paid by card and check', async ({
  page,
  browser,
}) => {
  // A price that no other journey has.
  const blocks = `Block ${crypto.randomUUID().slice(0, 8)}`
  await page.setViewportSize({ width: 1440, height: 900 })
  await workAsOwner(page, 'Ruth Calloway', '/desk/settings/prices/new')
  await page.getByLabel('Name').fill(blocks)
  // Labor alone is not taxed, unless someone has chosen otherwise.
  const tax = page.getByLabel('Charge sales tax')
  const kind = page.getByLabel('Kind')
  await kind.selectOption('Labor')
  await expect(tax).not.toBeChecked()
  // Also from a draft that was put back.
  await page.reload()
  await expect(kind).toHaveValue('labor')
  await kind.selectOption('Material')
  await expect(tax).toBeChecked()
  await kind.selectOption('Labor')
  await tax.check()
  await kind.selectOption('Material')
  await expect(tax).toBeChecked()
  await page.getByLabel('Unit').fill('block')
  await page.getByLabel('Our cost').fill('31')
  await page.getByLabel('Price').fill('48.50')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: blocks })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: 'Quotes' })
    .click()
  await expect(page.getByRole('heading', { name: 'Quotes', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New quote' }).click()
  await expect(page.getByRole('heading', { name: 'New quote' })).toBeVisible()
  // From the notes of a visit, by keyboard only, as an owner would: every key counts.
  const keys = await countKeys(page)
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.insertText('Retaining wall along the drive')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('The wall')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('What, new line')).toBeFocused()
  const noted = [
    ['Excavation and base', '1', '', '4200'],
    // The price list knows the rest.
    [blocks, '160', '', ''],
    ['Crew of three', '20', 'hour', '142'],
  ] as const
  await typeLines(page, noted)
  // The last line, which stays empty, is none.
  await tabTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.insertText('Rosa Lindqvist')
  await page.keyboard.press('Tab')
  const email = someEmail()
  await page.keyboard.insertText(email)
  await tabTo(page, page.getByRole('button', { name: 'Add a payment' }))
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('Wall is up')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText('5,000')
  // Slow typists press two keys a second, which is 600 in five minutes.
  const pressed = await keys()
  test.info().annotations.push({ type: 'keys of the wall', description: String(pressed) })
  expect(pressed).toBeLessThan(300)
  await expect(page.getByText('$14,800.00').last()).toBeVisible()
  await expect(page.getByText('Profit $2,800.00, 36.1%')).toBeVisible()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  // The price of the blocks rises meanwhile; the typed price stays, and is marked.
  const written = page.url()
  changePrice(blocks, 5200)
  await reloadForNews(page, /\/desk\/quotes\/.*\.data/)
  const ofList = page.getByRole('button', { name: `Use it: list price, ${blocks}` })
  await ofList.click()
  await expect(page.getByText('$15,360.00').last()).toBeVisible()
  await page.getByLabel(`Price, ${blocks}`).fill('48.50')
  await expect(page.getByText('The price list says $52.00.')).toBeVisible()
  await page.getByLabel('Message in the email').fill('As we talked about on Thursday.')
  await page.getByRole('button', { name: 'Email the quote' }).click()
  await expect(page.getByText('version 1').first()).toBeVisible()
  // A sent quote keeps its price.
  await expect(ofList).toHaveCount(0)

  // The quote is revised: an option, then another price.
  await page.getByRole('button', { name: 'Add a section' }).click()
  await expect(page.getByLabel('What, new line').last()).toBeFocused()
  await page.keyboard.insertText('Steps to the lawn')
  await page.getByLabel('Price, Steps to the lawn').fill('1800')
  await page.getByRole('button', { name: 'More, Steps to the lawn' }).click()
  await expect(page.getByLabel('Price, Steps to the lawn')).toHaveValue('1800.00')
  await page.getByLabel('Offer, Steps to the lawn').selectOption('Optional')
  await expect(page.getByText('Changes not sent')).toBeVisible()
  await page.getByRole('button', { name: 'Email version 2' }).click()
  await expect(page.getByText('No changes since it was sent')).toBeVisible()
  await expect(page.getByText('Steps to the lawn is new.')).toBeVisible()
  // They have lost the email.
  await page.getByRole('button', { name: 'Email it' }).click()
  const again = page.getByRole('dialog', { name: 'Email version 2?' })
  await expect(again).toContainText(`${email} gets an email with the link to it.`)
  await expectAccessible(page, 'dialog[open]')
  await again.getByRole('button', { name: 'Email it' }).click()
  await expect(page.getByText(/^Emailed \d/)).toBeVisible()
  const link =
    (await page.getByRole('link', { name: 'See what they see' }).getAttribute('href')) ?? ''
  const address = link.replace(/#.*$/, '')
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const letScriptsCome = await delayScripts(phone)
  await phone.goto(address)
  const signature = phone.getByLabel('Your name, as you would sign')
  const consent = phone.getByRole('checkbox', { name: /^I accept this quote/ })
  const question = phone.getByRole('textbox', { name: 'A question, or a change?' })
  // What is typed before the scripts come stays.
  await signature.fill('Rosa Lindqvist')
  await question.fill('Is the lawn kept clean?')
  letScriptsCome()
  await untilHydrated(phone)
  await consent.check()
  await page.getByLabel('Price, Steps to the lawn').fill('1650')
  await page.getByRole('button', { name: 'Email version 3' }).click()
  await expect(page.getByText('$1,650.00 instead of $1,800.00')).toBeVisible()
  // A customer who accepts an older version gets the newer one to read, and types nothing again.
  await phone.getByRole('button', { name: 'Accept for $14,800.00' }).click()
  await expect(phone.getByText('We have sent you a newer version')).toBeFocused()
  await expect(phone.getByText('$1,650.00 instead of $1,800.00')).toBeVisible()
  await expect(consent).not.toBeChecked()
  await expect(signature).toHaveValue('Rosa Lindqvist')
  await expect(question).toHaveValue('Is the lawn kept clean?')
  await expectAccessible(phone)
  const file = await phone.getByRole('link', { name: 'Save as PDF' }).boundingBox()
  expect(file?.height).toBeGreaterThanOrEqual(44)

  await expect(phone.getByRole('heading', { name: 'Retaining wall along the drive' })).toBeVisible()
  await expect(phone.getByText('Rosa Lindqvist')).toBeVisible()
  await expectFormsToWait(phone)
  // The connection is lost for a moment: typed text stays, and is sent with the next press.
  const ask = phone.getByRole('button', { name: 'Ask' })
  await question.fill('Are the steps of the same stone?')
  await expect(ask).toBeEnabled()
  await phone.context().setOffline(true)
  await ask.click()
  await expect(phone.getByText('No connection. What you entered is still here')).toBeVisible()
  await phone.context().setOffline(false)
  await phone.reload()
  await expect(question).toHaveValue('Are the steps of the same stone?')
  await ask.click()
  await expect(phone.getByText('Thank you. We have your message')).toBeVisible()
  // The price is part of the row that a thumb may press.
  const steps = phone.getByRole('listitem').filter({ has: phone.getByLabel('Steps to the lawn') })
  await steps.tap({ position: { x: 300, y: 30 } })
  await expect(steps.getByRole('checkbox')).toBeChecked()
  // The name typed for the older version is still there.
  await expect(signature).toHaveValue('Rosa Lindqvist')
  await signature.clear()
  await phone.getByRole('button', { name: 'Accept for $16,450.00' }).click()
  await expect(consent).toBeFocused()
  await expect(consent).toHaveAccessibleDescription('Please check the box to accept.')
  await expect(signature).toHaveAccessibleDescription('Please type your name, as you would sign.')
  await signature.fill('Rosa Lindqvist')
  await expect(question).toHaveValue('')
  await consent.check()
  await phone.getByRole('button', { name: /^Accept for/ }).click()
  await expect(phone.getByText('Signed by typing this name on')).toBeVisible()
  const thanks = phone.getByText('Thank you. You have accepted it.')
  await expect(thanks).toBeFocused()
  // It is as wide as the sheet, which clips what is outside.
  await expect(thanks).toHaveCSS('outline-offset', '-3px')
  await expectAccessible(phone)
  await expectFormsToWait(phone)
  await payByCardAndCheck(page, phone, written)
  await declineChange(page, phone)
  await phone.goto(address)
  await loseDeposit(page, phone, email)
})
