import { expect, type Page } from '@playwright/test'
import { jpegWithPlace } from '#support/photographs.ts'
import { expectAccessible } from './accessible.ts'
import { endSessionsOf, workAsOwner } from './desk-page.ts'
import { codeMailedTo } from './event-page.ts'
import { expectOnPage } from './own-site.ts'
import { dropPicture, pastePicture } from './photograph-steps.ts'
import { slowDownReads } from './slow-line.ts'

/** An owner adds a picture to the library, describes it and removes it. */
export async function describePicture(page: Page): Promise<void> {
  const owner = await workAsOwner(page, 'Ruth Pictures', '/desk/site/pictures')
  const file = { name: 'yard.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace() }
  const drawing = { ...file, name: 'page.svg', buffer: Buffer.from('<svg/>') }
  const cut = { ...file, name: 'cut.jpg', buffer: file.buffer.subarray(0, 200) }
  // Files go on after a new sign-in in place.
  endSessionsOf(owner)
  await page.getByLabel('Add pictures').setInputFiles([cut, file, drawing])
  const dialog = page.getByRole('dialog', { name: 'You are signed out' })
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(await codeMailedTo(owner))
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').getByText('could not be read')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss page.svg' }).click()
  const tile = page.getByRole('link', { name: /yard/ })
  await expect(tile).toContainText('No description')
  await expect(page.getByRole('status').getByText('yard.jpg was sent')).toBeAttached()
  await slowDownReads(page)
  await expect(tile).toContainText('Not used', { timeout: 120_000 })
  await page.unrouteAll({ behavior: 'wait' })
  // A file that turned out to be unreadable has no subject to mark.
  await page.getByRole('link', { name: /cut/ }).click()
  await expect(page.getByText('No picture')).toBeVisible()
  await expect(page.getByLabel('From the left (%)')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await tile.click()
  await expect(page).toHaveTitle(/^yard\.jpg, .* · Pictures · Site · /)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Say what the picture shows.')).toBeVisible()
  await page.getByLabel('Description').fill('Rows of boxwood behind the shed')
  const subject = page.getByRole('button', { name: /^Subject at 50 percent from the left/ })
  await subject.press('Shift+ArrowRight')
  await page.getByRole('button', { name: /^Subject at 60 percent/ }).press('ArrowUp')
  await expect(page.getByLabel('From the left (%)')).toHaveValue('60')
  await expect(page.getByLabel('From the top (%)')).toHaveValue('49')
  // The mark follows what is typed, also after a reload, and the fields follow the mark.
  await page.getByLabel('From the left (%)').fill('70')
  await page.reload()
  await page
    .getByRole('button', { name: /^Subject at 70 percent/ })
    .click({ position: { x: 2, y: 2 } })
  await expect(page.getByLabel('From the left (%)')).toHaveValue(/^[012]$/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(page.getByText('None of your own yet.')).toBeVisible()
}

/** An owner puts a file in the place of a picture of the program, and takes it back. */
export async function replacePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click()
  await dropPicture(page, page.getByRole('link', { name: 'Rows of boxwood behind the shed' }))
  await expect(page.getByRole('link', { name: /plan/ })).toBeVisible()
  await pastePicture(page)
  await expect(page.getByRole('link', { name: /image/ })).toBeVisible()
  await page.goto('/desk/site/pictures?show=program')
  await page.getByLabel('Search pictures').fill('pea gravel')
  await page.getByLabel('Search pictures').press('Enter')
  await page.waitForURL(/q=pea/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /Small round pea gravel/ }).click()
  await expect(page.getByRole('link', { name: '/services/stone-aggregates' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pea Gravel' })).toHaveAttribute(
    'href',
    '/desk/site/services/stone-aggregates',
  )
  const photograph = { mimeType: 'image/jpeg', buffer: await jpegWithPlace() }
  await dropPicture(page, page.getByText('or drop or paste it here'))
  await expect(page.getByLabel('What plan.png shows')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  const other = page.getByLabel('Choose another file')
  await expect(other).toBeFocused()
  // Made in the browser, since 16 MB take long to get there.
  await other.evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) return
    const chosen = new DataTransfer()
    const bytes = new Uint8Array(16_000_000)
    chosen.items.add(new File([bytes], 'large.jpg', { type: 'image/jpeg' }))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page.getByText('This picture is larger than 15 MB.')).toBeVisible()
  await other.setInputFiles({ ...photograph, name: 'gravel.jpg' })
  const whatItShows = page.getByLabel('What gravel.jpg shows')
  await whatItShows.fill('')
  await page.getByRole('button', { name: 'Replace everywhere' }).click()
  await expect(whatItShows).toHaveAccessibleDescription(/Say what the picture shows\./)
  await whatItShows.fill('Our own gravel')
  await page.getByRole('button', { name: 'Replace everywhere' }).click()
  const back = page.getByRole('button', { name: 'Back to the original' })
  await expect(back).toBeEnabled({ timeout: 60_000 })
  await expectAccessible(page)
  const service = '/services/stone-aggregates'
  await expectOnPage(page, service, 'Our own gravel')
  const shown = await (await page.request.get(service)).text()
  const [, address = ''] = /src="(\/media\/uploads\/[0-9a-f]+-\d+\.webp)"/.exec(shown) ?? []
  const headers = (await page.request.get(address)).headers()
  expect(headers['content-type']).toBe('image/webp')
  expect(headers['cache-control']).toContain('immutable')
  await back.click()
  await expectOnPage(page, service, '/media/uploads/', false)
}
