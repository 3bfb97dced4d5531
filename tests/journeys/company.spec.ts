import { expect, type Page, test } from '@playwright/test'
import { workAsOwner } from './desk-page.ts'
import { withOwnSite } from './own-site.ts'

// Other journeys count on the hours of the shared site.
withOwnSite()

test('two owners change the hours of different days, and both are kept', async ({
  page,
  browser,
}) => {
  const colleague = await browser.newPage()
  await workAsOwner(colleague, 'June Hours', '/desk/site')
  await workAsOwner(page, 'Ruth Hours', '/desk/site')
  const sunday = (tab: Page) => tab.getByLabel('Sunday: opens')
  const city = (tab: Page) => tab.getByLabel('City')
  await page.getByLabel('Monday: opens').fill('08:30')
  await city(page).fill('Cumming North')
  await sunday(colleague).fill('10:00')
  await colleague.getByLabel('Sunday: closes').fill('14:00')
  await city(colleague).fill('Cumming South')
  await colleague.getByRole('button', { name: 'Save company' }).click()
  await expect(colleague.getByText(/^Saved /)).toBeVisible()
  await colleague.close()

  await page.getByRole('button', { name: 'Save company' }).click()
  await expect(page.getByText(/^June Hours saved this on /)).toBeVisible()
  await expect(sunday(page)).toHaveValue('10:00')
  await expect(page.getByRole('alert').getByRole('definition')).toHaveText('Cumming South')
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await page.reload()
  await expect(sunday(page)).toHaveValue('10:00')
  await expect(page.getByLabel('Monday: opens')).toHaveValue('08:30')
  await expect(city(page)).toHaveValue('Cumming North')
})
