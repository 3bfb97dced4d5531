import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { callsOf, fillQuote, openQuote } from './quote-page.ts'
import { expectFieldError, expectNoFieldError } from './field-errors.ts'

// `found.spec.ts` checks the form as it opens.
test('an empty form is not sent, its errors are shown without a barrier, and the first wrong answer is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const calls = callsOf(page)
  const form = await openQuote(page)
  await form.submit.click()
  await expect(form.dialog.getByRole('heading', { name: 'Error' })).toBeVisible()
  await expect(form.dialog).toContainText('Please correct the errors in the form.')
  await expectAccessible(page, 'dialog[open]')
  await form.close.click()

  await expectFieldError(form.firstName, 'First Name is required.')
  await expectNoFieldError(form.lastName)
  await expectFieldError(form.phone, 'Phone Number is required.')
  await expect(form.phone).toHaveAttribute('autocomplete', 'tel')
  await expectFieldError(form.street, 'Street 1 is required.')
  for (const street of [form.street, form.serviceStreet])
    await expect(street).toHaveAttribute('autocomplete', /address-line1$/)
  await expectFieldError(form.serviceZip, 'Service ZIP Code must be exactly 5 digits only.')
  await expectFieldError(form.projectDetails, 'Project Details are required.')
  await expect(form.services).toContainText('Please select at least one service.')
  await expectNoFieldError(form.notes)
  await expect(form.firstName).toBeFocused()
  await expect(form.firstName).toBeInViewport()
  expect(calls.client).toHaveLength(0)

  await test.step('the form has no barrier that axe can find, and nothing is cut off at 320 px', async () => {
    await form.service('Soil & Mulch').check()
    await expect(form.materials).toHaveAttribute('data-flashing', 'false')
    await expectAccessible(page)

    await page.setViewportSize({ width: 320, height: 640 })
    const [needed, there] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(needed).toBeLessThanOrEqual(there ?? 0)
    for (const box of await form.services.getByRole('checkbox').all()) {
      const tile = await box.locator('xpath=ancestor::label').boundingBox()
      expect(Math.round(tile?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    await form.service('Soil & Mulch').uncheck()
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  // The first wrong answer is scrolled into view, even a group of boxes.
  await fillQuote(form)
  await form.service('Edging & Borders').uncheck()
  await form.submit.click()
  await page.keyboard.press('Escape')
  await expect(form.dialog).toHaveCount(0)
  await expect(form.services.getByRole('checkbox').first()).toBeFocused()
  await expect(form.services.getByText('Please select at least one service.')).toBeInViewport()
})

test('messages follow the typing after a field was left once', async ({ page }) => {
  await page.clock.install()
  const form = await openQuote(page)
  // A pause in typing shows a message too; on a slow machine the test itself would be that pause.
  await page.clock.pauseAt(Date.now() + 60_000)
  const name = 'First Name must be 2-50 characters and contain only letters and spaces.'
  await form.firstName.pressSequentially('A')
  await expectNoFieldError(form.firstName)
  await form.firstName.blur()
  await expectFieldError(form.firstName, name)
  await form.firstName.pressSequentially('n')
  await expectNoFieldError(form.firstName)
  await form.firstName.fill('Ann 2')
  await expectFieldError(form.firstName, name)
  // The browser fills a field that is not entered.
  await form.city.evaluate((input: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      'Area 51',
    )
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expectFieldError(
    form.city,
    'City must be 2-50 characters and contain only letters and spaces.',
  )
})

test('the same address hides the service address, materials light up and go with their service, and the form helps with typing', async ({
  page,
}) => {
  // Many fields are typed key by key.
  test.slow()
  const calls = callsOf(page)
  const form = await openQuote(page)

  await test.step('the same address hides the service address and needs no check; unticking clears it', async () => {
    await form.street.fill('12 Oak Street')
    await form.city.fill('Cumming')
    await form.addressType.selectOption('Business')
    await form.sameAddress.check()
    await form.sameAddress.uncheck()
    await expect(form.serviceSection).toBeVisible()
    await expect(form.serviceStreet).toHaveValue('')
    await expect(form.serviceAddressType).toHaveValue('Home')
    await expectNoFieldError(form.serviceStreet)
    await expect(form.street).toHaveValue('12 Oak Street')

    await form.serviceCity.fill('Milton')
    await fillQuote(form)
    await expect(form.serviceSection).toHaveCount(0)
    await form.city.fill('Alpharetta')
    await form.submit.click()
    await expect(form.dialog).toContainText('Success!')
    const address = {
      street1: '12 Oak Street',
      city: 'Alpharetta',
      state: 'GA',
      zipcode: '30040',
      addressType: 'Business',
    }
    expect(calls.request[0]?.postDataJSON().selectedService).toMatchObject([
      { serviceId: 'edging-borders', serviceAddress: address },
    ])
    await form.close.click()
  })

  // The form starts over.
  await test.step('the materials of a ticked service light up for one second, and come and go with it', async () => {
    await page.evaluate(() => {
      // Recorded in the page itself, since a busy machine could miss a flash of a second.
      const flashes: { from: number; to: number; look: string }[] = []
      Object.assign(window, { flashes })
      new MutationObserver(() => {
        const now = performance.now()
        const lit = document.querySelector('[data-flashing="true"]') !== null
        const last = flashes.at(-1)
        if (lit && last?.to !== 0) {
          const light = document.querySelector('.material-flash')
          const style = light === null ? null : getComputedStyle(light)
          const look = `${style?.animationName} ${style?.animationDuration}`
          flashes.push({ from: now, to: 0, look })
        } else if (!lit && last?.to === 0) last.to = now
      }).observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    const flashes = () =>
      page.evaluate<{ from: number; to: number; look: string }[]>('window.flashes')

    await expect(form.materials).toHaveCount(0)
    await form.service('Plants & Sod').check()
    await form.service('Plants & Sod').uncheck()
    await expect(form.materials).toHaveCount(0)
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const moves = reducedMotion === 'no-preference'
      await page.emulateMedia({ reducedMotion })
      await form.service('Soil & Mulch').check()
      await expect(
        page.getByText('You can now choose materials for Soil & Mulch below.'),
      ).toHaveCount(1)
      await expect(form.materials).toHaveAttribute('data-flashing', 'false')
      const lit = (await flashes()).at(-1)
      expect(lit?.look).toMatch(moves ? /^material-flash 1s$/ : /^none /)
      // Timers on a busy machine fire late, never early.
      const shown = (lit?.to ?? 0) - (lit?.from ?? 0)
      expect(shown).toBeGreaterThan(950)
      expect(shown).toBeLessThan(4000)
      await form.service('Soil & Mulch').uncheck()
      await expect(form.materials).toHaveCount(0)
    }

    await form.service('Soil & Mulch').check()
    await form.service('Edging & Borders').check()
    const soil = form.materials.getByRole('group', { name: 'Soil & Mulch' })
    const edging = form.materials.getByRole('group', { name: 'Edging & Borders' })
    await soil.getByRole('checkbox').first().check()
    await edging.getByRole('checkbox').first().check()
    await form.service('Soil & Mulch').uncheck()
    await expect(soil).toHaveCount(0)
    await expect(edging.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await form.service('Soil & Mulch').check()
    await expect(soil.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await form.service('Soil & Mulch').uncheck()
    await form.service('Edging & Borders').uncheck()
  })

  await test.step('a pause tells of a half-typed field, text areas count their characters, and a chosen address fills street, city, state and ZIP code', async () => {
    await form.email.pressSequentially('ann@')
    await expectFieldError(form.email, 'Please enter a valid email address.')
    await form.notes.fill('a'.repeat(501))
    await expectFieldError(form.notes, 'Additional Notes must not exceed 500 characters.')
    await form.projectDetails.fill('a'.repeat(120))
    await expect(page.getByText('120 / 500')).toBeVisible()
    await form.projectDetails.fill('a'.repeat(485))
    await expect(page.getByText('20 characters left or fewer')).toHaveCount(1)

    // Filled at once: answers to fewer letters would show other towns first.
    await form.street.fill('12 Oak St., 30040')
    const suggestions = page.getByRole('listbox', { name: 'Addresses' }).getByRole('option')
    await expect(suggestions.first()).toContainText('Cumming')
    await form.street.press('ArrowDown')
    await form.street.press('Enter')
    await expect(form.dialog).toHaveCount(0)
    await expect(form.street).toHaveValue('12 Oak St')
    await expect(form.city).toHaveValue('Cumming')
    await expect(form.state).toHaveValue('GA')
    await expect(form.zip).toHaveValue('30040')
    for (const field of [form.street, form.city, form.state, form.zip])
      await expectNoFieldError(field)

    await form.serviceStreet.fill('8 Elm Ct, 30004')
    await suggestions.first().click()
    await expect(form.serviceZip).toHaveValue('30004')
    await expect(form.serviceState).toHaveValue('GA')
    await expect(form.zip).toHaveValue('30040')
  })

  await test.step('a phone number takes its shape, also from the clipboard, and a ZIP code keeps five digits', async () => {
    await form.phone.pressSequentially('7705550142999')
    await expect(form.phone).toHaveValue('(770) 555-0142')
    await expect(form.phone).toHaveAttribute('maxlength', '14')

    await form.phone.press('Home')
    for (let step = 0; step < 4; step += 1) await form.phone.press('ArrowRight')
    await form.phone.press('Backspace')
    await form.phone.press('Backspace')
    await form.phone.pressSequentially('62')
    await expect(form.phone).toHaveValue('(762) 555-0142')

    await form.phone.fill('')
    await form.phone.evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, '+1 770-555-0142')
    await expect(form.phone).toHaveValue('(770) 555-0142')

    await form.zip.fill('')
    await form.zip.pressSequentially('a3x0-0407')
    await expect(form.zip).toHaveValue('30040')

    // React reads keys as in Firefox, where Enter is one that inserts.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'TextEvent'))
    await page.reload()
    await expect(form.zip).toHaveValue('30040')
    await form.zip.press('End')
    await form.zip.press('Enter')
    await expect(form.dialog.getByRole('heading', { name: 'Error' })).toBeVisible()
  })
})
