import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { fillGuest, openEvent, ownEvent, someEmail } from './event-page.ts'
import { expectFieldError } from './field-errors.ts'

test('on a phone seats are counted by thumb, within what a party may be, and a pasted link keeps the form as wide as the screen', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const formFields = [
    { fieldName: 'adults', label: 'Adults', fieldType: 'number', required: true },
    { fieldName: 'children', label: 'Children', fieldType: 'number', required: false },
    { fieldName: 'email', label: 'Email', fieldType: 'email', required: true },
    { fieldName: 'notes', label: 'Notes', fieldType: 'textarea', required: false },
  ]
  const event = await openEvent(page, await ownEvent({ capacity: 5, formFields }, 2))
  await event.rsvp('Yes').tap()
  const [adults, children] = [event.field('Adults'), event.field('Children')]
  const [more, fewer] = [event.button('More Adults'), event.button('Fewer Adults')]
  for (const button of [more, fewer]) {
    const box = await button.boundingBox()
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44)
  }
  await expect(adults).toHaveValue('1')
  await expect(children).toHaveValue('0')
  await expect(fewer).toHaveAttribute('aria-disabled', 'true')
  await more.tap()
  await expect(page.getByRole('status').getByText('Adults: 2')).toBeAttached()
  await event.button('More Children').tap()
  await expect(children).toHaveValue('1')
  await event.button('More Children').tap()
  await expect(page.getByText('Total attendees (4) exceed available seats (3).')).toBeVisible()
  await event.button('Fewer Children').tap()
  await event.button('Fewer Children').tap()
  await expect(children).toHaveValue('0')
  await expect(event.button('Fewer Children')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/exceed available seats/)).toHaveCount(0)
  await fewer.tap()
  await expect(adults).toHaveValue('1')
  await adults.fill('50')
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await adults.fill('99')
  await expect(adults).toHaveAccessibleDescription('Adults can be 50 at most.')
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await fewer.tap()
  await expect(adults).toHaveValue('50')
  await event.field('Notes').fill(`https://example.org/${'a'.repeat(100)}`)
  const beyond = await event.dialog.evaluate((all) => all.scrollWidth - all.clientWidth)
  expect(beyond).toBe(0)

  await test.step('for more people than seats is not sent, and for all seats is', async () => {
    await adults.fill('4')
    await event.field('Email').fill(someEmail())
    await event.submit.tap()
    await expect(
      page.getByText('Sorry, only 3 seats are available. Please reduce the number of attendees.'),
    ).toBeVisible()
    await expect(event.dialog).toBeVisible()
    await expect(adults).toBeFocused()
    await expectFieldError(adults, 'Total attendees (4) exceed available seats (3).')
    // The last seats take the button with them that opened the dialog.
    await adults.fill('3')
    await event.submit.tap()
    await expect(event.message).toContainText('Thank You for Registration')
    await event.closeMessage.tap()
    await expect(page.getByRole('region', { name: 'RSVP' })).toBeFocused()
  })
  await context.close()
})

test('the dialog of an event serves a keyboard and a small phone, says where its request is, and tells a party of its limit', async ({
  page,
}) => {
  const event = await openEvent(page, 'seed-swap')

  await test.step('seats are counted with the keyboard, and the focus stays', async () => {
    const styles = page.locator('link[rel=stylesheet]')
    const before = await styles.count()
    expect(before).toBeGreaterThan(0)
    // The code of the dialog comes only now, and takes the focus later.
    await event.rsvp('Maybe').focus()
    await page.keyboard.press('Enter')
    await expect(event.field('First Name')).toBeFocused()
    // Forced colors drop the shadow and the dark ground that set it off from the page.
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(event.dialog).toHaveCSS('border-top-width', '1px')
    await page.emulateMedia({ forcedColors: 'none' })
    // The styles of the page are not loaded again.
    await expect(styles).toHaveCount(before)
    await event.field('Adults').fill('2')
    await page.keyboard.press('Tab')
    await expect(event.button('Fewer Adults')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(event.field('Adults')).toHaveValue('1')
    await expect(event.button('Fewer Adults')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(event.field('Adults')).toHaveValue('2')
    await event.button('Close').click()
  })

  await test.step('it opens, holds and closes with the keyboard alone', async () => {
    await event.rsvp('Yes').focus()
    await page.keyboard.press('Enter')
    await expect(event.field('First Name')).toBeFocused()
    await page.keyboard.type('Zoe')
    await page.keyboard.press('Shift+Tab')
    await expect(event.button('Close')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(event.dialog).toHaveCount(0)
    await expect(event.rsvp('Yes')).toBeFocused()
  })

  await test.step('every way back on a phone is large enough for a finger', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await event.rsvp('Yes').click()
    await expect(event.dialog).toBeVisible()
    const buttons = await event.dialog.getByRole('button').all()
    expect(buttons).not.toEqual([])
    for (const button of buttons) {
      const box = await button.boundingBox()
      // A browser computes in fractions of a pixel.
      expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })

  await test.step('with text at 200 % the name of the event is whole below the title', async () => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    const head = event.title('Event Registration').locator('..')
    await expect
      .poll(async () => {
        const [above, name] = await Promise.all(
          [head, event.dialog.getByText('Seed Swap on the Road')].map((part) => part.boundingBox()),
        )
        return (name?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      })
      .toBeGreaterThan(0)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await session.detach()
  })

  await test.step('it says so while it is on its way, and when the seats were just taken, in the dialog and in a toast', async () => {
    const sentence = 'Sorry, only 1 seats are available. Please reduce the number of attendees.'
    const held = Promise.withResolvers<void>()
    await page.route('**/payment-link', async (route) => {
      await held.promise
      await route.fulfill({ status: 409, json: { message: sentence, code: 'not-enough-seats' } })
    })
    await fillGuest(event, someEmail(), '2')
    await event.submit.click()
    await expect(event.button('Submitting...')).toBeDisabled()
    // A sent request cannot be canceled, however often the visitor tries.
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
    await page.goBack()
    await expect(event.button('Submitting...')).toBeVisible()
    held.resolve()
    await expect(event.message).toContainText(`Request Failed: ${sentence}`)
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    await event.closeMessage.click()
    await expect(event.submit).toBeFocused()
  })

  await test.step('Back closes one after the other, and leaves the event only then', async () => {
    await event.submit.click()
    await expect(event.message).toBeVisible()
    await page.goBack()
    await expect(event.message).toHaveCount(0)
    await expect(event.field('First Name')).toHaveValue('Zoe')
    await page.reload()
    await expect(event.field('First Name')).toHaveValue('Zoe')
    await page.goBack()
    await expect(event.dialog).toHaveCount(0)
    await event.rsvp('Yes').click()
    await expect(event.field('First Name')).toHaveValue('')
    await event.button('Close').click()
    await expect(event.dialog).toHaveCount(0)
    await expect(page).toHaveURL(/=seed-swap$/)
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  await test.step('Back leaves an event whose dialog has not come yet', async () => {
    const script = '**/event-dialogs-*.js'
    const held = Promise.withResolvers<void>()
    await page.route(script, async (route) => {
      await held.promise
      await route.abort()
    })
    await openEvent(page, 'seed-swap')
    await event.rsvp('Yes').click()
    await expect(page).toHaveURL(/#dialog$/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
    held.resolve()
    await page.unroute(script)
  })

  await test.step('a party at an event with a limit sees it before and after it grows too large', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const formFields = [
      { fieldName: 'adults', label: 'Adults', fieldType: 'number', required: true },
      { fieldName: 'children', label: 'Children', fieldType: 'number', required: false },
    ]
    const limited = await openEvent(page, await ownEvent({ partyLimit: 3, formFields }))
    await limited.rsvp('Maybe').click()
    const limit = page.getByText('One registration is for 3 people at most.')
    const warning = page.locator('[aria-live]').filter({ has: limit })
    await expect(limit).toBeVisible()
    await expect(warning).toHaveCount(0)
    await limited.field('Adults').fill('3')
    await expect(limited.button('More Adults')).toHaveAttribute('aria-disabled', 'true')
    await expect(warning).toHaveCount(0)
    await limited.button('More Children').click()
    await expect(warning).toHaveCount(1)
    await expect(limit).toHaveCount(1)
    await expectAccessible(page, 'dialog[open]')
  })
})
