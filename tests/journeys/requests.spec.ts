import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { expectAccessible, expectFitsWithLargeText, expectWholeOnLaptop } from './accessible.ts'
import {
  askForQuote,
  colleagueEmail,
  enterRequest,
  invitedBy,
  joinDesk,
  reloadForNews,
  workAsOwner,
} from './desk-page.ts'
import { renderedAt } from './page-facts.ts'

// Many steps, each of them saved.
test.slow()

/** A unique family name. */
const someName = () =>
  crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/[0-9a-f]/g, (digit) => 'aeioubdfghklmnpr'[parseInt(digit, 16)] ?? 'x')

test('after a call, a name and a phone are enough, and the customer is found again with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const june = await invitedBy(colleagueEmail('june'), 'office')
  await joinDesk(page, june, 'June', '/desk/requests/new')
  const last = someName()
  await page.getByLabel('First name').fill('Nell')
  await page.getByLabel('Last name').fill(last)
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByText('Enter a phone number or an email address.')).toBeVisible()
  // A call that comes to nothing leaves no name for the next one.
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'New request' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveAttribute('autocapitalize', 'words')
  await expect(page.getByLabel('First name')).toHaveValue('')
  await page.getByLabel('First name').fill('Nell')
  await page.getByLabel('Last name').fill(last)
  const digits = String(Math.floor(Math.random() * 10_000)).padStart(4, '0')
  await page.getByLabel('Phone').fill(`(470) 555-${digits}`)
  await page.getByRole('checkbox').first().check()
  const street = 'W'.repeat(40)
  await page.getByLabel('Street').fill(street)
  await page.getByLabel('In their words').fill('Four pallets of wall block.')
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('heading', { name: `Nell ${last}` })).toBeVisible()
  await expect(page.getByText('Request entered by hand')).toBeVisible()
  await expectAccessible(page)
  const wanted = page.getByRole('region', { name: 'The request', exact: true })
  await expectWholeOnLaptop(page, wanted.getByText(street))
  // The next call is from the same, now known, customer.
  await page.getByRole('link', { name: 'Add another request' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('Phone').fill(`470 555 ${digits}`)
  await expect(page.getByText(`Already a customer: Nell ${last}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Nell again')
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('heading', { name: 'Nell again', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Requests' }).filter({ visible: true }).first().click()
  await expectWholeOnLaptop(page, page.getByRole('link', { name: `Nell ${last}` }))
  await page.getByRole('link', { name: `Nell ${last}` }).click()
  // The phone takes the call, and the page asks for its outcome.
  await page.getByRole('link', { name: 'Call', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Reached' })).toBeFocused()
  await page.getByRole('radio', { name: 'Voicemail' }).check()
  // A follow-up day is proposed, so that the request is not called again right away.
  await expect(page.getByLabel('Follow up on').last()).toHaveValue(/^\d{4}-/)
  await page.getByLabel('Follow up on').last().fill('2030-01-07')
  await page.getByRole('button', { name: 'Log call' }).click()
  await expect(page.getByText('Call, left a voicemail')).toBeVisible()
  await expect(page.getByText('Jan 7, 2030').first()).toBeVisible()
  await page.getByLabel('Assigned to').selectOption('Nobody')
  await expect(page.getByText('Assigned to nobody')).toBeVisible()

  await page.getByRole('link', { name: 'Requests' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('link', { name: `Nell ${last}` })).toBeVisible()
  await expectAccessible(page)
  await expectFitsWithLargeText(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  // A search and a choice keep the focus, and the number of rows is said.
  const search = page.getByRole('searchbox', { name: 'Search requests' })
  await search.fill(last)
  await search.press('Enter')
  const list = page.getByRole('search', { name: 'Requests' })
  await expect(list.getByRole('status')).toHaveText('1 found')
  await expect(search).toBeFocused()
  await search.fill(`${last}x`)
  const press = list.getByRole('button', { name: 'Search' })
  await press.click()
  await expect(list.getByRole('status')).toHaveText('0 found')
  await expect(press).toBeFocused()
  await search.fill(last)
  await press.press('Enter')
  const rows = page.getByRole('list', { name: 'Requests' })
  await expect(rows).toContainText('Assigned to Nobody')
  // The focus ring is around the row alone, which the link opens.
  const row = rows.getByRole('link', { name: `Nell ${last}` })
  await row.focus()
  await expect(row).toHaveCSS('outline-style', 'none')
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await sort.focus()
  await sort.selectOption('Sort: name')
  await expect(page).toHaveURL(/sort=name/)
  await expect(sort).toBeFocused()
  // Another list says its name.
  await page.getByRole('link', { name: /^Won/ }).press('Enter')
  await expect(page).toHaveTitle('Won · Requests · Evergreen')
  await expect(page.getByText('Won · Requests · Evergreen')).toHaveAttribute('aria-live', 'polite')
  await expect(search).toHaveValue('')
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL(/\/desk$/)
  const sectionLink = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link')
  await expect(sectionLink.filter({ hasText: 'Requests' })).toHaveAccessibleDescription(
    /^[\d,+]+ open$/,
  )
  const everything = page.getByRole('searchbox', { name: 'Search everything' })
  await page.keyboard.press('/')
  await expect(everything).toBeFocused()
  await page.keyboard.type(last.slice(0, 8))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `Nell ${last}` })).toHaveCount(2)
  // What was asked for finds the request alone.
  await everything.fill(`pallets ${last}`)
  await everything.press('Enter')
  await expect(page.getByText('1 found')).toBeAttached()
  await expect(page.getByRole('link', { name: `Nell ${last}` })).toHaveCount(1)
  await page.goBack()
  await expect(everything).toHaveValue(last.slice(0, 8))
  // Another search keeps the focus, and is announced.
  await everything.fill(`${last} Nobody`)
  await everything.press('Enter')
  await expect(page.getByText('0 found')).toBeAttached()
  await expect(everything).toBeFocused()
  await page.goBack()
  await expect(everything).toHaveValue(last.slice(0, 8))
  await page
    .getByRole('link', { name: `Nell ${last}` })
    .first()
    .press('Enter')
  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  await page.getByLabel('Company').fill('Oakhaven HOA')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved /)).toBeVisible()
})

test('several requests are assigned and moved together, and that is taken back', async ({
  page,
}) => {
  await workAsOwner(page, 'Ruth Bulk', '/desk/requests/new')
  const last = someName()
  await enterRequest(page, 'Ann', last)
  await page.getByLabel('First name').fill('Bea')
  await page.getByLabel('Last name').fill(last)
  await page.getByLabel('Email').fill(`bea-${last}@example.com`)
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('heading', { name: `Bea ${last}` })).toBeVisible()
  // Location state from the previous page survives a reload, and the server does not have it.
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Add another request' })).toBeVisible()
  await openHydrated(page, `/desk/requests?q=${last}`)
  const ann = page.getByRole('link', { name: `Ann ${last}` })
  await ann.click()
  await expect(page.getByText(/^[12] of 2$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^[12] of 2$/)).toBeVisible()
  expect(errors).toEqual([])
  await page.goBack()
  // A small laptop has cards, which have no box that selects all of them.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
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
  const colleague = await page.context().newPage()
  await colleague.goto((await ann.getAttribute('href')) ?? '')
  await colleague.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(colleague.getByText(/^Saved/)).toBeVisible()
  await page.getByLabel('Assign', { exact: true }).selectOption('Nobody')
  await expect(page.getByText(/Your change was not saved/)).toBeVisible()
  await expect(page.getByText('1 selected')).toBeVisible()
  await page.getByLabel('Change status').selectOption('Lost')
  await page.getByLabel('Why lost').selectOption('Never answered')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann' })).toContainText('Tomorrow')
  await colleague.close()

  // Spam that passed the filter is marked with one press.
  await page.getByLabel(`Select Bea ${last}`).check()
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
  await page.getByLabel('Select all on this page').check()
  await expectAccessible(page)
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
    .filter({ hasText: 'Ann' })
    .getByText('Contacted')
    .click({ force: true })
  await expect(page.getByText('1 selected')).toBeVisible()
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
  // This page hears of no changes, as on a bad connection.
  await other.route('**/desk/changes**', (route) =>
    route.fulfill({ json: { at: Date.now(), ids: [] } }),
  )
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
  await reloadForNews(page, /\/desk\/requests\/.*\.data/)
  await page.getByLabel('Status', { exact: true }).selectOption('Contacted')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText(/^Ruth First changed this on/)).toBeVisible()
  await expect(other.getByLabel('What to do')).toHaveValue('Bring the wall samples')
  await other.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(other.getByText('Bring the wall samples')).toBeVisible()
  await expect(other.getByLabel('What to do')).toHaveCount(0)
  // After a reload what was being typed is in sight, and a letter typed and deleted hides nothing.
  await other.getByRole('button', { name: 'Pick a date' }).click()
  await other.getByLabel('What to do').fill('Bring nothing')
  await other.getByRole('button', { name: 'Pick a date' }).click()
  const reply = other.getByRole('textbox', { name: 'Reply' })
  const greeting = await reply.inputValue()
  await reply.fill(`${greeting}W`)
  await reply.fill(greeting)
  await other.getByRole('button', { name: 'Note', exact: true }).click()
  await other.getByRole('textbox', { name: 'Note' }).fill('They have a dog.')
  await other.reload()
  await expect(other.getByRole('textbox', { name: 'Note' })).toHaveValue('They have a dog.')
  const followUp = other.getByRole('region', { name: 'Follow up on' })
  await expect(other.getByLabel('What to do')).toHaveValue('Bring nothing')
  await followUp.getByRole('button', { name: 'Discard' }).click()
  await expect(other.getByLabel('What to do')).toHaveValue('Bring the wall samples')
  await followUp.getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByLabel('What to do')).toHaveValue('Bring nothing')
  await followUp.getByRole('button', { name: 'Tomorrow' }).click()
  await expect(followUp.getByText('Bring nothing')).toBeVisible()
  await expect(other.getByLabel('What to do')).toHaveCount(0)
})
