import { expect, test } from '@playwright/test'
import { hearNewsSoon, workAsOwner } from './desk-page.ts'
import { typeLines } from './hands.ts'

test.beforeEach(({ baseURL }) => {
  process.env['JOURNEY_URL'] = baseURL
})

test('a save that is refused is sent again later, not at once, and what was typed outlasts a reload and a colleague’s save', async ({
  page,
  browser,
}) => {
  await workAsOwner(page)
  await page.goto('/desk/quotes')
  await page.getByRole('button', { name: 'New quote' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  const address = page.url()
  await page.clock.install()
  await page.reload()
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.clock.pauseAt(Date.now() + 60_000)
  let sent = 0
  await page.route(/\/desk\/quotes\//, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    return route.continue({ postData: 'intent=nothing' })
  })
  await page.getByLabel('Title').fill('Patio behind the kitchen')
  await page.clock.runFor(1_000)
  await expect(page.getByText('Part of this could not be read.')).toBeVisible()
  await page.clock.runFor(4_000)
  expect(sent).toBe(1)
  await page.clock.runFor(1_500)
  await expect.poll(() => sent).toBe(2)

  const other = await browser.newPage()
  await hearNewsSoon(other)
  await workAsOwner(other, 'Teo Marsh')
  await other.goto(address)
  await other.getByLabel('Title').fill('Patio at the side')
  await expect(other.getByText(/^Saved /)).toBeVisible()
  await page.unrouteAll()
  await page.clock.resume()
  await hearNewsSoon(page)
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Patio behind the kitchen')
  await expect(page.getByText('What you typed is still here.')).toBeVisible()
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  // With nothing unsaved, each sees what the other has saved or sent, and types on over that.
  await expect(other.getByLabel('Title')).toHaveValue('Patio behind the kitchen')
  await other.getByLabel('Heading of the section').first().press('Enter')
  await typeLines(other, [['Pavers', '1', '', '900']])
  await other.getByLabel('Name', { exact: true }).fill('Rosa Lindqvist')
  const price = page.getByLabel('Price, Pavers')
  const otherPrice = other.getByLabel('Price, Pavers')
  await expect(price).toHaveValue('900.00')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rosa Lindqvist')
  const message = other.getByLabel('Message in the email')
  await message.fill('It was good to meet you.')
  await other.reload()
  await expect(message).toHaveValue('It was good to meet you.')
  const makeLink = other.getByRole('button', { name: 'Just make the link' })
  await makeLink.click()
  await expect(other.getByText(/^The link is ready \d/)).toBeFocused()
  await otherPrice.fill('1200')
  await makeLink.click()
  await expect(page.getByText('The customer has version 2.')).toBeVisible()
  await page.getByLabel('Title').fill('Patio with a bench')
  await expect(other.getByLabel('Title')).toHaveValue('Patio with a bench')
  await expect(otherPrice).toHaveValue('1200.00')
  // What is not saved yet waits until somebody says that it goes over what a colleague has sent.
  await price.fill('about 1250')
  await otherPrice.fill('1300')
  await makeLink.click()
  await expect(page.getByText('The customer has version 3.')).toBeVisible()
  await price.fill('1250')
  await expect(page.getByText(/^Teo Marsh saved this on/)).toBeVisible()
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(otherPrice).toHaveValue('1250.00')
  await page.getByRole('button', { name: 'Withdraw this quote' }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText(/^Withdrawn \d/)).toBeFocused()
  await page.getByLabel('Title').fill('Patio, next year')
  await expect(other.getByLabel('Title')).toHaveValue('Patio, next year')
  // Once it is sent again, it can be withdrawn again.
  await page.getByRole('button', { name: 'Just make the link' }).click()
  await expect(page.getByText(/^The link is ready \d/)).toBeFocused()
  await expect(page.getByText(/^Withdrawn \d/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Withdraw this quote' })).toBeVisible()
})
