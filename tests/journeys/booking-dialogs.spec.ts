import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { openEvent, ownEvent } from './event-page.ts'

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
  await expectAccessible(page)
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
  await context.close()
})

test('a party at an event with a limit sees it before and after it grows too large', async ({
  page,
}) => {
  const formFields = [
    { fieldName: 'adults', label: 'Adults', fieldType: 'number', required: true },
    { fieldName: 'children', label: 'Children', fieldType: 'number', required: false },
  ]
  const event = await openEvent(page, await ownEvent({ partyLimit: 3, formFields }))
  await event.rsvp('Maybe').click()
  const limit = page.getByText('One registration is for 3 people at most.')
  const warning = page.locator('[aria-live]').filter({ has: limit })
  await expect(limit).toBeVisible()
  await expect(warning).toHaveCount(0)
  await event.field('Adults').fill('3')
  await expect(event.button('More Adults')).toHaveAttribute('aria-disabled', 'true')
  await expect(warning).toHaveCount(0)
  await event.button('More Children').click()
  await expect(warning).toHaveCount(1)
  await expect(limit).toHaveCount(1)
  await expectAccessible(page)
})

test('seats are counted with the keyboard, and the focus stays', async ({ page }) => {
  const event = await openEvent(page, 'seed-swap')
  const styles = page.locator('link[rel=stylesheet]')
  const before = await styles.count()
  expect(before).toBeGreaterThan(0)
  await event.rsvp('Maybe').click()
  await expect(event.dialog).toBeVisible()
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
})

test('the toast about errors leaves the first field and its label in sight', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 600 })
  const event = await openEvent(page, 'container-garden-workshop')
  await event.rsvp('Yes').click()
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
