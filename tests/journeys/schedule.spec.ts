import { addDays } from '#domain/time.ts'
import { openHydrated } from '#bench/hydrated-page.ts'
import { expect, test } from '@playwright/test'
import { expectAccessible, expectFitsWithLargeText, linesOf } from './accessible.ts'
import {
  askForQuote,
  colleagueEmail,
  invitedBy,
  joinByRequest,
  reloadForNews,
  workAsOwner,
} from './desk-page.ts'
import { someEmail } from './event-page.ts'
import { sheets } from './page-facts.ts'
import { fillWindow, plannedVisits, someThursday } from './schedule-page.ts'

// Many steps, each of them saved.
test.slow()

test('an estimate visit is set from a request, a rainy day is moved with one message, and a helper sees their stops alone', async ({
  page,
  browser,
}) => {
  const { thursday, friday } = await someThursday()
  const email = await askForQuote(page)
  const requests = `/desk/requests?q=${encodeURIComponent(email)}`
  await workAsOwner(page, 'Ruth Calloway', requests)
  // A word of any length breaks rather than widens a page.
  const teo = `Teo ${thursday} ${'m'.repeat(40)}`
  const street = '1358 Sawnee Ridge Ln'
  const teoEmail = colleagueEmail('teo')
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await joinByRequest(phone, await invitedBy(teoEmail, 'helper'), teo)

  // A visit is set from a request.
  await page.getByRole('link', { name: 'Rosa Lindqvist' }).first().click()
  await page.getByRole('link', { name: 'Schedule a visit' }).click()
  await expect(page.getByRole('heading', { name: 'New visit' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'The request' })).toBeVisible()
  await expectFitsWithLargeText(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rosa Lindqvist')
  await expectAccessible(page)
  await page.getByLabel('Who goes').selectOption(teo)
  await page.getByLabel('What it is for, or what is delivered').fill('French drain')
  await page.getByLabel('Note for the crew').fill('Gate code 4410')
  await fillWindow(page, thursday, '14:00', '16:00')
  await page.getByRole('button', { name: 'Schedule the visit' }).click()
  await expect(page.getByRole('heading', { name: 'Rosa Lindqvist', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Visit scheduled/)).toBeVisible()
  await expectAccessible(page)
  // Another visit is set by hand, at the same time for the same colleague, without an email
  // address.
  await page.goto(`/desk/schedule?date=${thursday}`)
  await page.getByRole('link', { name: 'New visit' }).click()
  // The way back is the day that was shown.
  const back = page.getByRole('main').getByRole('link', { name: 'Schedule', exact: true })
  await expect(back).toHaveAttribute('href', `/desk/schedule?date=${thursday}`)
  await page.getByLabel('What', { exact: true }).selectOption('Delivery')
  await fillWindow(page, thursday, '15:00', '17:00')
  await page.getByLabel('Who goes').selectOption(teo)
  await page.getByLabel('Name', { exact: true }).fill('Nell Abernathy')
  await page.getByLabel('Phone').fill('(470) 555-0188')
  await page.getByLabel('Street').fill(street)
  // Choices for an email stay without an address for a while.
  const emailed = page.getByLabel('Email the customer')
  const address = page.getByLabel('Email', { exact: true })
  await address.fill('nell@example.org')
  await emailed.uncheck()
  await address.fill('')
  await expect(emailed).toBeHidden()
  await address.fill('nell.abernathy@example.org')
  await expect(emailed).not.toBeChecked()
  await address.fill('')
  // The other visits of that day are listed, without opening the schedule.
  await expect(page.getByRole('region', { name: 'Scheduled on this day' })).toContainText(
    'Rosa Lindqvist',
  )
  await page.getByRole('button', { name: 'Schedule the visit' }).click()
  await expect(page.getByText(`${teo} is at Rosa Lindqvist’s from 2:00 to 4:00 PM.`)).toBeVisible()
  await page.getByRole('button', { name: 'Keep it anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Nell Abernathy', level: 1 })).toBeVisible()

  // It rains.
  await page.goto(`/desk/schedule?date=${thursday}`)
  await expect(page.getByRole('link', { name: 'Rosa Lindqvist', exact: true })).toBeVisible()
  await expectFitsWithLargeText(page, page.getByText('2:00 to 4:00 PM', { exact: true }))
  // Beside a note, too, a street is on one line of a wide window.
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await linesOf(page.getByText(street))).toBe(1)
  await page.getByRole('link', { name: 'Move the day' }).click()
  const panel = page.getByRole('region', { name: 'Move what is left of the day to' })
  await expect(panel).toBeFocused()
  await expect(panel.getByText('2 stops move, at the same times of day.')).toBeVisible()
  await page.getByLabel('Email the customers').uncheck()
  await expect(page.getByText('No email will be sent.')).toBeVisible()
  await expect(page.getByLabel('One message for all')).toBeHidden()
  await page.getByLabel('Email the customers').check()
  await expect(page.getByText('1 email with a new calendar entry.')).toBeVisible()
  await expect(page.getByText('1 customer has no email address: call them.')).toBeVisible()
  await expect(panel.getByRole('link', { name: '(470) 555-0188' })).toHaveAttribute(
    'href',
    'tel:+14705550188',
  )
  await expectAccessible(page)
  await page.getByLabel('One message for all').fill('It rains all Thursday.')
  // Another day is previewed as soon as it is typed; the button moves to that and no other.
  const monday = addDays(friday, 3)
  await page.getByLabel('Another day').fill('')
  await page.getByRole('button', { name: 'Check that day' }).click()
  await expect(page.getByLabel('Another day')).toHaveAccessibleDescription('Choose a day.')
  await page.getByLabel('Another day').fill(monday)
  await expect(page.getByRole('button', { name: 'Move 2 stops to Monday,' })).toBeEnabled()
  await expect(page.getByLabel('Another day')).toHaveValue(monday)
  // The link leads back to the next day, and so does the field.
  await page.getByRole('link', { name: 'Move the day' }).click()
  await expect(page.getByLabel('Another day')).toHaveValue(friday)
  await expect(page.getByLabel('One message for all')).toHaveValue('It rains all Thursday.')
  await page.getByRole('button', { name: 'Move 2 stops to Friday,' }).click()
  // Beside what was pressed, which on phones is far below the head of the page.
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rosa Lindqvist', exact: true })).toBeVisible()
  await expect(page.getByLabel('One message for all')).toHaveValue('It rains all Thursday.')
  await page.getByRole('button', { name: 'Move 2 stops' }).click()
  await expect(
    page.getByText(/^2 stops moved\. Saved .* Still to call: Nell Abernathy, \(470\) 555-0188$/),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Rosa Lindqvist', exact: true })).toHaveCount(0)

  // The helper's phone.
  await openHydrated(phone, `/desk/my-day?date=${friday}`)
  const rooms = phone.getByRole('navigation', { name: 'Rooms' })
  await expect(rooms.getByRole('link')).toHaveText(['My day', 'Settings'])
  await expect(phone.getByRole('heading', { level: 2 })).toHaveText([
    'Rosa Lindqvist',
    'Nell Abernathy',
  ])
  await expect(phone.getByText('Gate code 4410')).toBeVisible()
  await expectFitsWithLargeText(phone)
  // Only the shortcuts that a helper has are listed.
  await phone.keyboard.press('?')
  const shortcuts = phone.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts.getByText('Show these shortcuts')).toBeVisible()
  await expect(shortcuts.getByText('Search everything')).toHaveCount(0)
  await phone.keyboard.press('Escape')
  // A late colleague gets the beginning of a message, and completes it.
  await expect(phone.getByRole('link', { name: 'Text Nell Abernathy' })).toHaveAttribute(
    'href',
    /^sms:\+14705550188\?&body=Hello%2C%20this%20is%20Teo/,
  )
  await phone.getByRole('button', { name: 'Add a note, Rosa Lindqvist' }).click()
  await expect(phone.getByLabel('Note on Rosa Lindqvist')).toBeFocused()
  await phone.getByRole('button', { name: 'Save note' }).click()
  await expect(phone.getByLabel('Note on Rosa Lindqvist')).toHaveAccessibleDescription(
    'Write something first.',
  )
  await phone.getByLabel('Note on Rosa Lindqvist').fill('Low wires on the left')
  await phone.getByRole('button', { name: 'Save note' }).click()
  await expect(phone.getByText('Low wires on the left')).toBeVisible()
  // Without a connection the page stays, and its presses are sent once there is one.
  await phone.context().setOffline(true)
  const note = phone.getByLabel('Note on Rosa Lindqvist')
  const addNote = phone.getByRole('button', { name: 'Add a note, Rosa Lindqvist' })
  await addNote.click()
  await note.fill('Bring a ladder')
  await phone.getByRole('button', { name: 'Save note' }).click()
  await expect(phone.getByText('No connection to the desk.')).toBeVisible()
  await phone.context().setOffline(false)
  await expect(phone.getByText('Bring a ladder')).toBeVisible()
  await expect(note).toHaveCount(0)
  await addNote.click()
  await note.fill('Half a')
  // A missed visit is recorded, undone and recorded again; then the customer calls and opens.
  const missed = phone.getByRole('button', { name: 'Nobody there, Rosa Lindqvist' })
  await missed.click()
  await expect(missed).toHaveCount(0)
  await phone.getByRole('button', { name: 'Undo' }).click()
  await missed.click()
  await expect(missed).toHaveCount(0)
  await expect(phone.getByText('Gate code 4410')).toBeVisible()
  await phone.getByRole('button', { name: 'Done at Rosa Lindqvist' }).click()
  await expect(phone.getByText(/^Done \d/).first()).toBeVisible()
  await expect(note, 'what is not saved yet stays').toHaveValue('Half a')
  await phone.getByRole('button', { name: 'Save note' }).click()
  await expect(note).toHaveCount(0)
  // Pressed too early: the address and the phone are still visible, and the visit is not done.
  await phone.getByRole('button', { name: 'Rosa Lindqvist', exact: true }).click()
  await expect(phone.getByText('Half a')).toBeVisible()
  await phone.getByRole('button', { name: 'Not done at Rosa Lindqvist' }).click()
  await phone.getByRole('button', { name: 'Done at Rosa Lindqvist', exact: true }).click()
  const whatWasDone = phone.getByRole('button', { name: 'Say what was done, Rosa Lindqvist' })
  await whatWasDone.click()
  await phone.getByRole('textbox', { name: 'What was done' }).fill('Measured 40 ft')
  const minutes = phone.getByLabel('How many minutes it took')
  await minutes.fill('an hour')
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(minutes).toHaveAccessibleDescription('Enter whole minutes.')
  await minutes.fill('40')
  await phone.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByLabel('How many minutes it took')).toHaveCount(0)
  await expect(whatWasDone).toBeFocused()
  await whatWasDone.click()
  await expect(phone.getByLabel('How many minutes it took')).toHaveValue('40')
  // The caret stays where it was put while the page takes in what was saved.
  const report = phone.getByRole('textbox', { name: 'What was done' })
  await report.press('End')
  await reloadForNews(phone, /\/desk\/my-day\.data/)
  await report.press('s')
  await expect(report).toHaveValue('Measured 40 fts')
  await report.press('Backspace')
  await expectAccessible(phone)
  // The visits are in the calendar of the phone until an owner ends its link, for a lost phone.
  await rooms.getByRole('link', { name: 'Settings' }).click()
  await phone.getByRole('button', { name: 'Make a link' }).click()
  await expect(phone.getByLabel('Link to your visits')).toHaveValue(/^http/)
  await expect(phone.getByText(/^Saved \d/)).toBeVisible()
  await page.goto('/desk/settings/staff')
  await page.getByRole('button', { name: `End calendar link of ${teo}` }).click()
  await expect(page.getByText(/^The link to their calendar no longer works/)).toBeVisible()
  await expect(page.getByRole('button', { name: `End calendar link of ${teo}` })).toHaveCount(0)

  // The helper's work is on the schedule; it can be printed, and works at 390.
  await page.goto(`/desk/schedule?date=${friday}`)
  await expect(page.getByText(/^Done [A-Z][a-z]+ \d/), 'on another day').toBeVisible()
  await plannedVisits(friday, [someEmail(), someEmail()], teoEmail)
  await page.getByRole('link', { name: 'Print for the truck' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`^${teo}, Friday`) })).toBeVisible()
  await expect(page.getByText('Nell Abernathy, (470) 555-0188')).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Nobody yet, / })).toBeVisible()
  expect(sheets(await page.pdf({ format: 'Letter' })), 'one for each person').toBe(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/desk/schedule?date=${friday}`)
  await page.getByRole('link', { name: 'Nell Abernathy', exact: true }).first().click()
  await page.getByLabel('Truck').fill('Truck 2')
  // Beside the button, which on a phone is far below the actions.
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.locator('form', { has: save }).getByText(/^Saved \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Truck')).toHaveValue('')
  await expect(page.getByText('Undone.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirmed on the phone' }).click()
  await expect(page.getByRole('button', { name: 'Confirmed on the phone' })).toHaveCount(0)
  await page.getByLabel('Truck').fill('Truck 7')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel the visit' }).click()
  await expect(page.getByText('They have no email address: call them.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cancel the visit?' })).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the visit' }).click()
  // Text that can no longer be saved stays to be copied.
  await expect(page.getByText('Truck 7', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Schedule it again' }).click()
  await expect(page.getByText(/^Scheduled again/)).toBeVisible()
  await page.goto(`/desk/schedule?date=${friday}&view=week`)
  await expect(page.getByRole('link', { name: /^Week of / })).toHaveCount(2)
  await expectAccessible(page)
})

test('a new visit finds a customer, fills in what is known of them, and is theirs', async ({
  page,
}) => {
  const { thursday } = await someThursday()
  const email = await askForQuote(page)
  await workAsOwner(page, 'Ruth Calloway', `/desk/schedule/new?date=${thursday}`)
  await page.getByLabel('Name', { exact: true }).fill(email)
  const found = page.getByRole('list', { name: 'Customers' }).getByRole('button')
  await expect(found).toHaveCount(1)
  await found.click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rosa Lindqvist')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByLabel('Email the customer')).toBeVisible()
  await expect(page.getByLabel('Street')).not.toHaveValue('')
  const linked = page.getByText('Linked to Rosa Lindqvist')
  await expect(linked).toBeVisible()
  // What was filled in goes with them, and what was typed since stays.
  await page.getByLabel('Phone').fill('770 555 0199')
  await page.getByRole('button', { name: 'Someone else' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Street')).toHaveValue('')
  await expect(page.getByLabel('Phone')).toHaveValue('770 555 0199')
  await page.getByLabel('Name', { exact: true }).fill(email)
  await found.click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  // Without an address or a number, only the choice leads to them, also after a reload.
  await page.getByLabel('Email', { exact: true }).fill('')
  await page.getByLabel('Phone').fill('')
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  await expect(linked).toBeVisible()
  await fillWindow(page, thursday, '08:00', '09:00')
  await page.getByRole('button', { name: 'Schedule the visit' }).click()
  await expect(page.getByText(/^Visit scheduled/)).toBeVisible()
  await page.getByRole('link', { name: 'Customer page' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
})
