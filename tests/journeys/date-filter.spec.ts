import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { ownEvent } from './event-page.ts'

test('a filter opens, takes dates, and closes by Escape or a click elsewhere', async ({
  page,
  context,
}) => {
  // On the last evening of a month the samples are all in the next one.
  await ownEvent({ startDateTime: new Date().toISOString() })
  for (const startDateTime of ['2031-05-20T15:00:00Z', '2031-05-21T15:00:00Z']) {
    await ownEvent({ startDateTime, endDateTime: null })
  }
  await page.goto('/events')
  const button = page.getByRole('button', { name: 'Filter Events by Date' })
  const from = page.getByLabel('From', { exact: true })
  const to = page.getByLabel('To', { exact: true })
  await button.click()
  await expect(from).toBeFocused()
  await expect(from).toHaveValue(/-01$/)
  await page.keyboard.press('Escape')
  await expect(from).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(from).toBeHidden()

  await button.click()
  await from.fill('2031-02-01')
  await to.fill('2031-02-03')
  await expect(page).toHaveURL(/\?from=2031-02-01&to=2031-02-03$/)
  await expect(page.getByText('No events available for the selected date range.')).toBeVisible()
  const said = page.getByRole('main').getByRole('status')
  await expect(said).toHaveText('Sat, Feb 1, 2031 – Mon, Feb 3, 2031: no events')
  await context.setOffline(true)
  await page.goBack()
  await expect(page).toHaveURL(/\/events$/)
  await expect(page.getByText('No events available for the selected date range.')).toBeHidden()
  await context.setOffline(false)

  await test.step('dates can be typed, one digit after the other', async () => {
    await page.keyboard.press('Escape')
    await button.click()
    await expect(from).toBeFocused()
    await page.keyboard.type('02132031')
    await to.focus()
    await page.keyboard.type('03142031')
    await expect(page).toHaveURL(/\?from=2031-02-13&to=2031-03-14$/)
  })

  await test.step('a range that ends before it starts is explained in the filter and in the list', async () => {
    const explained = page.getByText('From is after To. Choose an earlier From or a later To.')
    await expect(explained).toHaveCount(0)
    await to.fill('2031-01-31')
    await expect(explained).toHaveCount(2)
    await expectAccessible(page, 'main')
    await from.fill('2031-05-01')
    await to.fill('2031-05-19')
    await expect(explained).toHaveCount(0)
  })

  await test.step('a list without events leads to all later ones', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /^See all \d+ later events$/ }).click()
    await expect(page).toHaveURL(/\?from=2031-05-20&to=$/)
    await expect(said).toHaveText(/^From Tue, May 20, 2031: \d+ events$/)
  })
})
