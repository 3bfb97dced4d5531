import { expect, test } from '@playwright/test'
import { day } from '#domain/time.ts'
import { expectAccessible } from './accessible.ts'
import { workAsOwner } from './desk-page.ts'
import { someEmail } from './event-page.ts'
import { dropPicture, preservedIn, pastePicture } from './photograph-steps.ts'
import { fillQuote, openQuote } from './quote-page.ts'

test.slow()

test('photographs are dropped and pasted on a wide quote form, and wait for a line that stays away', async ({
  page,
  context,
  browser,
}) => {
  const form = await openQuote(page)
  await fillQuote(form)
  const email = someEmail()
  await form.email.fill(email)
  await form.lastName.fill('Awaited')
  await page.getByRole('button', { name: 'Add photographs' }).click()
  // The pressed button is gone, so the field that replaces it has the focus.
  await expect(page.getByLabel('Choose photographs')).toBeFocused()
  await dropPicture(page, page.getByText('or drop or paste them here.'))
  await pastePicture(page)
  const captions = page.getByRole('textbox', { name: /Caption of photograph/ })
  await expect(captions).toHaveCount(2)
  await pastePicture(page)
  const list = { name: 'list.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') }
  await page.getByLabel('Choose photographs').setInputFiles([list, list, list])
  const leftOut = page.getByText('5 photographs at most: 1 left out.')
  await expect(leftOut).toBeVisible()
  await page.getByRole('button', { name: 'Remove photograph 5' }).press('Enter')
  await expect(leftOut, 'there is room again').toBeHidden()
  await page.getByRole('button', { name: 'Remove photograph 4' }).press('Enter')
  await page.getByRole('button', { name: 'Remove photograph 3' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Remove photograph 2' })).toBeFocused()
  // Pasted text stays text: a cell of a spreadsheet also comes as a picture.
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob(['Two beds'], { type: 'text/plain' }),
      }),
    ]),
  )
  await form.notes.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(form.notes).toHaveValue('Two beds')
  await expect(captions).toHaveCount(2)

  // The connection is lost after the request and stays away: tries end, and a press resumes.
  await page.clock.install()
  await page.route('**/api/photos/**', (route) => route.abort('connectionreset'))
  await page.clock.runFor(5000)
  await form.submit.click()
  await expect(form.dialog).toContainText('Your request has been submitted successfully!')
  // As long as the device itself has no connection, nothing is given up.
  await context.setOffline(true)
  await expect(form.dialog).toContainText(
    'Photographs: 0 of 2 sent. Your device is not connected: the rest stays here and is sent once it is. Please keep this page open.',
  )
  await page.clock.fastForward(600_000)
  await expect(form.dialog).toContainText('Your device is not connected')
  await expectAccessible(page, 'dialog[open]')
  await context.setOffline(false)
  await expect(form.dialog).not.toContainText('Your device is not connected')
  await expect(async () => {
    await page.clock.runFor(60_000)
    await expect(form.dialog).toContainText('0 of 2 photographs arrived.', { timeout: 2000 })
  }).toPass({ intervals: [100] })
  await form.close.click()
  await expect(page.getByText('Not sent: the connection was lost.')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).first().press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Photograph 1' })).toBeFocused()
  // A colleague can remove a photograph that will never arrive.
  const desk = await (await browser.newContext()).newPage()
  await desk.clock.install()
  await workAsOwner(desk, 'Ruth Calloway', `/desk/requests?q=${encodeURIComponent(email)}`)
  const request = desk.getByRole('link', { name: /Awaited/ }).first()
  // The form was filled in faster than a person types, unless the machine is busy.
  if (!(await request.isVisible())) await desk.getByRole('link', { name: /^Possible spam/ }).click()
  await request.click()
  const removals = desk.getByRole('button', { name: /^Remove photograph/ })
  await expect(removals).toHaveCount(2)
  await removals.nth(1).press('Enter')
  await expect(removals).toHaveCount(1)
  await desk.keyboard.press('Tab')
  await expect(desk.getByRole('button', { name: 'Undo' })).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(removals).toHaveCount(2)
  // The page stays open past its frequent reloads.
  await desk.clock.fastForward(200_000)
  // The page is discarded, and the upload resumes once there is a connection.
  const arrived: string[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.ok()) arrived.push(response.url())
  })
  await page.reload()
  await expect(page.getByText('are still on their way')).toBeVisible()
  await page.unroute('**/api/photos/**')
  await expect.poll(() => arrived.length).toBe(2)
  await expect.poll(() => preservedIn(page)).toBe(0)
  await expect(page.getByText('✓ Sent')).toHaveCount(0)
  await expect(async () => {
    await desk.clock.runFor(60_000)
    await expect(desk.getByRole('button', { name: /^Photograph \d of 2/ })).toHaveCount(2, {
      timeout: 2000,
    })
  }).toPass({ intervals: [100] })
  await desk.close()
  await context.close()
})

test('photographs of a form that was left are deleted from the browser once the form is opened a day later', async ({
  page,
}) => {
  await openQuote(page)
  await page.getByRole('button', { name: 'Add photographs' }).click()
  await expect(page.getByLabel('Choose photographs')).toBeFocused()
  await pastePicture(page)
  await expect.poll(() => preservedIn(page)).toBe(2)
  await page.clock.setFixedTime(Date.now() + day)
  await page.reload()
  await expect.poll(() => preservedIn(page)).toBe(0)
})
