import { expect, test, type Locator, type Page } from '@playwright/test'
import { company } from '#content/company.ts'
import { addDays, dateOf, formatCalendarDate } from '#domain/time.ts'
import { expectAccessible, expectFitsWithLargeText, expectWholeOnLaptop } from './accessible.ts'
import { colleagueEmail, invitedBy, joinDesk, someName } from './desk-page.ts'
import { delayReads } from './slow-line.ts'

// Many steps, each of them saved.
test.slow()

/** Fails if a part is outside of the window of a phone, or behind the bar at its foot. */
async function expectAboveBar(page: Page, part: Locator): Promise<void> {
  const bar = await page.getByRole('navigation', { name: 'Rooms' }).boundingBox()
  await expect
    .poll(async () => {
      const box = await part.boundingBox()
      return box !== null && bar !== null && box.y >= 0 && box.y + box.height <= bar.y
    })
    .toBe(true)
}

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
  await expectFitsWithLargeText(page)
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
  const wanted = page.getByRole('region', { name: 'The request', exact: true })
  await expectWholeOnLaptop(page, wanted.getByText(street))
  // The next call is from the same, now known, customer.
  await page.getByRole('link', { name: 'Add another request' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('Phone').fill(`470 555 ${digits}`)
  await expect(page.getByText(`Already a customer: Nell ${last}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('First name').fill('Nell again')
  await page.getByLabel('ZIP Code').fill('30040-1234')
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('heading', { name: 'Nell again', level: 1 })).toBeVisible()
  await expect(page.getByText('GA 30040', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Requests' }).filter({ visible: true }).first().click()
  await expectWholeOnLaptop(page, page.getByRole('link', { name: `Nell ${last}` }))
  await page.getByRole('link', { name: `Nell ${last}` }).click()
  // The phone takes the call, and the page asks for its outcome.
  await page.getByRole('link', { name: 'Call', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Reached' })).toBeFocused()
  await page.getByRole('radio', { name: 'Voicemail' }).check()
  // A follow-up day is proposed, so that the request is not called again right away.
  await expect(page.getByLabel('Follow up on').last()).toHaveValue(/^\d{4}-/)
  const followUpOn = addDays(dateOf(Date.now(), company.timeZone), 400)
  await page.getByLabel('Follow up on').last().fill(followUpOn)
  await page.getByRole('button', { name: 'Log call' }).click()
  await expect(page.getByText('Call, left a voicemail')).toBeVisible()
  // The new entry has pushed the form down, and what can be done next is still in view: the next
  // request, or the list if this is the last one of its page.
  const onwards = page.getByRole('link', { name: /^(Next request|Back to the list)$/ })
  await expect(onwards).toBeFocused()
  await expectAboveBar(page, page.getByRole('button', { name: 'Undo' }))
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('Eastern Time')).toBeVisible()
  await expect(page.getByText(formatCalendarDate(followUpOn)).first()).toBeVisible()
  await page.getByLabel('Assigned to').selectOption('Nobody')
  await expect(page.getByText('Assigned to nobody')).toBeVisible()

  await page.getByRole('link', { name: 'Requests' }).filter({ visible: true }).first().click()
  await expect(page.getByRole('link', { name: `Nell ${last}` })).toBeVisible()
  await expectAccessible(page)
  await expectFitsWithLargeText(page, page.getByRole('link', { name: `Nell ${last}` }))
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
  await expect(page.getByText('Requests this month')).toBeVisible()
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
  const edit = page.getByRole('button', { name: 'Edit' })
  await expect(edit).toBeVisible()
  // What is typed before the search has opened is in its field.
  const letOpen = await delayReads(page)
  await page.keyboard.type(`/${last.slice(0, 3)}`)
  letOpen()
  await expect(everything).toBeFocused()
  await page.keyboard.type(last.slice(3, 8))
  await expect(everything).toHaveValue(last.slice(0, 8))
  await page.goBack()
  await edit.press('Enter')
  await page.getByLabel('Company').fill('Oakhaven HOA')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved /)).toBeVisible()
})
