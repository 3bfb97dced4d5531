import { expect, test } from '@playwright/test'
import { company } from '#content/company.ts'
import { heicPicture, jpegWithPlace, largeJpeg, pngPicture } from '#support/photographs.ts'
import { expectAccessible, expectFitsWithLargeText } from './accessible.ts'
import {
  alertAbout,
  colleagueEmail,
  hurryEmails,
  invitedBy,
  joinByRequest,
  workAsOwner,
} from './desk-page.ts'
import { mailsTo, someEmail } from './event-page.ts'
import { breakLineOnce, dropPicture, preservedIn, phoneIn, phoneSize } from './photograph-steps.ts'
import { fillQuote, openQuote } from './quote-page.ts'
import { scheduleFor, someThursday } from './schedule-page.ts'
import { failNextForm } from './slow-line.ts'
import { expectFormsToWait } from './waiting-forms.ts'

test.slow()

test('three photographs of a yard go from a phone, over a reload and a line that breaks, and to the truck', async ({
  page,
  browser,
}) => {
  // On the customer's phone chosen photographs survive a reload before Submit.
  await page.setViewportSize(phoneSize)
  const email = someEmail()
  const form = await openQuote(page)
  await fillQuote(form)
  await form.email.fill(email)
  await form.lastName.fill('Photographer')
  await page.getByRole('button', { name: 'Add photographs' }).click()
  const choose = page.getByLabel('Choose photographs')
  await choose.setInputFiles([
    { name: 'side.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace() },
    { name: 'IMG_0042.HEIC', mimeType: '', buffer: heicPicture() },
    {
      name: 'PXL_20260317_181544219.PORTRAIT-back-yard.jpg',
      mimeType: 'image/jpeg',
      buffer: await largeJpeg(1500),
    },
  ])
  const captions = page.getByRole('textbox', { name: /Caption of photograph/ })
  await expect(captions).toHaveCount(3)
  // Long file names of phones are cut instead of widening the page.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneSize.width)
  await captions.first().fill('From the driveway')
  await page.getByText('A few more things that help').click()
  const questions = page.locator('details', { hasText: 'A few more things' }).locator('> div')
  await expect(questions).toHaveCSS('row-gap', '20px')
  await page.getByLabel('Best time to call').selectOption('Early evening')
  await expect.poll(() => preservedIn(page)).toBe(4)
  await page.reload()
  await expect(captions).toHaveCount(3)
  await expect(captions.first()).toHaveValue('From the driveway')
  await expect(page.getByLabel('Best time to call')).toHaveValue('Early evening')
  await expect(page.getByText('IMG_0042.HEIC')).toBeVisible()
  const partsSent = await breakLineOnce(page)
  await form.submit.click()
  await expect(form.dialog).toContainText('Your request has been submitted successfully!')
  await expect(form.dialog).toContainText('Your 3 photographs are here too.')
  const [large = ''] = partsSent().filter((part) => part.endsWith('/1'))
  const count = (part: string) => partsSent().filter((each) => each === part).length
  expect(count(large), 'the part that broke').toBe(2)
  expect(count(large.replace(/1$/, '0')), 'the part before it').toBe(1)
  await expect.poll(() => preservedIn(page)).toBe(0)
  const [acknowledged] = await mailsTo(email, 1)
  const address = /https?:\S+\/request\/\S+/.exec(acknowledged?.text ?? '')?.[0] ?? ''
  expect(address).not.toBe('')
  // The owner's email opens them without the desk.
  const alert = await alertAbout(email, company.email)
  const ownersLink = /https?:\S+\/photographs\/\S+/.exec(alert)?.[0] ?? ''
  await page.goto(ownersLink)
  await expect(page.getByRole('heading', { name: '3 photographs' })).toBeVisible()
  const ended = await page.goto(`${ownersLink}0`)
  expect(ended?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Requests at the desk' })).toBeVisible()
  await expectAccessible(page)

  // The owner's phone.
  const desk = await phoneIn(browser)
  const { thursday } = await someThursday()
  const ruth = `Ruth ${thursday}`
  await workAsOwner(desk, ruth, `/desk/requests?q=${encodeURIComponent(email)}`)
  const teo = `Teo ${thursday}`
  const teoEmail = colleagueEmail('teo')
  const truck = await phoneIn(browser)
  await joinByRequest(truck, await invitedBy(teoEmail, 'helper'), teo)
  await desk
    .getByRole('link', { name: /Photographer/ })
    .first()
    .click()
  const shown = (of: number) =>
    desk.getByRole('button', { name: new RegExp(`^Photograph \\d of ${of}`) })
  await expect(shown(3)).toHaveCount(3)
  await expect(desk.getByText('Best time to call').locator('..')).toContainText('Early evening')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: /From the driveway/ }).click()
  const viewer = desk.getByRole('dialog')
  const picture = viewer.getByRole('img')
  const before = await picture.getAttribute('src')
  await desk.keyboard.press('ArrowRight')
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expectAccessible(desk, 'dialog[open]')
  // A removal is undone.
  await viewer.getByRole('button', { name: 'Remove' }).click()
  await expect(desk.getByText(/^Photograph removed/)).toBeVisible()
  await expect(shown(2)).toHaveCount(2)
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(shown(3)).toHaveCount(3)
  await desk.getByLabel('Assigned to').selectOption(ruth)
  await expect(desk.getByText(/^Saved/)).toBeVisible()
  // At the counter a plan is dropped, and is there for colleagues alone.
  await dropPicture(desk, desk.getByText('or drop or paste them here'))
  await desk.getByRole('textbox', { name: /Caption of photograph/ }).fill('Plan of the bed')
  await desk.getByRole('button', { name: 'Save photographs' }).click()
  await expect(shown(4)).toHaveCount(4)

  // An estimate visit on Thursday from 2 to 4 PM.
  await scheduleFor(desk, { date: thursday, email, colleague: teoEmail })
  hurryEmails()
  await mailsTo(email, 2)

  // The customer adds another, which appears on the page that is open at the desk.
  await page.goto(address)
  await expect(
    page.getByRole('heading', { name: 'We have your request and 3 photographs' }),
  ).toBeVisible()
  await expect(page.getByText(/Estimate visit: Thu, .*, 2:00 to 4:00 PM/)).toBeVisible()
  await expect(page.getByText('New mulch for two front beds.')).toHaveCount(0)
  await expectFormsToWait(page)
  await expectFitsWithLargeText(page, undefined, page.getByRole('main'))
  await expect(page.getByLabel('Choose photographs')).toBeEnabled()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Photographs', exact: true })).toBeVisible()
  await expect(page.getByText('Choose photographs')).toBeHidden()
  await expect(page.getByText('Keep the link to this page private')).toBeHidden()
  await expect(page.locator('#note'), 'without notes, its heading is for the field').toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page
    .getByLabel('Choose photographs')
    .setInputFiles([{ name: 'gate.png', mimeType: 'image/png', buffer: await pngPicture() }])
  // It is sent slowly, so the page at the desk hears of it before it is there.
  const reloaded = desk.waitForResponse(/\/desk\/requests\/.*\.data/)
  await page.route('**/api/photos/**', async (route) => {
    await reloaded
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send 1 photograph' }).click()
  // The pressed button is gone, so the answer has the focus.
  await expect(page.getByText('Thank you.', { exact: true })).toBeFocused()
  await expect(
    page.getByRole('heading', { name: 'We have your request and 4 photographs' }),
  ).toBeVisible()
  await expect(shown(5)).toHaveCount(5)
  await page.getByRole('textbox', { name: 'Anything to add?' }).fill('The dog is friendly.')
  await page.getByRole('button', { name: 'Send note' }).click()
  await expect(page.getByText('Thank you. We have your note.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send note' })).toBeFocused()
  await expect(page.getByText(/^You sent a note on .*[AP]M\.$/)).toBeVisible()
  await expectAccessible(page)
  await desk.getByRole('link', { name: 'Today', exact: true }).click()
  const waiting = desk.getByRole('listitem').filter({ hasText: 'Ann Photographer' })
  await expect(
    waiting.getByText('1 photograph added: “The dog is friendly.”').first(),
  ).toBeVisible()

  // The sheet in the truck has pictures of each place.
  await desk.goto(`/desk/schedule/print?date=${thursday}`)
  const sheet = desk.getByRole('listitem').filter({ hasText: 'Ann Photographer' })
  await expect(sheet.getByText('5 photographs')).toBeVisible()
  await expect(sheet.locator('img'), 'for which there is room').toHaveCount(4)
  await expectAccessible(desk)

  // The helper's phone: their stops, with what the customer sent, and nothing else.
  await truck.goto(`/desk/my-day?date=${thursday}`)
  await expect(truck.getByRole('heading', { level: 2 })).toHaveText('Ann Photographer')
  const ofStop = truck.getByRole('button', { name: /^Photograph \d of \d, Ann Photographer/ })
  await expect(ofStop).toHaveCount(5)
  const camera = truck.getByLabel('Add photographs, Ann Photographer')
  await expect(camera).toBeEnabled()
  // The yard has no connection, and the phone discards the page: the upload resumes later.
  await truck.route('**/api/photos/**', (route) => route.abort('internetdisconnected'))
  await failNextForm(truck)
  await camera.setInputFiles([
    { name: 'wires.jpg', mimeType: 'image/jpeg', buffer: await jpegWithPlace() },
  ])
  await expect(truck.getByText('Not received yet')).toBeVisible()
  await expect.poll(() => preservedIn(truck)).toBe(2)
  await truck.unroute('**/api/photos/**')
  await truck.reload()
  await expect(ofStop).toHaveCount(6)
  await expect.poll(() => preservedIn(truck)).toBe(0)
  await ofStop.last().click()
  await expect(truck.getByRole('dialog').getByText(teo)).toBeVisible()
  await expect(truck.getByRole('button', { name: 'Remove' })).toBeVisible()
  await truck.keyboard.press('ArrowRight')
  await expect(truck.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await truck.keyboard.press('Escape')
  await expectAccessible(truck)

  // Unsent photographs are deleted from the phone when their owner signs out.
  await truck.route('**/api/photos/**', (route) => route.abort('internetdisconnected'))
  await expect(camera).toBeEnabled()
  await camera.setInputFiles([
    { name: 'gate.png', mimeType: 'image/png', buffer: await pngPicture() },
  ])
  await expect.poll(() => preservedIn(truck)).toBe(2)
  // Their stop has accepted them, so that the next form is the one that signs out.
  await expect(truck.getByRole('progressbar', { name: 'Sending' })).toBeVisible()
  await truck.setViewportSize({ width: 1440, height: 900 })
  const signOut = truck.getByRole('button', { name: 'Sign out' })
  const isRefused = truck.waitForResponse('**/desk/sign-out.data*')
  await failNextForm(truck)
  await signOut.click()
  await isRefused
  expect(await preservedIn(truck)).toBe(2)
  await signOut.click()
  await expect(truck.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => preservedIn(truck)).toBe(0)
  await desk.context().close()
  await truck.context().close()
})
