import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { askForQuote, workAsOwner } from './desk-page.ts'
import { delaySaves } from './slow-line.ts'

test('a draft that is typed in two tabs stays what each of them has typed', async ({ page }) => {
  const email = await askForQuote(page, { firstName: 'Tabitha' })
  await workAsOwner(page, 'Ruth Tabs', '/desk/settings/reminders')
  const other = await page.context().newPage()
  await other.goto('/desk/settings/reminders')

  await test.step('what is discarded in one tab stays in another, where it was typed later', async () => {
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

  await test.step('the undo of a note brings back what its own tab has sent', async () => {
    await openHydrated(page, `/desk/requests?q=${encodeURIComponent(email)}`)
    await page.getByRole('link', { name: 'Tabitha Lindqvist' }).first().click()
    await expect(page.getByRole('heading', { name: 'Tabitha Lindqvist' })).toBeVisible()
    await openHydrated(other, page.url())
    const note = (tab: Page) => tab.getByRole('textbox', { name: 'Note' })
    const write = async (tab: Page, text: string) => {
      await tab.getByRole('button', { name: 'Note', exact: true }).click()
      await note(tab).fill(text)
    }
    await write(page, 'The gate is locked.')
    const letSave = await delaySaves(page)
    await page.getByRole('button', { name: 'Save note' }).click()
    // Typed while the first is on its way, it is the stored draft.
    await write(other, 'The dog is loose.')
    letSave()
    await expect(note(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(note(page)).toHaveValue('The gate is locked.')
  })

  await test.step('a page that was left during its save keeps no draft of what it shows', async () => {
    await other.getByRole('link', { name: 'Customer page' }).click()
    await other.getByRole('button', { name: 'Edit' }).click()
    const customer = other.url()
    await other.getByLabel('Company').fill('Oakhaven HOA')
    const letSave = await delaySaves(other)
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await other.getByRole('link', { name: 'Schedule' }).first().click()
    await expect(other).toHaveURL(/schedule/)
    const isSaved = other.waitForResponse((response) => response.request().method() === 'POST')
    letSave()
    await isSaved
    await openHydrated(other, customer)
    await expect(other.getByLabel('Company')).toHaveValue('Oakhaven HOA')
    await openHydrated(other, customer)
    await expect(other.getByRole('button', { name: 'Edit' })).toBeVisible()
  })
})
