import { expect, test, type Page } from '@playwright/test'
import {
  expectAccessible,
  expectFitsWithLargeText,
  expectFitsBothWidths,
  expectWholeOnLaptop,
} from './accessible.ts'
import { hearNoChanges, takeMoneyThatFitsNothing, workAsOwner } from './desk-page.ts'
import { delayScripts, failNextForm } from './slow-line.ts'

// Many steps, each of them saved.
test.slow()
test.use({ viewport: { width: 390, height: 844 } })

/** The amount under a heading of the totals. */
const total = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Totals' })
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first()

test('an owner takes down a payment, gives part of it back, and takes the month to QuickBooks', async ({
  page,
}) => {
  await workAsOwner(page, 'Ruth Money', '/desk/money')
  // A unique name: other journeys pay too.
  const name = `Rosa ${crypto.randomUUID().slice(0, 6)}`
  const phone = `770555${String(Date.now() % 10_000).padStart(4, '0')}`

  const openMoney = async () => {
    const rooms = page.getByRole('navigation', { name: 'Rooms' })
    await rooms.getByRole('button', { name: 'More' }).click()
    await rooms.getByRole('link', { name: 'Money' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Record a payment' }).click()
  await expect(page.getByLabel('Who paid')).toBeVisible()
  await expectFitsWithLargeText(page)
  const drafts = await page.evaluate(() => Object.keys(localStorage).join())
  expect(drafts, 'an untouched form has no draft').not.toContain('payment')
  await page.getByLabel('Phone').fill('555')
  await page.getByLabel('What it is for').fill('Two hollies')
  await page.getByLabel('Amount, with tax').fill('ten')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('Enter who paid.')).toBeVisible()
  await expect(page.getByText('A phone number has ten digits.')).toBeVisible()
  await page.getByLabel('Who paid').fill(name)
  await page.getByLabel('Phone').fill(phone)
  await page.getByLabel('Amount, with tax').fill('$107')
  await expect(page.getByLabel('Check number')).toBeVisible()
  await page.getByLabel('Check number').fill('1042')
  await page.getByLabel('Paid by').selectOption('Cash')
  await expect(page.getByLabel('Check number')).toBeHidden()
  await expectFitsBothWidths(page)
  await expectAccessible(page)
  await failNextForm(page)
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByText('This failed on our side')).toBeVisible()
  // While the payment's page is loading, Enter does not record it again.
  const letLoad = await delayScripts(page)
  let forms = 0
  page.on('request', (request) => (forms += Number(request.method() === 'POST')))
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  for (let presses = 0; presses < 20; presses += 1) {
    await page.getByLabel('Amount, with tax').press('Enter')
  }
  letLoad()

  await expect(page.getByRole('heading', { name: `$107.00 from ${name}` })).toBeVisible()
  expect(forms).toBe(1)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByLabel('Amount').fill('32.10')
  await page.getByLabel('How').selectOption('By hand: Cash')
  // Enter alone moves no money, since the amount, method and payee are shown first.
  await page.getByLabel('Amount').press('Enter')
  const question = page.getByRole('dialog', { name: `Refund $32.10 to ${name} by hand: Cash?` })
  await expect(question).toHaveAccessibleDescription(/^No money is sent/)
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await question.getByRole('button', { name: 'Refund $32.10' }).click()
  const refunds = page.getByRole('listitem').filter({ hasText: '$32.10' })
  await expect(refunds).toContainText('Refunded')
  await expect(page.getByText(/^Recorded \d/), 'the form began anew').toBeFocused()
  await expect(page.getByText(/^Recorded \d/)).toBeInViewport()
  await expect(page.getByText('$74.90 left')).toBeVisible()
  await expectFitsBothWidths(page)
  await expectAccessible(page)

  // The payer is now a customer, found by the number.
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('link', { name: 'Two hollies' })).toBeVisible()
  await openMoney()
  await page.getByRole('link', { name: 'Record a payment' }).click()
  await page.getByLabel('Who paid').fill(phone)
  await page.getByRole('list', { name: 'Customers' }).getByRole('button', { name }).click()
  await expect(page.getByLabel('Who paid')).toHaveValue(name)
  await page.getByLabel('What it is for').fill('Twine')
  await page.getByLabel('Amount, with tax').fill('3')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByRole('heading', { name: `$3.00 from ${name}` })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The payment of $3.00 was removed')).toBeVisible()

  await openMoney()
  await page.getByLabel('Search this list').fill(name)
  await page.keyboard.press('Enter')
  const rows = page.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: '-$32.10' })).toContainText('Refund: cash')
  await expect(page.getByLabel('Totals')).toContainText('Received minus returned:')
  await expect(total(page, 'Net')).toContainText('$')
  await expectFitsBothWidths(page)
  await expectAccessible(page)
  await expectFitsWithLargeText(page, rows.first().getByRole('link'))
  await expectWholeOnLaptop(page, rows.first().getByRole('link', { name }))
  await page.getByLabel('Paid by').selectOption('Check')
  await expect(page.getByText('Remove a filter')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'For QuickBooks' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^money-\d{4}-\d\d-quickbooks\.csv$/)

  // An unmatched payment is recorded with its purpose; Undo puts that back into its field.
  await page.goto(`/desk/money/${takeMoneyThatFitsNothing()}`)
  await page.getByRole('button', { name: 'Leave it' }).click()
  const leaving = page.getByRole('dialog', { name: 'Leave this refund?' })
  await expect(leaving).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await leaving.getByRole('button', { name: 'Leave it' }).click()
  await expect(page.getByText('Stopped: the money is still with us')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leave it' })).toHaveCount(0)
  const reason = page.getByLabel('What it is for')
  await reason.fill('A gift card')
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByText(/^Kept /)).toBeVisible()
  await expect(reason).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(reason).toHaveValue('A gift card')
  // Part of it is refunded in the meantime: that is asked about the refund alone.
  await hearNoChanges(page)
  await page.getByLabel('Amount').fill('10')
  await page.getByLabel('How').selectOption('By hand: Cash')
  await page.request.post(page.url(), {
    form: { intent: 'refund', seen: '4200', amount: '2', method: 'cash' },
    headers: { origin: new URL(page.url()).origin },
  })
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  await page.getByRole('button', { name: 'Refund $10.00' }).click()
  await expect(page.getByText('Nothing was refunded.')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Refund this as well' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save mine instead' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Discard mine' }).click()
  await expect(page.locator('form:has([name=method]) input[name=seen]')).toHaveValue('4000')
  await expect(reason).toHaveValue('A gift card')
  // It is settled elsewhere in the meantime: what was typed stays, to be copied.
  await page.unrouteAll()
  await page.request.post(page.url(), {
    form: { intent: 'keep', reason: 'A voucher' },
    headers: { origin: new URL(page.url()).origin },
  })
  await expect(page.getByText('This money is settled.')).toBeVisible()
  await expect(reason).toHaveCount(0)
  await expect(page.getByText('A gift card')).toBeVisible()
  await expectAccessible(page)
})
