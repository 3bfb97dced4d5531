import { expect, type Locator, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { loadChangesSoon, loseNextAnswer, sendForm, startQuote, workAsOwner } from './desk-page.ts'
import { typeLines } from './input-methods.ts'
import { renderedAt } from './page-facts.ts'

test('a save that is refused is sent again later, not at once, and what was typed outlasts a reload and a colleague’s save', async ({
  page,
  browser,
}) => {
  await page.clock.install()
  await workAsOwner(page, 'Ruth Calloway', '/desk/quotes')
  await page.getByRole('button', { name: 'New quote' }).click()
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
  await expect(page.getByText('Part of this could not be read.').first()).toBeVisible()
  await page.clock.runFor(4_000)
  expect(sent).toBe(1)
  await page.clock.runFor(1_500)
  await expect.poll(() => sent).toBe(2)

  const other = await browser.newPage()
  await loadChangesSoon(other)
  await workAsOwner(other, 'Teo Marsh', page.url())
  await other.getByLabel('Title').fill('Patio at the side')
  await expect(other.getByText(/^Saved /)).toBeVisible()
  await page.unrouteAll()
  await page.clock.resume()
  await loadChangesSoon(page)
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Patio behind the kitchen')
  // The conflict is named where one would send, too, and ends there as well.
  const send = page.locator('#send')
  await expect(page.getByText('What you typed is still here.')).toHaveCount(2)
  await expect(send.getByText('“Discard mine” shows theirs. They differ in: title.')).toBeVisible()
  await expect(send.getByRole('button', { name: 'Just make the link' })).toBeDisabled()
  await send.getByRole('button', { name: 'Discard mine' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Patio at the side')
  await expect(send.getByText('What you typed was discarded.')).toBeFocused()
  await send.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Patio behind the kitchen')
  await send.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText(/^Saved /)).toBeFocused()
  // Without unsaved text each shows what the other has saved or sent, and continues from it.
  await expect(other.getByLabel('Title')).toHaveValue('Patio behind the kitchen')
  await other.getByLabel('Heading of the section').first().press('Enter')
  // Safari sends no more than this where Enter chooses from the list of suggestions.
  await other.getByLabel('What, new line').dispatchEvent('keydown', { key: 'Enter' })
  await expect(other.getByLabel('What, new line')).toHaveCount(1)
  await typeLines(other, [['Pavers', '1', '', '900']])
  await other.getByLabel('Name', { exact: true }).fill('Rosa Lindqvist')
  const price = page.getByLabel('Price, Pavers')
  const otherPrice = other.getByLabel('Price, Pavers')
  await expect(price).toHaveValue('900.00')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rosa Lindqvist')
  // It is sent once, though the answer is lost and it is sent again.
  const makeLink = other.getByRole('button', { name: 'Just make the link' })
  const isLinkLost = await loseNextAnswer(other, '**/desk/quotes/*.data*')
  await makeLink.click()
  await isLinkLost()
  await expect(other.getByText(/^The link is ready \d/)).toBeFocused()
  // Unsaved text waits until the user confirms that it replaces the version that a colleague has
  // sent.
  await price.fill('about 1250')
  await otherPrice.fill('1300')
  await makeLink.click()
  await expect(page.getByText('The customer has version 2.')).toBeVisible()
  await price.fill('1250')
  await send.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(otherPrice).toHaveValue('1250.00')
  await page.getByRole('button', { name: 'Withdraw this quote' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText(/^Withdrawn \d/)).toBeFocused()
  await expect(page.getByText('To offer it again, choose another')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeFocused()
  // A save waits for a lost connection, and is then refused, since the colleague has saved.
  await page.context().setOffline(true)
  await page.getByLabel('Title').fill('Patio, lost')
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await other.getByLabel('Title').fill('Patio, some day')
  await expect(other.getByText('Saving…')).toHaveCount(0)
  await page.context().setOffline(false)
  await send.getByRole('button', { name: 'Discard mine' }).click()
  await expect(page.getByText('No connection to the desk.')).toHaveCount(0)
  await expect(page.getByLabel('Title')).toHaveValue('Patio, some day')
  // Text typed since stays, and is no conflict.
  await page.getByLabel('Title').fill('Patio, found')
  await send.getByRole('button', { name: 'Undo' }).click()
  await expect(send.getByText('you have typed something else since')).toBeVisible()
  await expect(other.getByLabel('Title')).toHaveValue('Patio, found')
  // A save arrives, and its answer is lost: text typed meanwhile is saved after it.
  const isLost = await loseNextAnswer(page, '**/desk/quotes/*.data*')
  await page.getByLabel('Title').fill('Patio, sent')
  await isLost()
  await page.getByLabel('Title').fill('Patio, sent and found')
  await expect(other.getByLabel('Title')).toHaveValue('Patio, sent and found')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  // The fields of a line stay below each other when its details open.
  await expect(other.getByRole('button', { name: 'More, Pavers' })).toBeEnabled()
  const closed = await otherPrice.boundingBox()
  await other.getByRole('button', { name: 'More, Pavers' }).click()
  await expect(other.getByRole('button', { name: 'Less, Pavers' })).toBeVisible()
  expect((await otherPrice.boundingBox())?.x).toBe(closed?.x)
  // Whoever leaves right after typing need not come back to save it, and finds a colleague's later
  // text without a conflict.
  let answered = Promise.withResolvers<void>()
  await other.route('**/desk/quotes/*.data*', async (route) => {
    if (route.request().method() === 'POST') await answered.promise
    return route.fallback()
  })
  const list = other.getByRole('link', { name: 'Quotes' }).first()
  const newQuote = other.getByRole('button', { name: 'New quote' })
  await other.getByLabel('Title').fill('Patio in spring')
  await list.click()
  await expect(other.getByText('The page opens when everything is saved.')).toBeVisible()
  answered.resolve()
  await expect(newQuote).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Patio in spring')
  const isSaved = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByLabel('Title').fill('Patio in summer')
  await isSaved
  await other.goBack()
  await expect(other.getByLabel('Title')).toHaveValue('Patio in summer')
  // Nobody must wait for the answer.
  answered = Promise.withResolvers<void>()
  await other.getByLabel('Title').fill('Patio in winter')
  await list.click()
  await other.getByRole('button', { name: 'Leave anyway' }).click()
  await expect(newQuote).toBeVisible()
  answered.resolve()
  await expect(page.getByLabel('Title')).toHaveValue('Patio in winter')
})

test('the offer to put a line back covers no field, and text typed while the customer accepts stays to be copied', async ({
  page,
}) => {
  await page.clock.install()
  await workAsOwner(page, 'Ruth Calloway', '/desk/quotes')
  await page.getByRole('button', { name: 'New quote' }).click()
  const title = page.getByLabel('Title')
  await expect(title).toBeFocused()
  await title.fill('Patio behind the kitchen')
  await page.getByLabel('Name', { exact: true }).fill('Rosa Lindqvist')
  await page.getByLabel('Heading of the section').press('Enter')
  await typeLines(page, [
    ['Pavers', '1', '', '900'],
    ['Stones', '1', '', '1250'],
  ])
  // A press selects the number by itself: the browser's own would leave a caret there in Safari.
  const quantity = page.getByLabel('Quantity, Stones')
  await quantity.dispatchEvent('mousedown')
  await expect(quantity).toBeFocused()
  await page.keyboard.type('1')
  await expect(quantity).toHaveValue('1')
  await page.getByRole('button', { name: 'More, Pavers' }).click()
  await page.getByRole('button', { name: 'Remove Pavers' }).press('Enter')
  const offer = page.getByText('The line was removed.')
  await expect(offer).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(page.getByLabel('What, Pavers')).toBeFocused()
  await expect(page.getByLabel(/^What, /).first(), 'it is where it was').toBeFocused()
  await page.getByRole('button', { name: 'More, Pavers' }).click()
  await page.getByRole('button', { name: 'Remove Pavers' }).press('Enter')
  await expect(offer).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 0))
  const place = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 }
  const { y, height } = await place(offer)
  expect(y + height).toBeLessThanOrEqual((await place(title)).y)
  await page.clock.fastForward(10_000)
  await expect(offer).toHaveCount(0)
  await expect(title).toBeFocused()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await page.getByRole('button', { name: 'Just make the link' }).click()
  const link = page.getByRole('link', { name: 'See what they see' })
  const linkNow = async () => ((await link.getAttribute('href')) ?? '').replace(/#.*$/, '')
  await page.getByRole('button', { name: 'Make a new link' }).click()
  await expect(page.getByRole('button', { name: 'Not now' })).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  await page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click()
  await expect(page.getByText(/^The new link is ready \d/)).toBeVisible()
  const address = await linkNow()
  const shown = await renderedAt(page.request, address)
  const hidden = (name: string) => shown.all('input', { name })[0]?.attribs['value'] ?? ''
  const accepted = Promise.withResolvers<void>()
  await page.route('**/desk/quotes/*.data*', async (route) => {
    if (route.request().method() === 'POST') await accepted.promise
    return route.continue()
  })
  await page.getByLabel('What, Stones').fill('Bluestone')
  const read = { version: hidden('version'), sha256: hidden('sha256') }
  const signed = { intent: 'accept', name: 'Rosa Lindqvist', consent: 'yes', ...read }
  const answer = await (await sendForm(page, address, signed)).text()
  expect(answer.includes('You have accepted it')).toBe(true)
  accepted.resolve()
  const unsaved = page.getByText('Bluestone, 1, $1,250.00', { exact: true })
  await expect(unsaved).toBeInViewport()
  await expectAccessible(page)
  await page.reload()
  await expect(unsaved).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('What you typed was discarded.')).toBeFocused()
  await expect(unsaved).toHaveCount(0)
  // Text typed into a draft that a colleague has removed can still be copied.
  await startQuote(page)
  await page.route(/\/desk\/quotes\//, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await title.fill('Steps to the pond')
  const ending = page.locator('form', { has: page.locator('input[value="remove"]') })
  const removed = await page.request.post(page.url(), {
    form: { intent: 'remove', seen: await ending.locator('input[name="seen"]').inputValue() },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(removed.ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible()
  await expect(page.getByText('Steps to the pond')).toBeVisible()
  await expectAccessible(page)
})
