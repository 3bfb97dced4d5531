import { expect, test } from '@playwright/test'
import {
  answerWith,
  codeMailedTo,
  expectAccessible,
  expectFault,
  eventPage,
  fillGuest,
  openEvent,
  register,
  someEmail,
  verifyMailbox,
} from './event-page.ts'

test.describe('a registration', () => {
  test('asks all kinds of questions, and is thanked for', async ({ page }) => {
    const event = await openEvent(page, 'container-garden-workshop')
    await event.rsvp('Yes').click()
    await expect(event.title('Event Registration')).toBeVisible()
    const email = someEmail()
    await fillGuest(event, email, '2')
    await event.field('Home Address').fill('12 Oak Street')
    await event.field('Planting Date').fill('2027-04-01')
    await event.field('Gardening Experience').selectOption('A few seasons')
    await event.dialog.getByRole('radio', { name: 'Part shade' }).check()
    await event.dialog.getByRole('checkbox', { name: 'Watering' }).check()
    await event.dialog.getByRole('checkbox', { name: 'Herbs' }).check()
    await event.field('Notes').fill('We bring two pots.')
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

  test('that breaks rules is not sent, and every field says why', async ({ page }) => {
    const event = await openEvent(page, 'container-garden-workshop')
    await event.rsvp('Maybe').click()
    await event.submit.click()
    await expect(
      page.getByText(
        'Please correct the following fields: First Name, Last Name, Email, Phone, Adults, Gardening Experience, Light at Your Spot, Topic of Interest',
      ),
    ).toBeVisible()
    await expect(event.field('First Name')).toBeFocused()
    await expectFault(event.field('First Name'), 'Please enter a valid First Name.')
    await expectFault(
      event.field('Gardening Experience'),
      'Please select an option for Gardening Experience.',
    )
    await expect(
      event.dialog.getByText('Please select at least one Topic of Interest.'),
    ).toBeVisible()
    await event.field('First Name').pressSequentially('Z3')
    await expect(event.field('First Name')).toHaveValue('Z')
    await expectFault(event.field('First Name'), 'First Name must be at least 2 characters.')
    await event.field('Last Name').fill('Lee!')
    await expectFault(event.field('Last Name'), 'Last Name can only contain letters and spaces.')
    await event.field('Email').fill('zoe@')
    await expectFault(event.field('Email'), 'Please enter a valid email address.')
    await event.field('Phone').fill('770-555')
    await expect(event.field('Phone')).toHaveValue('770555')
    await expectFault(event.field('Phone'), 'Phone must be exactly 10 digits.')
    await event.field('Home Address').fill('12')
    await event.field('Phone').focus()
    await expectFault(event.field('Home Address'), 'Home Address must be at least 5 characters.')
    await event.field('Notes').fill('x'.repeat(301))
    await expectFault(event.field('Notes'), 'Notes cannot exceed 300 characters.')
  })

  test('for more people than seats is not sent', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
    await answerWith(page, 'seed-swap', {
      capacity: 5,
      totalAttendees: 2,
      formFields: [
        { fieldName: 'adults', label: 'Adults', fieldType: 'number', required: true },
        { fieldName: 'email', label: 'Email', fieldType: 'email', required: true },
      ],
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fern Evening')
    await event.rsvp('Yes').click()
    await event.field('Adults').fill('4')
    await expect(page.getByText('Total attendees (4) exceed available seats (3).')).toBeVisible()
    await event.field('Email').fill(someEmail())
    await event.submit.click()
    await expect(
      page.getByText('Sorry, only 3 seats are available. Please reduce the number of attendees.'),
    ).toBeVisible()
    await expect(event.dialog).toBeVisible()
  })

  test('that the server refuses keeps what was typed', async ({ page }) => {
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
  })

  test('says so while it is on its way', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/payment-link', async (route) => {
      await held
      await route.abort()
    })
    await event.rsvp('Yes').click()
    await fillGuest(event, someEmail())
    await event.submit.click()
    await expect(event.button('Submitting...')).toBeDisabled()
    release()
    await expect(event.message).toBeVisible()
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

test.describe('a window', () => {
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
    await event.rsvp('No').click()
    await expect(event.field('Name')).toHaveValue('')
  })

  for (const width of [390, 1440]) {
    test(`has no barrier that axe can find, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const event = await openEvent(page, 'container-garden-workshop')
      for (const answer of ['Yes', 'No'] as const) {
        await event.rsvp(answer).click()
        await event.submit.click()
        await expectAccessible(page)
        await event.button('Close').click()
      }
      await event.update.click()
      await expectAccessible(page)
    })
  }
})

test.describe('someone who does not come', () => {
  test('says so and is thanked for it', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
    await event.rsvp('No').click()
    await expect(event.title('Not Attending')).toBeVisible()
    await event.submit.click()
    await expectFault(event.field('Name'), 'Please enter a valid Name.')
    await expectFault(event.field('Email'), 'Please enter a valid Email.')
    await expectFault(event.field('Phone'), 'Please enter a valid Phone.')
    const email = someEmail()
    await event.field('Name').fill('Zoe Lee')
    await event.field('Email').fill(email)
    await event.field('Phone').fill('+1 (770) 555-0142')
    await expect(event.field('Phone')).toHaveValue('7705550142')
    await event.field('Message').fill('x'.repeat(501))
    await event.submit.click()
    await expectFault(event.field('Message'), 'Message cannot exceed 500 characters.')
    await event.field('Message').fill('Next time.')
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

  test('reads why it failed', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
    await page.route('**/not-interested', (route) =>
      route.fulfill({ status: 503, json: { message: 'Closed for lunch.', code: 'unavailable' } }),
    )
    await event.rsvp('No').click()
    await event.field('Name').fill('Zoe Lee')
    await event.field('Email').fill(someEmail())
    await event.field('Phone').fill('7705550142')
    await event.submit.click()
    await expect(event.message).toContainText('Response Submission Failed: Closed for lunch.')
  })
})

test('a full event takes no answers but changes of them', async ({ page }) => {
  const event = await openEvent(page, 'rain-garden-walk')
  await expect(page.getByText('Sorry, Event is Fully Booked!')).toBeVisible()
  await expect(event.rsvp('Yes')).toHaveCount(0)
  await event.update.click()
  await expect(event.title('Update Your RSVP')).toBeVisible()
})

test.describe('a change of an earlier answer', () => {
  test('needs the code from the mailbox, and starts from what was answered', async ({ page }) => {
    const email = someEmail()
    const event = await register(page, 'seed-swap', email)
    await event.update.click()
    await event.field('Email').fill('zoe')
    await event.button('Send OTP').click()
    await expectFault(
      event.field('Email'),
      'Invalid Email: zoe. Please enter a valid email address.',
    )
    await event.field('Email').fill(email)
    await event.button('Send OTP').click()
    await expect(page.getByText('OTP sent to your email!')).toBeVisible()
    await event.field('OTP').fill('12')
    await event.button('Verify OTP').click()
    await expectFault(event.field('OTP'), 'OTP must be exactly 6 digits.')
    const code = await codeMailedTo(email)
    await event.field('OTP').fill(code === '000000' ? '000001' : '000000')
    await event.button('Verify OTP').click()
    await expect(event.message).toContainText('Invalid OTP! 4 tries left.')
    await event.closeMessage.click()
    await event.field('OTP').fill(` ${code} `)
    await event.button('Verify OTP').click()
    await expect(page.getByText('OTP Verified Successfully!')).toBeVisible()
    await event.button('Maybe').click()
    await expect(event.title('Event Registration')).toBeVisible()
    await expect(event.field('First Name')).toHaveValue('Zoe')
    await expect(event.field('Email')).toHaveValue(email)
    await event.field('First Name').fill('Zoey')
    const call = page.waitForRequest((request) => request.method() === 'PATCH')
    await event.submit.click()
    await expect(event.message).toContainText('Thank You for Updating Status')
    await expect(event.message).toContainText('Your response has been updated successfully!')
    expect((await call).postDataJSON()).toMatchObject({ willingness: 'maybe', adults: 1 })
  })

  test('to No brings a fixed apology', async ({ page }) => {
    const email = someEmail()
    const event = await register(page, 'seed-swap', email)
    await verifyMailbox(event, email)
    await event.button('No').click()
    await expect(event.title('Not Attending')).toBeVisible()
    const call = page.waitForRequest((request) => request.method() === 'PATCH')
    await event.submit.click()
    await expect(event.message).toContainText('Your response has been updated successfully!')
    expect((await call).postDataJSON()).toMatchObject({
      willingness: 'no',
      message: 'Sorry, I will not be able to attend this event.',
    })
  })

  test('starts over when it is closed', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
    await event.update.click()
    await event.field('Email').fill(someEmail())
    await event.button('Send OTP').click()
    await expect(event.field('OTP')).toBeVisible()
    await event.button('Close').click()
    await event.update.click()
    await expect(event.field('Email')).toHaveValue('')
  })

  test('says what is wrong with the code or the connection', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
    await page.route('**/request-edit', (route) => route.fulfill({ json: {} }))
    await event.update.click()
    await event.field('Email').fill(someEmail())
    await event.button('Send OTP').click()
    await event.field('OTP').fill('123456')
    await event.button('Verify OTP').click()
    await expect(event.message).toContainText('Missing booking id. Please request OTP again.')
    await event.closeMessage.click()
    await page.unroute('**/request-edit')
    await page.route('**/request-edit', (route) => route.fulfill({ json: { bookingId: 'c' } }))
    await page.route('**/verify-otp', (route) => route.abort())
    await event.button('Send OTP').click()
    await event.field('OTP').fill('123456')
    await event.button('Verify OTP').click()
    await expect(event.message).toContainText('Invalid OTP!')
    await event.closeMessage.click()
    await expect(page.getByText('OTP Verification Failed!')).toBeVisible()
  })

  test('that the server cannot take reads so', async ({ page }) => {
    const event = await openEvent(page, 'seed-swap')
    await page.route('**/request-edit', (route) => route.abort())
    await event.update.click()
    await event.field('Email').fill(someEmail())
    await event.button('Send OTP').click()
    await expect(event.message).toContainText('Something went wrong')
  })
})

test.describe('a paid event', () => {
  test('is paid on the next page, and the payment is confirmed', async ({ page }) => {
    const email = someEmail()
    const event = await openEvent(page, 'pruning-class')
    await event.rsvp('Yes').click()
    await fillGuest(event, email, '2')
    await expect(event.dialog).toContainText('2 × $25 = $50')
    await event.submit.click()
    await page.waitForURL('**/test-checkout/**')
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.waitForURL('**/events/success?**')
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.getByText(`A confirmation has been sent to ${email}.`)).toBeVisible()
    const line = (name: string) => page.locator('dt', { hasText: name }).locator('+ dd')
    await expect(line('Name')).toHaveText('Zoe Lee')
    await expect(line('Email')).toHaveText(email)
    await expect(line('Date of booking')).toHaveText(/\w{3} \d{1,2}, \d{4}/)
    await page.getByRole('link', { name: 'Go Back to Events' }).click()
    await expect(page).toHaveURL(/\/events$/)
  })

  test('that was not paid leads back to the events', async ({ page }) => {
    const event = await openEvent(page, 'pruning-class')
    await event.rsvp('Yes').click()
    await fillGuest(event, someEmail())
    await event.submit.click()
    await page.waitForURL('**/test-checkout/**')
    await page.getByRole('button', { name: 'Decline' }).click()
    await page.waitForURL('**/events/failure**')
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible()
    await expect(page.getByText('Your payment could not be processed')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the Event' })).toHaveAttribute(
      'href',
      '/events/event-details?eventid=pruning-class',
    )
    await page.getByRole('link', { name: 'Try Again' }).click()
    await expect(page).toHaveURL(/\/events$/)
  })
})

test.describe('the page after a payment', () => {
  const address = '/events/success?bookingId=b&event_id=pruning-class'
  const result = (status: string, paid: boolean) => ({
    json: {
      paid,
      booking: {
        bookingId: 'b',
        status,
        attendeeEmail: 'zoe@example.org',
        bookedAt: '2026-11-20T14:05:00.000Z',
        formResponses: [],
      },
    },
  })

  test('waits until the payment is confirmed', async ({ page }) => {
    let asked = 0
    await page.route('**/success?bookingId=*', (route) => {
      if (!route.request().url().includes('/api/')) return route.continue()
      asked += 1
      return route.fulfill(asked < 3 ? result('pending_payment', false) : result('confirmed', true))
    })
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Confirming Your Payment' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.locator('dd').first()).toHaveText('N/A')
  })

  for (const [status, title] of [
    ['expired', 'Your Payment Did Not Come Through'],
    ['refunded', 'Your Payment Was Refunded'],
    ['cancelled', 'This Booking Is Cancelled'],
  ] as const) {
    test(`tells the truth about a booking that is ${status}`, async ({ page }) => {
      await page.route('**/api/**/success?*', (route) => route.fulfill(result(status, false)))
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
  }

  test('says Error where loading fails, and is kept from search engines', async ({ page }) => {
    await page.goto('/events/success?bookingId=none&event_id=pruning-class')
    await expect(page.getByRole('main').getByRole('definition')).toHaveText([
      'Error',
      'Error',
      'Error',
    ])
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
    await expectAccessible(page)
  })
})

test('every way back from a window of a phone is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openEvent(page, 'seed-swap')
  await eventPage(page).rsvp('Yes').click()
  for (const button of await eventPage(page).dialog.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
})
