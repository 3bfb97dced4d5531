import { expect, test } from '@playwright/test'
import { expectAccessible, expectFitsBothWidths } from './accessible.ts'
import { askForQuote, confirmByCode, forgetConfirmationOf, workAsOwner } from './desk-page.ts'
import { failNextForm } from './slow-line.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an owner downloads what is kept of a customer, and deletes it', async ({ page }) => {
  const email = await askForQuote(page)
  const owner = await workAsOwner(page, 'Ruth Privacy', `/desk/search?q=${email}`)
  // Customers are listed before their requests.
  await page.getByRole('link', { name: /Rosa/ }).first().click()
  await page.getByRole('link', { name: 'Personal data' }).click()
  await expect(page.getByText(/^The contact, 1 request and \d+ emails go\.$/)).toBeVisible()
  await expectFitsBothWidths(page)
  await expectAccessible(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as JSON' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('personal-data.json')
  const stream = await file.createReadStream()
  expect((await stream.toArray()).join('')).toContain(email)

  forgetConfirmationOf(owner)
  await failNextForm(page)
  await page.getByRole('button', { name: 'Delete personal data' }).click()
  await expectAccessible(page, 'dialog[open]')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('This failed on our side')).toBeVisible()
  await page.getByRole('button', { name: 'Delete personal data' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  // Without a passkey or recovery codes, the code by email alone is offered.
  const confirming = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(confirming.getByRole('button', { name: 'Email me a code' })).toBeFocused()
  await expect(confirming.getByRole('button')).toHaveText(['Email me a code', ''])
  await confirmByCode(page, owner)
  await expect(
    page.getByText('Everything we kept about this customer has been deleted.'),
  ).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Deleted' })).toBeFocused()
})
