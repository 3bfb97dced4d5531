import { expect, test } from '@playwright/test'
import { expectAccessible, expectFitsBothWidths, expectGoodAtBothWidths } from './accessible.ts'
import {
  askForQuote,
  colleagueEmail,
  invitedBy,
  joinByRequest,
  loseNextAnswer,
  reloadForNews,
  sendForm,
  signInAsOwner,
  workAsOwner,
} from './desk-page.ts'
import { renderedAt } from './page-facts.ts'
import { failNextForm, slowDownReads } from './slow-line.ts'

// Many steps, each of them saved.
test.slow()
// They change settings that all colleagues of the site share.
test.describe.configure({ mode: 'serial' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an owner sets templates, alerts and how long records stay', async ({ page }) => {
    await askForQuote(page)
    await workAsOwner(page, 'Ruth Settings', '/desk/settings/templates')
    const parts = page.getByRole('navigation', { name: 'Settings' })
    const name = `Width of the gate ${crypto.randomUUID().slice(0, 8)}`

    await expect(page.getByRole('link', { name: 'When can we call?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'New template' }).click()
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Subject').fill('About {services}')
    await page.getByLabel('Text').fill('Hi {first name}, what is the {gate code}?')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('{gate code} is not a placeholder.')).toBeVisible()
    await expectGoodAtBothWidths(page)
    await page.reload()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByText('Hi Rosa, what is the {gate code}?')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Hi Rosa, what is the {gate code}?')).toBeVisible()
    await page.getByLabel('Text').fill('Hi {first name}, how wide is the gate? ')
    await page.getByRole('button', { name: '{colleague}' }).click()
    await expect(page.getByText('how wide is the gate? Ruth Settings')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
    // Undo stays available when the page revalidates.
    await reloadForNews(page, /templates\.data/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect(page.getByText('Undone.')).toBeVisible()

    await parts.getByRole('link', { name: 'Alerts' }).click()
    const mine = page.locator('section', { hasText: 'Your alerts' })
    await mine.getByRole('checkbox', { name: 'New request' }).check()
    let saves = 0
    page.on('request', (request) => (saves += request.method() === 'POST' ? 1 : 0))
    await mine.getByRole('button', { name: 'Save' }).focus()
    await page.keyboard.down('Enter')
    await expect(mine.getByText(/^Saved /)).toBeVisible()
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expectGoodAtBothWidths(page)
    expect(saves, 'a held key presses once').toBe(1)
    await mine.getByRole('checkbox', { name: 'A customer replied' }).check()
    await mine.getByRole('button', { name: 'Save' }).click()
    await mine.getByRole('button', { name: 'Undo' }).click()
    await expect(mine.getByText('Undone.')).toBeVisible()
    await expect(mine.getByRole('checkbox', { name: 'A customer replied' })).not.toBeChecked()
    await expect(mine.getByRole('checkbox', { name: 'New request' })).toBeChecked()
    await page.goto('/desk/settings/backup?failed')
    const failure = page.getByText('The backup could not be made.')
    await expect(failure).toBeVisible()
    await expectAccessible(page)
    const [backup] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download a backup' }).click(),
    ])
    expect(backup.suggestedFilename()).toMatch(/^site-\d{4}-\d\d-\d\d\.tar\.gz$/)
    expect(await page.getByText('No backup has been made yet.').count()).toBe(0)
    // A backup counts once it was read to its end.
    await backup.path()
    await expect(failure).toBeHidden()
    await expect(page.getByText('The last one was made')).toBeVisible()
    // While it waits for one whose download was canceled, other pages open on a slow line too.
    await page.route('**/backup/file', (route) => route.fulfill({ status: 204 }))
    await page.getByRole('button', { name: 'Download a backup' }).click()
    await expect(page.getByText('The backup you asked for counts once')).toBeVisible()
    await slowDownReads(page, 2100)
    await parts.getByRole('link', { name: 'Reminders' }).click()
    await expect(page.getByLabel('Email them after')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })

    const first = page.getByLabel('Email them after')
    await expectAccessible(page)
    await first.fill('5')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone.')).toBeVisible()
    await expect(first).toHaveValue('3')

    await parts.getByRole('link', { name: 'Records' }).click()
    await page.getByLabel('Requests', { exact: true }).selectOption('1 year')
    await page.getByRole('button', { name: 'Save' }).click()
    const question = page.getByRole('dialog', { name: 'Keep records for less time?' })
    await expectFitsBothWidths(page)
    await expectAccessible(page, 'dialog[open]')
    await question.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Requests', { exact: true })).toHaveValue('24')
  })
})

test("a colleague's save is not overwritten, though the page has reloaded since", async ({
  page,
  browser,
}) => {
  await workAsOwner(page, 'Ruth Prices', '/desk/settings/prices/new')
  const june = await browser.newContext()
  await signInAsOwner(june, 'June Prices')
  const saveAsJune = (path: string, form: Readonly<Record<string, string>>) =>
    sendForm(june, path, form)
  const readAnew = (data: RegExp) => reloadForNews(page, data)
  const name = `Edging ${crypto.randomUUID().slice(0, 8)}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Price').fill('3')
  await page.getByRole('button', { name: 'Save' }).click()
  // The list keeps its search after a visit to a price.
  await expect(page.getByRole('link', { name })).toBeVisible()
  const searched = '/desk/settings/prices?q=EDG'
  await page.goto(searched)
  await page.getByRole('link', { name }).click()
  await page.getByLabel('Our cost').fill('2')
  const path = new URL(page.url()).pathname
  // Typed text stays until the price is removed.
  await failNextForm(page)
  await page.getByRole('button', { name: 'Remove from the list' }).click()
  await expect(page.getByText(/^This failed on our side/)).toBeVisible()
  await page.goto(path + new URL(searched, page.url()).search)
  await expect(page.getByLabel('Our cost')).toHaveValue('2')
  const hers = { intent: 'price', id: path.split('/').at(-1) ?? '', seen: '1', kind: 'other', name }
  await saveAsJune(path, { ...hers, unit: 'foot', price: '4', cost: '', material: '' })
  await readAnew(/prices\/[\w-]+\.data/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^June Prices saved this on /)).toBeVisible()
  await expect(page.getByLabel('Our cost')).toHaveValue('2')
  await expect(page.getByLabel('Price')).toHaveValue('4.00')
  await expect(page.getByRole('alert').filter({ hasText: 'theirs' })).toHaveText(
    'What you did not change shows theirs now.',
  )
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText(`${name} saved`)).toBeVisible()
  await expect(page).toHaveURL(searched)

  // A draft from before her save is not saved over it either.
  const parts = page.getByRole('navigation', { name: 'Settings' })
  await parts.getByRole('link', { name: 'Reminders' }).click()
  await expect(page.getByLabel('Email them after')).toBeVisible()
  const seen = await page.locator('input[name="seen"]').inputValue()
  await page.getByLabel('Email them after').fill('6')
  const times = { digestAt: '07:00', replyDays: '3', quoteDays: '7', quoteFirstDays: '4' }
  const others = { quoteLastDays: '2', quoteAt: '09:30' }
  const hersOver = (revision: number) =>
    saveAsJune('/desk/settings/reminders', {
      ...times,
      ...others,
      intent: 'save',
      seen: String(revision),
    })
  await hersOver(Number(seen))
  await page.reload()
  await expect(page.getByLabel('Email them after')).toHaveValue('6')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await hersOver(Number(seen) + 1)
  await readAnew(/reminders\.data/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^June Prices saved this on /)).toBeVisible()
  await expect(page.getByLabel('Email them after')).toHaveValue('6')
  await expect(page.getByText(/saving yours replaces theirs:.*Email them after: 4$/)).toBeVisible()
  await expectAccessible(page)
  // The conflict ends with either value; a discard can be undone, and is then a conflict again.
  await page.getByRole('button', { name: 'Discard mine' }).click()
  await expect(page.getByLabel('Email them after')).toHaveValue('4')
  await expect(page.getByText(/^June Prices saved this on /)).toHaveCount(0)
  await expect(page.getByText('What you typed was discarded.')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email them after')).toHaveValue('6')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save mine instead' }).click()
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)

  // Untouched fields show a colleague's save, and the focus stays.
  await page.getByLabel('Send these at').focus()
  await hersOver(Number(seen) + 3)
  await readAnew(/reminders\.data/)
  await expect(page.getByLabel('Email them after')).toHaveValue('4')
  await expect(page.getByText('Times are in Eastern Time.')).toBeVisible()
  await expect(page.getByLabel('Send these at')).toHaveValue('09:30')
  await expect(page.getByLabel('Send these at')).toBeFocused()
  await page.getByLabel('Email them after').fill('5')
  // The page says "Saved" of the save before until this one is on its way.
  const fifth = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Save' }).click()
  await fifth
  await expect(page.getByText(/^Saved /)).toBeVisible()

  // A save arrives, and its answer is lost: it is sent again, and text typed meanwhile can be saved.
  await loseNextAnswer(page, '**/settings/reminders.data*')
  await page.getByLabel('Email them after').fill('6')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/The connection was lost.*saved only once/)).toBeVisible()
  await page.getByLabel('Email them after').fill('7')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByLabel('Email them after')).toHaveValue('6')
  // Typed text stays too where the browser stores no draft.
  await page.getByLabel('Email them after').fill('8')
  await page.evaluate(() => localStorage.clear())
  await hersOver(Number(await page.locator('input[name="seen"]').inputValue()))
  await readAnew(/reminders\.data/)
  await expect(page.getByLabel('Email them after')).toHaveValue('8')

  await parts.getByRole('link', { name: 'Prices' }).click()
  const zones = page.locator('section', { hasText: 'Delivery by zone' }).last()
  const zone = `Zone ${crypto.randomUUID().slice(0, 8)}`
  await expect(zones.getByRole('button', { name: 'Add a zone' })).toBeVisible()
  await saveAsJune('/desk/settings/prices', {
    intent: 'zones',
    seen: await zones.locator('input[name="seen"]').first().inputValue(),
    'rows[0].name': zone,
    'rows[0].priceCents': '85',
    'rows[0].costCents': '',
    'rows[0].zips': '99950',
  })
  await readAnew(/prices\.data/)
  await expect(zones.getByLabel('Zone', { exact: true }).last()).toHaveValue(zone)
  // A removed row can be put back with what was typed in it.
  await zones.getByLabel('Price per load').last().fill('95')
  const removeLast = zones.getByRole('button', { name: /^Remove / }).last()
  await removeLast.click()
  await zones.getByRole('button', { name: 'Undo' }).click()
  await expect(zones.getByLabel('Zone', { exact: true }).last()).toBeFocused()
  await expect(zones.getByLabel('Zone', { exact: true }).last()).toHaveValue(zone)
  await expect(zones.getByLabel('Price per load').last()).toHaveValue('95')
  await expect(zones.getByLabel('ZIP codes').last()).toHaveValue('99950')
  await removeLast.click()
  await zones.getByRole('button', { name: 'Save' }).click()
  await expect(zones.getByText(/^Saved /)).toBeVisible()

  await june.close()
})

test('a colleague in the office chooses alerts, and finds no settings of the owner', async ({
  request,
}) => {
  await joinByRequest({ request }, await invitedBy(colleagueEmail('june'), 'office'), 'June')
  const { text, textsOf } = await renderedAt(request, '/desk/settings/alerts')
  expect(text).toContain('Your alerts')
  expect(text).not.toContain('The company’s mailbox')
  expect(textsOf('a')).toContain('Alerts')
  expect(textsOf('a')).not.toContain('Records')
})
