import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import {
  expectFieldError,
  eventPage,
  fillGuest,
  openEvent,
  ownEvent,
  register,
  someEmail,
} from './event-page.ts'

test.describe('a registration', () => {
  test('asks all kinds of questions, and is thanked for', async ({ page }) => {
    const event = await openEvent(page, 'container-garden-workshop')
    await event.rsvp('Yes').click()
    await expect(event.title('Event Registration')).toBeVisible()
    const email = someEmail()
    await fillGuest(event, email, '2')
    await expect(event.field('Home Address')).toHaveAttribute('autocomplete', 'address-line1')
    await event.field('Home Address').fill('12 Oak Street')
    await event.field('Planting Date').fill('2027-04-01')
    await event.field('Gardening Experience').selectOption('A few seasons')
    await event.dialog.getByRole('radio', { name: 'Part shade' }).check()
    await event.dialog.getByRole('checkbox', { name: 'Watering' }).check()
    await event.dialog.getByRole('checkbox', { name: 'Herbs' }).check()
    await event.field('Notes').fill('We bring two pots.')
    await page.reload()
    await expect(event.field('Notes')).toHaveValue('We bring two pots.')
    const call = page.waitForRequest('**/payment-link')
    await event.submit.click()
    await expect(event.message).toContainText('Thank You for Registration')
    const sent = (await call).postDataJSON()
    expect((await call).headers()['subdomain']).toBe('evergreen')
    expect(sent).toMatchObject({
      eventId: 'container-garden-workshop',
      attendeeEmail: email,
      adults: 2,
      children: 0,
      intrests: ['Herbs', 'Watering'],
      willingness: 'yes',
      successUrl: expect.stringMatching(/\/events\/success$/),
      failureUrl: expect.stringMatching(/\/events\/failure$/),
    })
    expect(sent.formResponses).toContainEqual({
      fieldName: 'interests',
      value: ['Herbs', 'Watering'],
    })
    await event.closeMessage.click()
    await event.rsvp('Yes').click()
    await expect(event.field('First Name')).toHaveValue('')
  })

  test('that breaks rules is not sent, and every field shows its error', async ({ page }) => {
    const event = await openEvent(page, 'container-garden-workshop')
    await event.rsvp('Maybe').click()
    await event.submit.click()
    await expect(
      page.getByText(
        'Please correct the following fields: First Name, Last Name, Email, Phone, Gardening Experience, Light at Your Spot, Topic of Interest',
      ),
    ).toBeVisible()
    await expect(event.field('First Name')).toBeFocused()
    await expectFieldError(event.field('First Name'), 'Please enter a valid First Name.')
    await expectFieldError(
      event.field('Gardening Experience'),
      'Please select an option for Gardening Experience.',
    )
    await expect(
      event.dialog.getByText('Please select at least one Topic of Interest.'),
    ).toBeVisible()
    await event.field('First Name').pressSequentially('Z3')
    await expect(event.field('First Name')).toHaveValue('Z')
    await expectFieldError(event.field('First Name'), 'First Name must be at least 2 characters.')
    await event.field('Last Name').fill('Lee!')
    await expectFieldError(
      event.field('Last Name'),
      'Last Name can only contain letters and spaces.',
    )
    await event.field('Email').fill('zoe@')
    await expectFieldError(event.field('Email'), 'Please enter a valid email address.')
    await event.field('Phone').fill('770-555')
    await expect(event.field('Phone')).toHaveValue('770555')
    await expectFieldError(event.field('Phone'), 'Phone must be exactly 10 digits.')
    await event.field('Home Address').fill('12')
    await event.field('Phone').focus()
    await expectFieldError(
      event.field('Home Address'),
      'Home Address must be at least 5 characters.',
    )
    await event.field('Notes').fill('x'.repeat(301))
    await expectFieldError(event.field('Notes'), 'Notes cannot exceed 300 characters.')
  })

  test('for more people than seats is not sent, and for all seats is', async ({ page }) => {
    const formFields = [
      { fieldName: 'adults', label: 'Adults', fieldType: 'number', required: true },
      { fieldName: 'email', label: 'Email', fieldType: 'email', required: true },
    ]
    const event = await openEvent(page, await ownEvent({ capacity: 5, formFields }, 2))
    await event.rsvp('Yes').click()
    await event.field('Adults').fill('4')
    await expect(page.getByText('Total attendees (4) exceed available seats (3).')).toBeVisible()
    await event.field('Email').fill(someEmail())
    await event.submit.click()
    await expect(
      page.getByText('Sorry, only 3 seats are available. Please reduce the number of attendees.'),
    ).toBeVisible()
    await expect(event.dialog).toBeVisible()
    await expect(event.field('Adults')).toBeFocused()
    await expectFieldError(event.field('Adults'), 'Total attendees (4) exceed available seats (3).')
    // The last seats take the button with them that opened the dialog.
    await event.field('Adults').fill('3')
    await event.submit.click()
    await expect(event.message).toContainText('Thank You for Registration')
    await event.closeMessage.click()
    await expect(page.getByRole('region', { name: 'RSVP' })).toBeFocused()
  })

  test('that the server refuses keeps what was typed, and leads to the change of an earlier answer', async ({
    page,
  }) => {
    const email = someEmail()
    const event = await register(page, 'seed-swap', email)
    await event.rsvp('Yes').click()
    await fillGuest(event, email)
    await event.submit.click()
    await expect(event.message.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
    await expect(event.message).toContainText('Request Failed: ')
    await expect(event.message).toContainText('Update Your Answer Here')
    await event.closeMessage.click()
    await expect(event.field('Email')).toHaveValue(email)
    await expect(event.submit).toBeFocused()
    await page.route('**/payment-link', (route) => route.abort())
    await event.submit.click()
    await expect(event.message).toContainText('Request Failed: Something went wrong')
    await expect(event.message).toContainText('Nothing you typed is lost')
    await event.closeMessage.click()
    await page.unroute('**/payment-link')
    await event.submit.click()
    await event.message.getByRole('button', { name: 'Update Your Answer Here' }).click()
    await expect(event.title('Update Your RSVP')).toBeVisible()
    await expect(event.field('Email')).toBeFocused()
  })

  test('says so while it is on its way, and when the seats were just taken, in the dialog and in a toast', async ({
    page,
  }) => {
    const sentence = 'Sorry, only 1 seats are available. Please reduce the number of attendees.'
    const event = await openEvent(page, 'seed-swap')
    const held = Promise.withResolvers<void>()
    await page.route('**/payment-link', async (route) => {
      await held.promise
      await route.fulfill({ status: 409, json: { message: sentence, code: 'not-enough-seats' } })
    })
    await event.rsvp('Yes').click()
    await fillGuest(event, someEmail(), '2')
    await event.submit.click()
    await expect(event.button('Submitting...')).toBeDisabled()
    // A sent request cannot be canceled, however often the visitor tries.
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key)
    await expect(event.button('Submitting...')).toBeVisible()
    held.resolve()
    await expect(event.message).toContainText(`Request Failed: ${sentence}`)
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
    await event.closeMessage.click()
    await expect(event.submit).toBeFocused()
  })

  test('never leads to an address that would run as a script', async ({ page }) => {
    const event = await openEvent(page, 'pruning-class')
    await page.route('**/payment-link', (route) =>
      route.fulfill({
        status: 201,
        json: {
          bookingId: 'b',
          status: 'pending_payment',
          capacity: 16,
          totalAttendees: 1,
          paymentUrl: 'javascript:document.body.append("ran")',
        },
      }),
    )
    await event.rsvp('Yes').click()
    await fillGuest(event, someEmail())
    await event.submit.click()
    await expect(event.message).toContainText('Request Failed: Something went wrong')
    await expect(page.getByText('ran', { exact: true })).toHaveCount(0)
  })
})

test.describe('a dialog', () => {
  test('opens, holds and closes with the keyboard alone', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
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

  test('keeps what was typed when someone clicks beside it', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
    await event.rsvp('No').click()
    await event.field('Name').fill('Zoe Lee')
    await page.mouse.click(5, 5)
    await expect(event.field('Name')).toHaveValue('Zoe Lee')
    await event.button('Close').click()
    await page.reload()
    await event.rsvp('No').click()
    await expect(event.field('Name')).toHaveValue('')
    // A dialog that is open when a visitor goes to another address is not opened again.
    const openDialogs = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('dialog')))
    await expect.poll(openDialogs).toHaveLength(1)
    await openEvent(page, 'rain-garden-walk')
    await openEvent(page, 'seed-swap')
    await expect.poll(openDialogs).toEqual([])
  })

  test('has no barrier that axe can find', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    const event = await openEvent(page, 'container-garden-workshop')
    await event.update.click()
    await expectAccessible(page, 'dialog[open]')
    await event.button('Close').click()
    for (const answer of ['No', 'Yes'] as const) {
      await event.rsvp(answer).click()
      await event.submit.click()
      await expectAccessible(page, 'dialog[open]')
      if (answer === 'No') await event.button('Close').click()
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectAccessible(page, 'dialog[open]')
  })
})

test.describe('someone who does not come', () => {
  test('says so, reads why it failed, and is thanked for it', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
    await event.rsvp('No').click()
    await expect(event.title('Not Attending')).toBeVisible()
    await event.submit.click()
    await expectFieldError(event.field('Name'), 'Please enter a valid Name.')
    await expectFieldError(event.field('Email'), 'Please enter a valid Email.')
    await expectFieldError(event.field('Phone'), 'Please enter a valid Phone.')
    const email = someEmail()
    await event.field('Name').fill('Zoe Lee')
    await event.field('Email').fill(email)
    await expect(event.field('Phone')).toHaveAttribute('autocomplete', 'tel')
    await event.field('Phone').fill('+1 (770) 555-0142')
    await expect(event.field('Phone')).toHaveValue('7705550142')
    await event.field('Message').fill('x'.repeat(501))
    await event.submit.click()
    await expectFieldError(event.field('Message'), 'Message cannot exceed 500 characters.')
    await event.field('Message').fill('Next time.')
    await page.reload()
    await expect(event.field('Message')).toHaveValue('Next time.')
    await page.route('**/not-interested', (route) =>
      route.fulfill({ status: 503, json: { message: 'Closed for lunch.', code: 'unavailable' } }),
    )
    await event.submit.click()
    await expect(event.message).toContainText('Response Submission Failed: Closed for lunch.')
    await event.closeMessage.click()
    await page.unroute('**/not-interested')
    const call = page.waitForRequest('**/not-interested')
    await event.submit.click()
    await expect(event.message).toContainText('Response Submitted')
    await expect(event.message).toContainText('Thanks for Your Response!')
    expect((await call).postDataJSON()).toEqual({
      eventId: 'seed-swap',
      name: 'Zoe Lee',
      number: '7705550142',
      message: 'Next time.',
      email,
    })
  })
})

test('a full event takes no answers but changes of them', async ({ page }) => {
  const event = await openEvent(page, 'rain-garden-walk')
  await expect(page.getByText('Sorry, Event is Fully Booked!')).toBeVisible()
  await expect(event.rsvp('Yes')).toHaveCount(0)
  await event.update.click()
  await expect(event.title('Update Your RSVP')).toBeVisible()
})

test('every way back from a dialog on a phone is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openEvent(page, 'seed-swap')
  await eventPage(page).rsvp('Yes').click()
  await expect(eventPage(page).dialog).toBeVisible()
  for (const button of await eventPage(page).dialog.getByRole('button').all()) {
    const box = await button.boundingBox()
    // A browser computes in fractions of a pixel.
    expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
