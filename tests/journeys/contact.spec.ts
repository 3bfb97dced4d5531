import { expect, type Page, test } from '@playwright/test'
import { expectFitsWithLargeText } from './accessible.ts'

const messages = {
  Name: 'Name must be at least 3 characters long.',
  Email: 'Please enter a valid email address.',
  Subject: 'Subject must be at least 5 characters long.',
  Message: 'Message must be at least 10 characters long.',
} as const

const field = (page: Page, label: keyof typeof messages) =>
  page.getByRole('textbox', { name: label, exact: true })

async function fillIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await field(page, 'Name').fill(' Ada Field ')
  await field(page, 'Email').fill('ada@yard.example')
  await field(page, 'Subject').fill('Pine straw & mulch')
  await field(page, 'Message').fill('Twenty bales, please.\nBack gate is open.')
}

const written = {
  to: 'hello@evergreen.example',
  su: 'Pine straw & mulch',
  body: 'Name: Ada Field\nEmail: ada@yard.example\n\nTwenty bales, please.\nBack gate is open.',
}

test.beforeEach(async ({ context }) => {
  await context.route('https://**', (route) => route.fulfill({ body: 'elsewhere' }))
})

test('phone, e-mail, address and hours are on the page, as a picture and as text, the map loads only when the visitor opens it, and a form says what is wrong with it, and opens nothing until it is right', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) elsewhere.push(request.url())
  })
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const main = page.getByRole('main')
  await expectFitsWithLargeText(page, undefined, main.getByRole('region', { name: 'Reach us' }))
  await expect(main.getByRole('link', { name: /\(770\) 555-0142/ })).toHaveAttribute(
    'href',
    'tel:+17705550142',
  )
  await expect(main.getByRole('link', { name: 'hello@evergreen.example' })).toHaveAttribute(
    'href',
    'mailto:hello@evergreen.example',
  )
  await expect(main.getByRole('link', { name: /2450 Nursery Lane/ })).toBeVisible()
  const sign = main.getByRole('img', { name: /Opening Hours/ })
  for (const words of ['Monday to Saturday', '7 AM to 7 PM', 'Sunday', '9 AM to 12 PM']) {
    await expect(sign).toHaveAccessibleName(new RegExp(words))
    await expect(sign.getByText(words, { exact: false })).toBeVisible()
    await expect(main.locator('figcaption').getByText(words, { exact: true })).toBeVisible()
  }

  await page.getByRole('region', { name: 'Find us' }).scrollIntoViewIfNeeded()
  expect(elsewhere).toEqual([])
  await expect(page.getByRole('link', { name: /Open in a maps app/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\//,
  )
  await page.getByRole('button', { name: 'Show the Map' }).click()
  const map = page.getByTitle('Map of Evergreen Landscaping & Garden Supply')
  await expect(map).toBeVisible()
  await expect(map).toHaveAttribute('src', /2450%20Nursery%20Lane.*output=embed/)

  await test.step('an empty form shows all four messages, spaces do not count, and nothing opens while a field is wrong', async () => {
    await page.getByRole('button', { name: 'Submit' }).click()
    for (const message of Object.values(messages))
      await expect(page.getByText(message)).toBeVisible()
    await expect(field(page, 'Name')).toBeFocused()
    await fillIn(page)
    await field(page, 'Subject').fill('  abc  ')
    await field(page, 'Message').fill('         .')
    await field(page, 'Subject').press('Enter')
    await expect(field(page, 'Subject')).toBeFocused()
    await expect(page.getByText(messages.Subject)).toBeVisible()
    await expect(page.getByText(messages.Message)).toBeVisible()
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'false')
    expect(context.pages()).toHaveLength(1)
  })

  await test.step('a change sets or clears the flag of its own field', async () => {
    await fillIn(page)
    await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0)
    const steps = [
      ['Name', 'Al', 'Ali'],
      ['Email', 'ada@yard', '.example'],
    ] as const
    await field(page, 'Name').focus()
    for (const [label, short, rest] of steps) {
      const input = field(page, label)
      await expect(input).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(short)
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(input).toHaveAccessibleDescription(messages[label])
      await page.keyboard.type(rest)
      await expect(input).toHaveAttribute('aria-invalid', 'false')
      await expect(page.getByText(messages[label])).toHaveCount(0)
      await page.keyboard.press('Tab')
    }
  })
})

test('a valid form opens a prefilled compose window and is empty again; a blocked tab is reported, the form keeps its text, and a mail link beside it has the same content', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  const mailLink = page.getByRole('link', { name: 'Use my own email app' })
  await expect(mailLink).toHaveAttribute('href', 'mailto:hello@evergreen.example')
  await fillIn(page)
  await page.reload()
  await expect(field(page, 'Message')).toHaveValue(/Twenty bales/)
  // A live region must exist before its text changes, or screen readers miss the change.
  await expect(page.locator('main form > [aria-live]')).not.toHaveCSS('display', 'none')
  const opening = context.waitForEvent('page')
  const asking = context.waitForEvent('request', (request) =>
    request.url().startsWith('https://mail.google.com/mail/'),
  )
  await page.getByRole('button', { name: 'Submit' }).click()
  await opening
  const draft = new URL((await asking).url())
  expect(Object.fromEntries(draft.searchParams)).toMatchObject({ view: 'cm', ...written })

  for (const label of ['Name', 'Email', 'Subject', 'Message'] as const) {
    await expect(field(page, label)).toHaveValue('')
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'false')
  }
  expect(await page.evaluate(() => sessionStorage.getItem('evergreen.contact'))).toBeNull()
  await page.getByRole('button', { name: 'Restore my text' }).click()
  await expect(field(page, 'Subject')).toHaveValue(written.su)

  const tabs = context.pages().length
  await page.evaluate(() => {
    window.open = () => null
  })
  await fillIn(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your browser blocked the new tab.')).toBeVisible()
  await expect(field(page, 'Message')).toHaveValue(/Twenty bales/)
  expect(context.pages()).toHaveLength(tabs)
  const link = await page.getByRole('link', { name: 'in Gmail', exact: true }).getAttribute('href')
  expect(new URL(link ?? '').searchParams.get('body')).toBe(written.body)
  const href = new URL((await mailLink.getAttribute('href')) ?? '')
  expect(href.pathname).toBe(written.to)
  expect(href.searchParams.get('subject')).toBe(written.su)
  expect(href.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(written.body)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says so and keeps the phone, the mail and the hours', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Show the Map' })).toBeHidden()
    await expect(page.getByText('The map comes from Google')).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: /555-0142/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Open in a maps app/ })).toBeVisible()
  })
})
