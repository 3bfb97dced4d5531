import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { heicPicture, jpegWithPlace, pngPicture } from '#support/photographs.ts'
import { expectAccessible } from './accessible.ts'
import { workAsOwner } from './desk-page.ts'
import { mailsTo, someEmail } from './event-page.ts'
import { fillQuote, openQuote } from './quote-page.ts'

test.slow()

test.beforeEach(({ baseURL }) => {
  process.env['JOURNEY_URL'] = baseURL
})

/** Breaks the line once, in the middle of an upload. */
async function breakLineOnce(page: Page): Promise<() => number> {
  let broken = 0
  await page.route('**/api/photos/*/0', async (route) => {
    if (broken > 0) return route.continue()
    broken += 1
    return route.abort('connectionreset')
  })
  return () => broken
}

test('a request comes with three photographs over a line that breaks, and its page takes a fourth', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const email = someEmail()
  const form = await openQuote(page)
  await fillQuote(form)
  await form.email.fill(email)
  await form.lastName.fill('Photographer')
  await page.getByRole('button', { name: 'Add photographs' }).click()
  const timesBroken = await breakLineOnce(page)
  await page.getByLabel('Choose photographs').setInputFiles([
    { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace() },
    { name: 'IMG_0042.HEIC', mimeType: '', buffer: heicPicture() },
    { name: 'gate.png', mimeType: 'image/png', buffer: await pngPicture() },
  ])
  const captions = page.getByRole('textbox', { name: /Caption of photograph/ })
  await expect(captions).toHaveCount(3)
  await captions.first().fill('From the driveway')
  await page.getByText('A few more things that help').click()
  await page.getByLabel('Rough budget').selectOption('$1,000 to $5,000')
  await expectAccessible(page)
  await page.getByText('Photographs (Optional)').scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath('form-390.png') })
  await form.submit.click()
  await expect(form.dialog).toContainText('Your request has been submitted successfully!')
  await expect(form.dialog).toContainText('All 3 photographs are here too.')
  expect(timesBroken()).toBe(1)

  const [acknowledged] = await mailsTo(email, 1)
  const address = /https?:\S+\/request\/\S+/.exec(acknowledged?.text ?? '')?.[0] ?? ''
  expect(address).not.toBe('')

  const desk = await (await browser.newContext()).newPage()
  await desk.setViewportSize({ width: 1440, height: 900 })
  await workAsOwner(desk)
  await desk.goto(`/desk/requests?q=${encodeURIComponent(email)}`)
  await desk
    .getByRole('link', { name: /Photographer/ })
    .first()
    .click()
  const shown = desk.getByRole('button', { name: /^Photograph \d of 3/ })
  await expect(shown).toHaveCount(3, { timeout: 30_000 })
  await expect(desk.getByText('$1,000 to $5,000')).toBeVisible()
  await expectAccessible(desk)
  await desk.screenshot({ path: test.info().outputPath('desk-1440.png') })
  await desk.getByRole('button', { name: /From the driveway/ }).click()
  const viewer = desk.getByRole('dialog')
  await expect(viewer.getByText('From the driveway')).toBeVisible()
  const picture = viewer.getByRole('img')
  const made = await desk.request.get((await picture.getAttribute('src')) ?? '')
  const { exif, format } = await sharp(await made.body()).metadata()
  expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' })
  await expectAccessible(desk)
  await desk.screenshot({ path: test.info().outputPath('viewer-1440.png') })
  const first = await picture.getAttribute('src')
  await desk.keyboard.press('ArrowRight')
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await desk.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  await page.goto(address)
  await expect(
    page.getByRole('heading', { name: 'We have your request and 3 photographs' }),
  ).toBeVisible()
  await expect(page.getByText('New mulch for two front beds.')).toHaveCount(0)
  await expect(page.getByLabel('Choose photographs')).toBeEnabled()
  await page
    .getByLabel('Choose photographs')
    .setInputFiles([{ name: 'back.png', mimeType: 'image/png', buffer: await pngPicture() }])
  await page.getByRole('button', { name: 'Send 1 photograph' }).click()
  await expect(
    page.getByRole('heading', { name: 'We have your request and 4 photographs' }),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Anything to add?' }).fill('The dog is friendly.')
  await page.getByRole('button', { name: 'Send note' }).click()
  await expect(page.getByText('Thank you. We have your note.')).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('page-390.png'), fullPage: true })

  await desk.reload()
  await expect(desk.getByText('The dog is friendly.')).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Photograph \d of 4/ })).toHaveCount(4, {
    timeout: 30_000,
  })
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.screenshot({ path: test.info().outputPath('desk-390.png') })
  await desk.context().close()
})
