import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { fillGuest, openEvent, registerGuest, someEmail, verifyMailbox } from './event-page.ts'
import { expectFieldError } from './field-errors.ts'

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

    await test.step('the toast about errors leaves the first field and its label in sight', async () => {
      await page.setViewportSize({ width: 820, height: 600 })
      // Scrolled until the field is in sight, right below the dialog's head.
      await event.field('First Name').evaluate((field) => {
        const sheet = field.closest('dialog')
        const below = field.getBoundingClientRect().top - (sheet?.getBoundingClientRect().top ?? 0)
        sheet?.scrollBy(0, below - 98)
        field.blur()
        field.closest('form')?.requestSubmit()
      })
      const toast = page.getByRole('status').filter({ hasText: 'Please correct the following' })
      await expect(toast).toBeVisible()
      await expect(event.field('First Name')).toBeFocused()
      const between = async () => {
        const label = await event.dialog.getByText('First Name', { exact: true }).boundingBox()
        const above = await toast.boundingBox()
        return (label?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
      }
      await expect.poll(between).toBeGreaterThanOrEqual(0)
    })
  })

  test('that breaks rules is not sent, and every field shows its error; no dialog has a barrier that axe can find', async ({
    page,
  }) => {
    // Axe reads three dialogs.
    test.slow()
    await page.setViewportSize({ width: 390, height: 900 })
    const event = await openEvent(page, 'container-garden-workshop')

    await test.step('no barrier in a change of an answer and in No', async () => {
      await event.update.click()
      await expectAccessible(page, 'dialog[open]')
      await event.button('Close').click()
      await event.rsvp('No').click()
      await event.submit.click()
      await expectAccessible(page, 'dialog[open]')
      await event.button('Close').click()
    })

    await event.rsvp('Maybe').click()
    await event.submit.click()
    await expect(
      page.getByText(
        'Please correct the following fields: First Name, Last Name, Email, Phone, Gardening Experience, Light at Your Spot, Topic of Interest',
      ),
    ).toBeVisible()
    // Nothing is pressed: the toast covers neither.
    await event.button('Close').click({ trial: true })
    await event.field('First Name').click({ trial: true })
    await expect(event.field('First Name')).toBeFocused()
    await expectFieldError(event.field('First Name'), 'Please enter a valid First Name.')
    await expectFieldError(
      event.field('Gardening Experience'),
      'Please select an option for Gardening Experience.',
    )
    await expect(
      event.dialog.getByText('Please select at least one Topic of Interest.'),
    ).toBeVisible()

    await test.step('no barrier in a registration with errors', async () => {
      // `booking-dialogs.spec.ts` reads it on a wide screen.
      await expectAccessible(page, 'dialog[open]')
    })

    await event.field('First Name').pressSequentially('Z3')
    await expect(event.field('First Name')).toHaveValue('Z')
    await expectFieldError(event.field('First Name'), 'First Name must be at least 2 characters.')
    // The rules of the other fields are tested in `forms.test.ts`.
    await event.field('Phone').fill('770-555')
    await expect(event.field('Phone')).toHaveValue('770555')
    await expectFieldError(event.field('Phone'), 'Phone must be exactly 10 digits.')
  })

  test('that the server refuses keeps what was typed, and leads to the change of an earlier answer, which starts over when it is closed, explains what fails, and may be No', async ({
    page,
  }) => {
    test.slow()
    const email = someEmail()
    await registerGuest('seed-swap', email)
    const event = await openEvent(page, 'seed-swap')
    await event.rsvp('Yes').click()
    await fillGuest(event, email)
    await event.submit.click()
    await expect(event.message.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
    await expect(event.message).toContainText('Request Failed: ')
    await expect(event.message).toContainText('Update Your Answer Here')
    await event.closeMessage.click()
    await expect(event.field('Email')).toHaveValue(email)
    await expect(event.submit).toBeFocused()
    await event.submit.click()
    await event.message.getByRole('button', { name: 'Update Your Answer Here' }).click()
    await expect(event.title('Update Your RSVP')).toBeVisible()
    await expect(event.field('Email')).toBeFocused()

    await test.step('a change starts over when it is closed', async () => {
      await event.field('Email').fill(someEmail())
      await event.button('Send OTP').click()
      await expect(event.field('OTP')).toBeVisible()
      await event.button('Close').click()
      await event.update.click()
      await expect(event.field('Email')).toHaveValue('')
    })

    await test.step('and explains a failed connection', async () => {
      await event.field('Email').fill(someEmail())
      await page.route('**/request-edit', (route) => route.abort())
      await event.button('Send OTP').click()
      await expect(event.message).toContainText('Something went wrong')
      await event.closeMessage.click()

      await page.unroute('**/request-edit')
      await page.route('**/request-edit', (route) => route.fulfill({ json: {} }))
      await event.button('Send OTP').click()
      await event.field('OTP').fill('123456')
      await event.button('Verify OTP').click()
      await expect(event.message).toContainText('Missing booking id. Please request OTP again.')
      await event.closeMessage.click()
      await page.unroute('**/request-edit')
      await event.button('Close').click()
    })

    await test.step('a change to No gives up the seats, and brings a fixed apology', async () => {
      await verifyMailbox(event, email)
      await event.button('No').click()
      await expect(event.title('Not Attending')).toBeFocused()
      await expect(event.dialog).toContainText('your seats go to other guests')
      const call = page.waitForRequest((request) => request.method() === 'PATCH')
      await event.submit.click()
      await expect(event.message).toContainText('Your response has been updated successfully!')
      expect((await call).postDataJSON()).toMatchObject({
        willingness: 'no',
        message: 'Sorry, I will not be able to attend this event.',
      })
    })
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
    // Beside the dialog.
    await page.mouse.click(5, 5)
    await expect(event.field('Name')).toHaveValue('Zoe Lee')
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
    await event.closeMessage.click()

    const openDialogs = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('dialog')))
    await test.step('a dialog that is closed forgets what was typed', async () => {
      await event.rsvp('No').click()
      await event.field('Name').fill('Zoe Lee')
      await event.button('Close').click()
      await expect.poll(openDialogs).toEqual([])
      await event.rsvp('No').click()
      await expect(event.field('Name')).toHaveValue('')
    })

    await test.step('one that is open when a visitor goes elsewhere is not opened again', async () => {
      await expect.poll(openDialogs).toHaveLength(1)
      await openEvent(page, 'rain-garden-walk')
      await test.step('a full event takes no answers but changes of them', async () => {
        await expect(page.getByText('Sorry, Event is Fully Booked!')).toBeVisible()
        await expect(event.rsvp('Yes')).toHaveCount(0)
        await event.update.click()
        await expect(event.title('Update Your RSVP')).toBeVisible()
        // Its history entry comes and goes after it, and going back would abort the next navigation.
        await expect(page).toHaveURL(/#dialog$/)
        await event.button('Close').click()
        await expect(page).toHaveURL(/rain-garden-walk$/)
      })
      await openEvent(page, 'seed-swap')
      await page.reload()
      await expect(event.rsvp('Yes')).toBeEnabled()
      await expect(event.dialog).toHaveCount(0)
    })
  })
})
