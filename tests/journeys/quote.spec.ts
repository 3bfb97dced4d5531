import { expect, type Page, test } from '@playwright/test'
import { siteContent } from '#scripts/site-content.ts'
import { clientAnswer } from '#contract/quotes.ts'
import { preservedDraftName } from '#web/quote-form/preserved-draft.ts'
import { callsOf, fillQuote, openQuote, type QuoteForm, quoteForm } from './quote-page.ts'
import { expectNoFieldError } from './field-errors.ts'

test('a visitor asks for a quote, and the form starts over', async ({ page }) => {
  const calls = callsOf(page)
  const form = await openQuote(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Get Your Free Quote' })).toBeVisible()
  await expect(page.getByText('Request a Free Quote for Your Project Needs')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'New Request' })).toBeVisible()
  await expect(page.getByText(siteContent.quoteConsent)).toBeVisible()
  const hidden = page.locator('form input[type=hidden]')
  expect(await hidden.evaluateAll((all) => all.map((one) => one.outerHTML).toSorted())).toEqual([
    '<input type="hidden" name="channelType" value="website">',
    '<input type="hidden" name="source" value="Social Media">',
    '<input type="hidden" name="static" value="true">',
  ])

  await form.firstName.fill('  José ')
  await form.lastName.fill('Lee')
  await form.email.fill('jose@example.com')
  await form.phone.fill('7705550142')
  await form.street.fill('12 Oak Street')
  await form.city.fill('Cumming')
  await form.state.fill('GA')
  await form.zip.fill('30040')
  await form.addressType.selectOption('Business')
  await form.serviceStreet.fill('8 Elm Court')
  await form.serviceCity.fill('Milton')
  await form.serviceState.fill('Georgia')
  await form.serviceZip.fill('30004')
  await form.projectDetails.fill('New mulch for two front beds.')
  await form.service('Soil & Mulch').check()
  await form.service('Landscaping Services').check()
  const material = form.materials.getByRole('checkbox').last()
  const materialId = await material.inputValue()
  await material.check()
  await form.notes.fill('The gate code is 1234.')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/client/client', async (route) => {
    await held.promise
    await route.continue()
  })
  await form.submit.click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  held.resolve()

  await expect(form.dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
  await expect(form.dialog).toContainText('Your request has been submitted successfully!')
  await form.close.click()
  await expect(form.dialog).toHaveCount(0)
  await expect(form.submit).toBeEnabled()

  const answer = await calls.client[0]?.response()
  expect(answer?.status()).toBe(201)
  const { client } = clientAnswer.parse(await answer?.json())
  expect(calls.client[0]?.postDataJSON()).toEqual({
    firstName: 'José',
    lastName: 'Lee',
    contactDetails: [{ phoneNumber: '7705550142', textAllow: true }],
    emailDetails: [{ email: 'jose@example.com' }],
    propertyDetails: [
      {
        street1: '12 Oak Street',
        city: 'Cumming',
        state: 'GA',
        zipcode: '30040',
        addressType: 'Business',
      },
    ],
    static: true,
    channelType: 'website',
    source: 'Others',
    userId: '',
  })
  expect(calls.client[0]?.headers()).toHaveProperty('form-token')
  const serviceAddress = {
    street1: '8 Elm Court',
    city: 'Milton',
    state: 'Georgia',
    zipcode: '30004',
    addressType: 'Home',
  }
  const request = calls.request[0]?.postDataJSON()
  expect(request).toMatchObject({
    clientid: client._id,
    status: 'QuoteRequested',
    source: 'E-com',
    projectDetails: 'New mulch for two front beds.',
    additionalNotes: 'The gate code is 1234.',
    siteVisits: [],
    requestType: 'OneTime',
    needServiceFrequency: false,
    priority: 'Medium',
  })
  expect(request.selectedService).toHaveLength(2)
  for (const service of request.selectedService) {
    expect(service.serviceAddress).toEqual(serviceAddress)
  }
  expect(
    request.selectedService.flatMap((one: { selectedProduct: string[] }) => one.selectedProduct),
  ).toEqual([materialId])

  for (const field of [form.firstName, form.lastName, form.email, form.phone, form.street]) {
    await expect(field).toHaveValue('')
    await expectNoFieldError(field)
  }
  for (const field of [form.city, form.state, form.zip, form.serviceStreet, form.serviceCity]) {
    await expect(field).toHaveValue('')
  }
  await expect(form.projectDetails).toHaveValue('')
  await expect(form.notes).toHaveValue('')
  await expect(form.addressType).toHaveValue('Home')
  await expect(form.serviceAddressType).toHaveValue('Home')
  await expect(form.services.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(form.materials).toHaveCount(0)

  // A reload restores nothing.
  const draft = page.evaluate((name) => sessionStorage.getItem(name), preservedDraftName)
  expect(await draft).toBeNull()
})

test('a failed second call keeps the form, also over a reload, and a retry makes no twin; a visitor reads why a request was not taken, and it is sent once its call is answered well', async ({
  page,
}) => {
  // Several attempts, none sooner than a person could make it.
  test.slow()
  const calls = callsOf(page)
  const form = await openQuote(page)
  await fillQuote(form)
  await form.service('Soil & Mulch').check()
  await form.materials.getByRole('checkbox').first().check()
  const error = 'We cannot process this right now. Please try again in a moment, or call us.'
  await page.route('**/api/v2/request/Ecom-request', (route) =>
    route.fulfill({ status: 503, json: { error, code: 'unavailable' } }),
  )
  await form.submit.click()
  await expect(form.dialog.getByRole('heading', { name: 'Error' })).toBeVisible()
  await expect(form.dialog).toContainText(error)
  await form.close.click()
  await expect(form.submit).toBeFocused()
  await expect(form.firstName).toHaveValue('Ann')
  await expect(form.service('Edging & Borders')).toBeChecked()

  // A reload between the two tries does not make them two requests.
  await page.unroute('**/api/v2/request/Ecom-request')
  await page.reload()
  await expect(form.firstName).toHaveValue('Ann')
  await expect(form.phone).toHaveValue('(770) 555-0142')
  await expect(form.sameAddress).toBeChecked()
  await expect(form.serviceSection).toHaveCount(0)
  await expect(form.projectDetails).toHaveValue('New mulch for two front beds.')
  await expect(form.service('Edging & Borders')).toBeChecked()
  await expect(form.service('Soil & Mulch')).toBeChecked()
  await expect(form.materials.getByRole('checkbox').first()).toBeChecked()
  await form.submit.click()
  await expect(form.dialog).toContainText('Success!')

  const keys = [...calls.client, ...calls.request].map((call) => call.headers()['idempotency-key'])
  expect(keys).toHaveLength(4)
  expect(new Set(keys).size).toBe(1)
  const clientIds = calls.request.map((call) => String(call.postDataJSON().clientid))
  expect(new Set(clientIds).size).toBe(1)

  await form.close.click()
  await fillQuote(form)
  await form.submit.click()
  await expect(form.dialog).toContainText('Success!')
  expect(calls.client.at(-1)?.headers()['idempotency-key']).not.toBe(keys[0])
  await form.close.click()

  await test.step('a visitor reads why a request was not taken, and it is sent once its call is answered well', () =>
    expectReasons(page, form))
})

async function expectReasons(page: Page, form: QuoteForm): Promise<void> {
  const calls = callsOf(page)
  await fillQuote(form)
  const client = '**/api/v1/client/client'
  // The server's message about a field stays under it until the field changes.
  await page.route(client, (route) =>
    route.fulfill({
      status: 422,
      json: {
        error: 'Please correct the errors in the form.',
        code: 'invalid',
        fields: { email: 'We cannot write to this address.' },
      },
    }),
  )
  await form.submit.click()
  await expect(form.dialog).toContainText('Please correct the errors in the form.')
  expect(calls.request).toHaveLength(0)
  await form.close.click()
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAccessibleDescription('We cannot write to this address.')
  await form.email.fill('ann@example.org')
  await expectNoFieldError(form.email)

  // The second answer does not matter.
  await page.unroute(client)
  await page.route('**/api/v2/request/Ecom-request', (route) => route.fulfill({ status: 200 }))
  await form.submit.click()
  await expect(form.dialog.getByRole('heading', { name: 'Success!' })).toBeVisible()
}

test('services that do not load can be loaded again, a link to the form ticks its service, and blocked storage keeps nobody from asking', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  await page.route('**/api/v1/everGreenservice/static', (route) => route.fulfill({ status: 500 }))
  await page.goto('/get-a-quote')
  const form = quoteForm(page)
  const again = page.getByRole('button', { name: 'Try Again' })
  await expect(again).toBeVisible()
  await expect(form.services.getByRole('link', { name: '(770) 555-0142' })).toBeVisible()
  expect(lines.some((line) => line.startsWith('Error fetching services:'))).toBe(true)

  await form.submit.click()
  await form.close.click()
  await expect(form.services).toContainText('Please select at least one service.')

  await page.unroute('**/api/v1/everGreenservice/static')
  await again.click()
  await expect(form.services).toBeFocused()
  await expect(form.service('Soil & Mulch')).toBeVisible()

  await test.step('a link to the form ticks its service', async () => {
    await openQuote(page, '?service=soil-mulch')
    await expect(form.service('Soil & Mulch')).toBeChecked()
    await expect(form.services.getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(form.materials).toBeVisible()
    await form.service('Soil & Mulch').uncheck()
    await expect(form.materials).toHaveCount(0)

    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Edging & Borders' }).click()
    await page.getByRole('link', { name: 'Ask for a quote for this' }).click()
    await expect(form.service('Edging & Borders')).toBeChecked()
  })

  await test.step('with storage blocked the form and the calculator still work', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await openQuote(page)
    await fillQuote(form)
    await form.submit.click()
    await expect(form.dialog).toContainText('Success!')
    await form.close.click()

    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'How Much Do I Need?' }).click()
    await page.getByLabel('Length in feet').fill('10')
    await page.getByLabel('Width in feet').fill('10')
    await expect(page.getByText('For 100 square feet.')).toBeVisible()
  })
})

test('without JavaScript the page shows the phone number and the mailbox, once each', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/get-a-quote')
  // Playwright's own text search skips noscript, shown or not.
  const note = page.locator('noscript p')
  await expect(note).toContainText('This form needs JavaScript')
  await expect(note).toBeVisible()
  const ways = page.locator('#main').locator('a[href^="tel:"], a[href^="mailto:"]')
  await expect(ways).toHaveText(['(770) 555-0142', 'hello@evergreen.example'])
  // A form that cannot be sent would only take someone's time.
  await expect(page.getByRole('button', { name: 'Submit' })).toHaveCount(0)
  await context.close()
})
