import { expect, type Page, test } from '@playwright/test'
import { workAsOwner } from './desk-page.ts'

test('what is discarded in one tab stays in another, where it was typed later', async ({
  page,
}) => {
  await workAsOwner(page, 'Ruth Tabs', '/desk/settings/reminders')
  const other = await page.context().newPage()
  await other.goto('/desk/settings/reminders')
  const days = (tab: Page) => tab.getByLabel('Email them after')
  const before = await days(page).inputValue()
  await days(page).fill('26')
  await page.reload()
  await expect(days(page)).toHaveValue('26')
  await days(other).fill('28')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(days(page)).toHaveValue(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(days(page)).toHaveValue('26')
  await days(other).fill('27')
  await page.getByRole('button', { name: 'Discard' }).click()
  await other.reload()
  await expect(days(other)).toHaveValue('27')
})
