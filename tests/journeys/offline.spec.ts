import { expect, test } from '@playwright/test'
import { paths } from '#domain/site/paths.ts'
import { pngPicture } from '#support/photographs.ts'
import { expectAccessible } from './accessible.ts'
import { askForQuote } from './desk-page.ts'
import { eventPage, fillGuest, mailsTo, someEmail } from './event-page.ts'
import { comeToRest } from './gallery-page.ts'
import { preservedIn } from './photograph-steps.ts'
import { fillQuote, openQuote, quoteForm } from './quote-page.ts'
import { delayForms } from './slow-line.ts'
import { openHydrated } from '#bench/hydrated-page.ts'

test.describe('without a connection', () => {
  test('a link leaves the page as it is, the assistant and the dialogs of an event come later, and a registration and a quote keep the typed text', async ({
    page,
    context,
  }) => {
    await openHydrated(page, paths.home)

    await test.step('a link leaves the page as it is, says why in place of the floating phone and quote, and works once there is one', async () => {
      // The footer is at its final place.
      await comeToRest(page)
      const reach = page.getByRole('navigation', { name: 'Phone and quote' })
      await page.mouse.wheel(0, 1500)
      await expect(reach).toBeVisible()
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Products' })
      await context.setOffline(true)
      await link.click()
      const callout = page.getByRole('status').filter({ hasText: 'No connection.' })
      await expect(callout).toBeVisible()
      await expect(callout.getByRole('link')).toHaveAttribute('href', /^tel:/)
      await expect(reach).toBeHidden()
      await expect(page).toHaveURL(paths.home)
      await context.setOffline(false)
      await expect(callout).toHaveCount(0)
      await expect(reach).toBeVisible()
      await link.click()
      await expect(page).toHaveURL(paths.products)
    })

    await openHydrated(page, paths.event('seed-swap'))
    const event = eventPage(page)

    await test.step('the assistant and the dialogs of an event stay away, and come later', async () => {
      const callout = page.getByText('No connection.')
      await context.setOffline(true)
      await event.rsvp('Yes').click()
      await expect(callout).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seed Swap on the Road')
      await context.setOffline(false)
      await expect(callout).toHaveCount(0)
      await event.rsvp('Yes').click()
      await expect(event.dialog).toBeVisible()
      await page.keyboard.press('Escape')

      await context.setOffline(true)
      await page.getByRole('button', { name: 'Chat with us' }).click()
      await expect(callout).toBeVisible()
      await context.setOffline(false)
      await expect(callout).toHaveCount(0)
      await page.getByRole('button', { name: 'Chat with us' }).click()
      const chat = page.getByRole('dialog', { name: 'Ask Evergreen' })
      // It hears keys once it has taken the focus.
      await expect(chat.getByRole('textbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(chat).toBeHidden()
    })

    await test.step('a registration and a quote say so, and keep the typed text', async () => {
      await event.rsvp('Yes').click()
      const email = someEmail()
      await fillGuest(event, email)
      await context.setOffline(true)
      await event.submit.click()
      await expect(event.message).toContainText('Your device is not connected.')
      await expect(event.message).toContainText('Nothing you typed is lost')
      await event.closeMessage.click()
      await expect(event.field('Email')).toHaveValue(email)

      await context.setOffline(false)
      const quote = await openQuote(page)
      await fillQuote(quote)
      await context.setOffline(true)
      await quote.submit.click()
      await expect(quote.dialog).toContainText('An error occurred while submitting the form.')
      await expect(quote.dialog).toContainText('Your device is not connected.')
      await quote.close.click()
      await expect(quote.firstName).toHaveValue('Ann')
    })

    await context.setOffline(false)
    await test.step('a part that went with an update is explained, and a reload keeps what was typed', async () => {
      await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
      await page.getByRole('button', { name: 'Add photographs' }).click()
      await expect(page.getByText('This part did not load.')).toBeVisible()
      await expectAccessible(page)
      await page.unrouteAll()
      await page.reload()
      await page.getByRole('button', { name: 'Add photographs' }).click()
      await expect(page.getByText('This part did not load.')).toHaveCount(0)
      await expect(quoteForm(page).firstName).toHaveValue('Ann')
      await expect(page.getByText('Choose photographs')).toBeVisible()
    })
  })

  test('the page of a request keeps what is typed and chosen, and sends it once', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const [acknowledged] = await mailsTo(await askForQuote(page), 1)
    await openHydrated(page, /https?:\S+\/request\/\S+/.exec(acknowledged?.text ?? '')?.[0] ?? '')
    const picture = { name: 'gate.png', mimeType: 'image/png', buffer: await pngPicture() }
    await page.getByLabel('Choose photographs').setInputFiles([picture])
    const caption = page.getByRole('textbox', { name: /Caption of photograph/ })
    await caption.fill('The gate')
    await expect.poll(() => preservedIn(page)).toBe(2)

    const note = page.getByRole('textbox', { name: 'Anything to add?' })
    const sendNote = page.getByRole('button', { name: 'Send note' })
    const sendPicture = page.getByRole('button', { name: 'Send 1 photograph' })
    const lost = page.getByText('No connection. What you entered is still here')
    await note.fill('The dog is friendly.')
    await context.setOffline(true)
    await sendNote.click()
    await expect(lost).toBeVisible()
    await sendPicture.click()
    await expect(lost).toHaveCount(2)
    await expect(note).toHaveValue('The dog is friendly.')
    await expect(caption).toHaveValue('The gate')
    await expectAccessible(page)
    await context.setOffline(false)
    await page.reload()
    await expect(note).toHaveValue('The dog is friendly.')
    await expect(caption).toHaveValue('The gate')
    // The visitor types on while the first text is being sent.
    const letGo = await delayForms(page, '**/request/*.data*')
    await sendNote.click()
    await note.fill('The dog is friendly. So is the cat.')
    letGo()
    await expect(page.getByText('Thank you. We have your note.')).toBeVisible()
    await expect(note).toHaveValue('The dog is friendly. So is the cat.')
    await sendNote.click()
    await expect(note).toHaveValue('')
    await sendPicture.click()
    await expect(
      page.getByRole('heading', { name: 'We have your request and 1 photograph' }),
    ).toBeVisible()
    await expect.poll(() => preservedIn(page)).toBe(0)
    // A reload restores nothing.
    const stored = () => page.evaluate(() => JSON.stringify(sessionStorage))
    expect(await stored()).not.toContain('dog')
  })
})
