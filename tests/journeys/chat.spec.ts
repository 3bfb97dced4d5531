import { expect, type Locator, type Page, test } from '@playwright/test'
import { chatTexts } from '#content/chat-answers.ts'
import { chatServices } from '#content/chat-services.ts'
import { company } from '#content/company.ts'
import { minute } from '#domain/time.ts'
import { expectAccessible } from './accessible.ts'
import { ownEvent } from './event-page.ts'
import { desk, open, phone } from './gallery-page.ts'

const toggle = (page: Page) => page.getByRole('button', { name: 'Chat with us' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask Evergreen' })
const log = (page: Page) => panel(page).getByRole('log')
const reply = (page: Page, name: string) =>
  panel(page).getByRole('group', { name: 'Quick replies' }).getByRole('button', { name })
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' })

/** Expects that nothing lies over a part of the page, and that no edge of the window cuts it. */
async function expectUncovered(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 })
  await expect
    .poll(() =>
      part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)
}

async function openChat(page: Page, path = '/') {
  await open(page, path)
  await toggle(page).click()
  await expect(panel(page)).toBeVisible()
}

/** Asks in the chat, which has just begun; `walk` is an event that began a minute ago. */
async function expectAnswers(page: Page, walk: string): Promise<void> {
  const before = await log(page).textContent()
  await box(page).fill('   ')
  await box(page).press('Enter')
  expect(await log(page).textContent()).toBe(before)

  await box(page).fill('When are you open on Sunday?')
  await box(page).press('Enter')
  await expect(log(page)).toContainText('When are you open on Sunday?')
  await expect(log(page)).toContainText('9 AM to 12 PM')
  await expect(box(page)).toHaveValue('')
  await box(page).fill('What time is the bonsai evening?')
  await box(page).press('Enter')
  await expect(log(page).getByText('Bonsai Evening', { exact: true })).toBeVisible()
  await expect(log(page)).toContainText(/When\w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M/)
  await expect(log(page).getByRole('link', { name: 'See This Event' })).toHaveAttribute(
    'href',
    '/events/event-details?eventid=bonsai-evening',
  )

  await box(page).fill('Where is the lichen walk?')
  await box(page).press('Enter')
  await expect(log(page).getByRole('link', { name: 'See This Event' }).last()).toHaveAttribute(
    'href',
    `/events/event-details?eventid=${walk}`,
  )

  await box(page).fill('xyzzy <b>plugh</b>')
  await box(page).press('Enter')
  await expect(log(page).getByText(chatTexts.unknown, { exact: true })).toBeVisible()
  expect(chatTexts.unknown).toBe(
    "Sorry, I didn't get you. Please contact us using the given details for further assistance.",
  )
  await expect(log(page).getByText('xyzzy <b>plugh</b>')).toBeVisible()
  await expect(log(page).getByRole('link', { name: company.phone.display })).toHaveCount(1)
}

test.describe('the chat assistant', () => {
  test.use({ viewport: desk })

  test('is loaded only when it is opened, leads by its quick replies to hours, contact and services, works by keyboard alone, and answers typed messages', async ({
    page,
  }) => {
    // Many questions, each of them answered.
    test.slow()
    const begun = new Date(Date.now() - minute).toISOString()
    const walk = await ownEvent({ name: 'Lichen Walk', startDateTime: begun, endDateTime: null })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await open(page, '/')
    expect(scripts.filter((url) => url.includes('chat-panel'))).toEqual([])
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeFocused()
    expect(scripts.filter((url) => url.includes('chat-panel'))).not.toEqual([])

    for (const name of ['Our Services', 'Contact Us', 'Location', 'Working Hours', 'Reset Chat'])
      await expect(reply(page, name)).toBeVisible()
    // A short chat is next to the text box, not at the far end of the panel.
    const [last, typing] = await Promise.all([
      reply(page, 'Reset Chat').boundingBox(),
      box(page).boundingBox(),
    ])
    expect((typing?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeLessThan(48)
    await reply(page, 'Our Services').click()
    for (const { name } of chatServices) await expect(reply(page, name)).toBeVisible()
    await reply(page, 'Back to Menu').click()

    await reply(page, 'Working Hours').click()
    await expect(log(page)).toContainText('Monday to Saturday')
    await expect(log(page)).toContainText('7 AM to 7 PM')
    await expect(log(page)).toContainText('9 AM to 12 PM')
    await reply(page, 'Contact Us').click()
    await expect(log(page).getByRole('link', { name: company.phone.display })).toHaveAttribute(
      'href',
      company.phone.href,
    )
    await expect(log(page).getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    await expect(log(page).getByRole('link', { name: /Cumming, GA/ })).toBeVisible()
    await expectAccessible(page, '.chat')

    await reply(page, 'Back to Menu').click()
    await reply(page, 'Our Services').click()
    await reply(page, 'Soil & Mulch').click()
    await expect(log(page).getByRole('link', { name: 'Know More' })).toHaveAttribute(
      'href',
      '/services/soil-mulch',
    )
    await reply(page, 'Back to Menu').click()
    await reply(page, 'Location').click()
    await expect(log(page)).toContainText('Location')
    await reply(page, 'Reset Chat').click()
    await expect(log(page)).not.toContainText('Location')
    await expect(reply(page, 'Our Services')).toBeVisible()

    await test.step('works by keyboard alone and lets one go', async () => {
      await toggle(page).click()
      await expect(panel(page)).toBeHidden()
      await toggle(page).focus()
      await page.keyboard.press('Enter')
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(box(page)).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await expect(reply(page, 'Reset Chat')).toBeFocused()
      await reply(page, 'Our Services').focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await expect(reply(page, 'Landscaping Services')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel(page)).toBeHidden()
      await expect(toggle(page)).toBeFocused()
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
    })

    await test.step('answers typed messages, says so when it does not understand, and ignores empty messages', async () => {
      await toggle(page).click()
      await reply(page, 'Back to Menu').click()
      await reply(page, 'Reset Chat').click()
      await expectAnswers(page, walk)
    })
  })

  test('remembers the talk on other pages and after a reload, in a tab older than the answers too, and starts over when it cannot be read', async ({
    page,
  }) => {
    await page.route('**/chat-book.json', async (route) => {
      const response = await route.fetch()
      const book = JSON.stringify(await response.json())
      await route.fulfill({
        response,
        body: book
          .replace('"kind":"courtesy"', '"kind":"later"')
          .replace('"is":"reset"', '"is":"later"'),
      })
    })
    await openChat(page)
    await box(page).fill('gravel please')
    await box(page).press('Enter')
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click()
    await expect(page).toHaveURL('/products')
    await expect(panel(page)).toBeVisible()
    await expect(log(page)).toContainText('gravel please')
    await box(page).fill('and pine')
    await page.reload()
    await toggle(page).click()
    await expect(log(page)).toContainText('gravel please')
    await expect(box(page)).toHaveValue('and pine')

    await page.addInitScript(() => sessionStorage.setItem('evergreen-chat', '{"version":9'))
    await page.reload()
    await toggle(page).click()
    await expect(reply(page, 'Our Services')).toBeVisible()
    await expect(log(page)).not.toContainText('gravel please')
  })
})

test.describe('the chat assistant on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('is a sheet under the header, does not call the keyboard, goes when a page is chosen, and makes way for the button of a form', async ({
    page,
  }) => {
    await openChat(page)
    await expect(box(page)).not.toBeFocused()
    const sheet = await panel(page).boundingBox()
    const header = await page.getByRole('banner').boundingBox()
    expect(sheet?.width).toBe(phone.width)
    expect(sheet?.y ?? 0).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Close menu' }).tap()

    await test.step('is whole on a phone that lies on its side', async () => {
      await page.setViewportSize({ width: phone.height, height: phone.width })
      await expectUncovered(page.getByRole('heading', { name: 'Ask Evergreen' }))
      await expectUncovered(panel(page).getByRole('button', { name: 'Send' }))
      await page.setViewportSize(phone)
    })

    await box(page).fill('show me projects')
    await panel(page).getByRole('button', { name: 'Send' }).tap()
    await log(page).getByRole('link', { name: 'View Projects' }).tap()
    await expect(page).toHaveURL('/projects')
    await expect(panel(page)).toBeHidden()

    await test.step('makes way for the button of a form', async () => {
      await page
        .getByRole('region', { name: 'Contact', exact: true })
        .getByRole('link', { name: 'Get My Free Quote' })
        .tap()
      await expect(page).toHaveURL('/get-a-quote')
      const submit = page.getByRole('button', { name: 'Submit' })
      await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }))
      await page.mouse.wheel(0, 60)
      await expect(toggle(page)).toHaveCSS('opacity', '0')
      await expect(toggle(page)).toHaveCSS('pointer-events', 'none')
      await page.evaluate(() => window.scrollTo(0, 0))
      await expect(toggle(page)).toHaveCSS('opacity', '1')
    })
  })
})
