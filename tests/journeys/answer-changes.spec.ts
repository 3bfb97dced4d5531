import { expect, test } from '@playwright/test'
import { codeMailedTo, openEvent, registerGuest, someEmail } from './event-page.ts'
import { expectFieldError } from './field-errors.ts'

test.describe('a change of an earlier answer', () => {
  test('needs the code from the mailbox, starts from what was answered, and can be sent again if it did not arrive', async ({
    page,
  }) => {
    test.slow()
    const email = someEmail()
    await registerGuest('seed-swap', email)
    const event = await openEvent(page, 'seed-swap')
    await event.update.click()
    await event.field('Email').fill('zoe')
    await event.button('Send OTP').click()
    await expectFieldError(
      event.field('Email'),
      'Invalid Email: zoe. Please enter a valid email address.',
    )
    await event.field('Email').fill(email)
    await event.button('Send OTP').click()
    await expect(page.getByText('OTP sent to your email!')).toBeVisible()
    await event.field('OTP').fill('12')
    await event.button('Verify OTP').click()
    await expectFieldError(event.field('OTP'), 'OTP must be exactly 6 digits.')
    const code = await codeMailedTo(email)
    await page.reload()
    await event.field('OTP').fill(code === '000000' ? '000001' : '000000')
    await event.field('OTP').press('Enter')
    await expect(event.message).toContainText('Invalid OTP! 4 tries left.')
    await event.closeMessage.click()
    await expect(event.field('OTP')).toBeFocused()
    await event.field('OTP').fill(` ${code} `)
    await event.button('Verify OTP').click()
    await expect(page.getByText('OTP Verified Successfully!')).toBeVisible()
    await expect(event.button('Yes')).toBeFocused()
    await event.button('Maybe').click()
    await expect(event.title('Event Registration')).toBeVisible()
    await expect(event.field('First Name')).toHaveValue('Rosa')
    await expect(event.field('Email')).toHaveValue(email)
    await event.field('First Name').fill('Rosalie')
    const change = '**/api/events/*/bookings/*'
    await page.route(change, (route) => route.abort())
    await event.submit.click()
    await expect(event.message).toContainText('Failed to update response')
    await event.closeMessage.click()
    await page.unroute(change)
    const call = page.waitForRequest((request) => request.method() === 'PATCH')
    await event.submit.click()
    await expect(event.message).toContainText('Thank You for Updating Status')
    await expect(event.message).toContainText('Your response has been updated successfully!')
    expect((await call).postDataJSON()).toMatchObject({ willingness: 'maybe', adults: 1 })
  })
})
