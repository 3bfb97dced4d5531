import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { expectAccessible, expectFitsWithLargeText } from './accessible.ts'
import {
  askForQuote,
  colleagueEmail,
  enterRequest,
  hearNoChanges,
  invitedBy,
  joinDesk,
  reloadForNews,
  someName,
  signInAsOwner,
  workAsOwner,
} from './desk-page.ts'
import { renderedAt } from './page-facts.ts'
import { delayNextAnswer } from './slow-line.ts'

// Many steps, each of them saved.
test.slow()

test('several requests are assigned and moved together, and that is taken back', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page, 'Ruth Bulk')
  const last = someName()
  await enterRequest(page, 'Ann', last)
  await enterRequest(page, 'Bea', last)
  await openHydrated(page, `/desk/requests?q=${last}`)
  const ann = page.getByRole('link', { name: `Ann ${last}` })
  await ann.click()
  await expect(page.getByText(/^[12] of 2$/)).toBeVisible()
  await expectFitsWithLargeText(page)
  // Location state from the previous page survives a reload, and the server does not have it.
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.reload()
  await expect(page.getByText(/^[12] of 2$/)).toBeVisible()
  expect(errors).toEqual([])
  await page.goBack()
  // A small laptop has cards, which have no box that selects all of them.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').getByText(/^2 selected\./)).toBeAttached()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Select all on this page').check()
  await page.getByLabel('Change status').selectOption('Lost')
  await page.getByLabel('Why lost').selectOption('Not lost: another status…')
  await page.getByLabel('Change status').selectOption('Quoted')
  await expect(page.getByText(/^2 requests saved/)).toBeVisible()
  await expect(page.getByRole('listitem').getByText('Quoted')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem').getByText('Contacted')).toHaveCount(2)
  // A selection ends with its list, so that no row is changed unseen in another.
  await page.getByLabel(`Select Ann ${last}`).check()
  await page.getByLabel('Sort', { exact: true }).selectOption('Sort: name')
  await expect(page.getByLabel(`Select Ann ${last}`)).not.toBeChecked()

  // A colleague was faster: nothing is overwritten, and the rows stay selected.
  await page.getByLabel(`Select Ann ${last}`).check()
  // Hidden pages do not ask for changes.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
  })
  const june = await browser.newContext()
  await signInAsOwner(june, 'June Bulk')
  const colleague = await june.newPage()
  await colleague.goto(new URL((await ann.getAttribute('href')) ?? '', page.url()).href)
  await colleague.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(colleague.getByText(/^Saved/)).toBeVisible()
  await page.getByLabel('Assign', { exact: true }).selectOption('Nobody')
  await expect(page.getByText(/Your change was not saved/)).toBeVisible()
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
  await page.getByLabel('Change status').selectOption('Lost')
  await page.getByLabel('Why lost').selectOption('Never answered')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem').filter({ has: ann })).toContainText('Tomorrow')
  await june.close()

  // Spam that passed the filter is marked with one press.
  await page.getByLabel(`Select Bea ${last}`).check()
  // By keyboard, what to do with the selected rows comes before the other rows.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Go to the actions for 1 selected' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Selected requests' })).toBeFocused()
  await page.getByRole('button', { name: 'Spam', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: last })).toHaveCount(1)
  const exported = async (within: Page | Locator) => {
    const download = page.waitForEvent('download')
    await within.getByRole('button', { name: 'Export' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/)
    return readFile(await file.path(), 'utf8')
  }
  // The file has the requests of the filtered list, and no other.
  const listed = await exported(page)
  expect(listed).toContain(`Ann,${last}`)
  expect(listed.trim().split('\r\n')).toHaveLength(2)
  // Nobody has answered it, and its page does not say so.
  await page.goto(`/desk/requests?status=possible-spam&q=${last}`)
  await page.getByRole('link', { name: `Bea ${last}` }).click()
  await expect(page.getByRole('heading', { name: `Bea ${last}` })).toBeVisible()
  await expect(page.getByText('Answered', { exact: true })).toBeHidden()
  await page.goBack()
  const all = page.getByLabel('Select all on this page')
  await all.check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(all).toBeFocused()
  await expect(all).not.toBeChecked()
  await all.check()
  await page.getByRole('button', { name: `Not spam: Bea ${last}` }).click()
  await expect(page.getByText(/^Not spam\. Saved /)).toBeVisible()
  // The last page of a list is empty once its requests have moved on; the list is not.
  const { text } = await renderedAt(page.request, '/desk/requests?page=99')
  expect(text).toContain('Nothing is left on this page.')
  await page.goto(`/desk/requests?q=${last}`)
  await expect(page.getByRole('listitem').filter({ hasText: last })).toHaveCount(2)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  // A card is selected anywhere, since its box covers it.
  await page
    .getByRole('listitem')
    .filter({ has: ann })
    .getByText('Contacted')
    .click({ force: true })
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const rows = await exported(page.getByRole('region', { name: 'Selected requests' }))
  expect(rows).toContain(`Ann,${last}`)
  expect(rows).not.toContain('Bea')
  await page.getByLabel('Change status').selectOption('Won')
  await expect(page.getByText(/^Saved/)).toBeVisible()
})

test('two colleagues save the same: the second hears who was first, and can go over it', async ({
  page,
  browser,
}) => {
  const email = await askForQuote(page, { firstName: 'Twice' })
  await workAsOwner(page, 'Ruth First', `/desk/requests?q=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Twice Lindqvist' }).first().click()
  await expect(page.getByRole('heading', { name: 'Twice Lindqvist' })).toBeVisible()
  const other = await browser.newPage()
  await hearNoChanges(other)
  const june = await invitedBy(colleagueEmail('june'), 'office')
  await joinDesk(other, june, 'June Second', page.url())
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  const status = other.getByLabel('Status', { exact: true })
  const saved = await status.inputValue()
  await status.selectOption('Lost')
  await expect(other.getByLabel('Lost because')).toBeFocused()
  await status.selectOption(saved)
  await expect(other.getByLabel('Lost because')).toHaveCount(0)
  await status.selectOption('Quoted')
  await expect(other.getByText(/^Ruth First changed this on/)).toBeVisible()
  await expectAccessible(other)
  // A choice can be saved over it by a press, and so can a typed note, which stays until then.
  await other.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(other.getByText(/^Saved /)).toBeVisible()
  await expect(status).toHaveValue('quoted')
  await other.getByRole('button', { name: 'Pick a date' }).click()
  await other.getByLabel('What to do').fill('Bring the wall samples')
  const day = other.getByLabel('Date', { exact: true })
  const proposed = await day.inputValue()
  for (const [typed, error] of [
    ['', 'Choose a date.'],
    ['2024-02-29', 'This day is over. Choose today or a later day.'],
  ] as const) {
    await day.fill(typed)
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(day).toHaveAccessibleDescription(error)
    await expect(day).toBeFocused()
  }
  await day.fill(proposed)
  // Who reads further down while news come is not taken back to the field.
  const letNewsCome = await delayNextAnswer(other, '**/desk/requests/*.data*')
  const asked = other.waitForRequest(/\/desk\/requests\/.*\.data/)
  const news = reloadForNews(other, /\/desk\/requests\/.*\.data/)
  await asked
  await other.evaluate(() => window.scrollTo(0, 200))
  letNewsCome()
  await news
  await reloadForNews(page, /\/desk\/requests\/.*\.data/)
  // A choice before the news is drawn would be one more save over a newer one.
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('quoted')
  const contacted = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByLabel('Status', { exact: true }).selectOption('Contacted')
  await contacted
  expect(await other.evaluate(() => window.scrollY)).toBe(200)
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText(/^Ruth First changed this on/)).toBeVisible()
  await expect(other.getByLabel('What to do')).toHaveValue('Bring the wall samples')
  await other.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(other.getByText('Bring the wall samples')).toBeVisible()
  await expect(other.getByLabel('What to do')).toHaveCount(0)
  // Whoever is writing a reply hears of one that a colleague sends meanwhile.
  await other.getByRole('button', { name: 'Reply', exact: true }).click()
  const reply = other.getByRole('textbox', { name: 'Reply' })
  await reply.focus()
  // Some browsers lack scroll anchoring.
  await other.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none'
    document.documentElement.style.paddingBottom = '100vh'
    window.scrollTo(0, 100)
  })
  const place = async () => Math.round((await reply.boundingBox())?.y ?? 0)
  const before = await place()
  const answer = page.getByRole('textbox', { name: 'Reply' })
  await answer.fill('We can come on Tuesday.')
  // The typed text stays below a template.
  await page.getByLabel('Template').selectOption('When can we call?')
  await expect(answer).toHaveValue(/call[^]+\n\nWe can come on Tuesday\.$/)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Sent \d/)).toBeVisible()
  await reloadForNews(other, /\/desk\/requests\/.*\.data/)
  await expect(
    other.getByText(/^Ruth First replied at .*, while you had this open\.$/),
  ).toBeVisible()
  await expect.poll(place, 'the field that is typed into stays in its place').toBe(before)
  await expect(reply).toBeFocused()
  await expect(page.getByText('while you had this open')).toHaveCount(0)
  // After a reload what was being typed is in sight.
  await other.getByRole('button', { name: 'Note', exact: true }).click()
  const note = other.getByRole('textbox', { name: 'Note' })
  await note.fill('They have a dog.')
  await other.reload()
  await expect(note).toHaveValue('They have a dog.')
})
