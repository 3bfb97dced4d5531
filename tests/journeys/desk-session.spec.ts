import { expect, type Page, test } from '@playwright/test'
import { openHydrated, untilHydrated } from '#bench/hydrated-page.ts'
import { expectAccessible, expectFitsWithLargeText } from './accessible.ts'
import {
  colleagueEmail,
  endSessionsOf,
  hearChanges,
  invitedBy,
  joinDesk,
  loseNextAnswer,
  sendForm,
  signInAsOwner,
  touchSensor,
  withoutAutofill,
  workAsOwner,
} from './desk-page.ts'
import { codeMailedTo, someEmail } from './event-page.ts'

// Many steps, each of them saved.
test.slow()

test('work goes on in place after the session has ended or the connection was lost, and drafts stay', async ({
  page,
  context,
}) => {
  await touchSensor(page)
  await withoutAutofill(page)
  const owner = colleagueEmail('ruth')
  await joinDesk(page, await invitedBy(owner, 'owner'), 'Ruth Calloway')
  await page.getByRole('button', { name: 'Create a passkey on this device' }).click()
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible()
  await openHydrated(page, '/desk/requests/new')
  const words = page.getByLabel('In their words')
  const touch = page.getByRole('dialog').getByRole('button', { name: 'Use Face ID or fingerprint' })

  // Changes by other journeys would make the page reload its data, and notice the ended session.
  const changes = '**/desk/changes**'
  const search = '**/desk/customers/matches.data**'
  await page.route(changes, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    if (!response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: { ...(await response.json()), ids: [] } })
  })

  // The session ends while typing: the step waits for a new sign-in, and succeeds.
  const email = someEmail()
  await page.getByLabel('First name').fill('Nell')
  const searched = page.waitForResponse(search)
  await page.getByLabel('Email').fill(email)
  await searched
  await words.fill('Four pallets of wall block.')
  endSessionsOf(owner)
  // If the page notices at once, its dialog covers the button.
  await page.getByRole('button', { name: 'Save request' }).dispatchEvent('click')
  await expect(page.getByRole('dialog', { name: 'You are signed out' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(words).toHaveValue('Four pallets of wall block.')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await touch.click()
  await expect(page.getByRole('heading', { name: 'Nell' })).toBeVisible()
  await expect(page.getByText('Four pallets of wall block.', { exact: true })).toBeVisible()

  // The session ends before navigation; an emailed code opens a new one as well.
  endSessionsOf(owner)
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'You are signed out' })
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(await codeMailedTo(owner))
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/desk/customers')

  await page.unroute(changes)

  // The connection is lost: nothing is sent until it is back, then once and without a press.
  await page.getByRole('link', { name: 'Requests', exact: true }).click()
  await page.getByRole('link', { name: 'New request' }).click()
  await page.getByLabel('First name').fill('Otto')
  await page.getByLabel('Phone').fill('(770) 555-0142')
  await page.getByLabel('Email').fill(someEmail())
  await words.fill('A lost connection.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByText('No connection to the desk.')).toBeVisible()
  await expect(page.getByText('Saving…')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Otto' })).toBeVisible()
  await expect(page.getByText('No connection to the desk.')).toHaveCount(0)

  // Navigation waits without a connection as well, and keys after / reach the page that stays.
  await context.setOffline(true)
  await page.keyboard.press('/')
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await expect(page.getByRole('heading', { name: 'Otto' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.goBack()

  // A reload and a new sign-in leave the draft; signing out does not.
  const reply = page.getByRole('textbox', { name: 'Reply' })
  await expect(reply).toHaveValue('Hi Otto,\n\n')
  await reply.pressSequentially('Half a')
  await page.getByRole('button', { name: 'Log a call' }).click()
  await page.getByRole('radio', { name: 'Voicemail' }).check()
  endSessionsOf(owner)
  await page.reload()
  await page.getByRole('button', { name: 'Sign in with Face ID or fingerprint' }).click()
  await expect(reply).toHaveValue('Hi Otto,\n\nHalf a')
  await page.getByRole('button', { name: 'Log a call' }).click()
  await expect(page.getByRole('radio', { name: 'Voicemail' })).toBeChecked()
  expect(await draftsIn(page)).toHaveLength(2)
  // This holds even if the page hears of changes meanwhile.
  await hearChanges(page)
  await page.route('**/desk/sign-out.data**', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const polled = page.waitForResponse('**/desk/changes**')
    await page.evaluate(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await polled
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(await draftsIn(page)).toEqual([])
})

test('words that were typed before the scripts came stay beside a draft, a step that broke off is done once, and none goes through under the name of a colleague in another tab', async ({
  page,
  context,
}) => {
  await workAsOwner(page, 'Ruth Calloway', '/desk/requests/new')
  const [first, last] = [page.getByLabel('First name'), page.getByLabel('Last name')]
  const words = page.getByLabel('In their words')
  await last.fill('Draft')
  await words.fill('Words of the draft.')
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/desk/requests/new', { waitUntil: 'commit' })
  await first.fill('Otto')
  await words.fill('Words that were typed early.')
  scripts.resolve()
  await expect(last).toHaveValue('Draft')
  await expect(first).toHaveValue('Otto')
  await expect(words).toHaveValue('Words that were typed early.')
  await page.unrouteAll()

  await first.fill('Nora')
  await page.getByLabel('Email').fill(someEmail())
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('heading', { name: 'Nora' })).toBeVisible()

  // The form arrives, and its answer is lost.
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('The gate is left')
  const isLost = await loseNextAnswer(page, '**/desk/requests/*.data*')
  await page.getByRole('button', { name: 'Save note' }).click()
  await isLost()
  await page.reload()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect(note).toHaveValue('The gate is left')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(note).toHaveValue('')
  await expect(page.getByText('The gate is left', { exact: true })).toHaveCount(1)

  // June signs in in another tab.
  await note.fill('Typed by Ruth')
  await signInAsOwner(context, 'June Park')
  const dialog = page.getByRole('dialog', { name: 'You are signed in as June Park now' })
  for (const name of ['What can I do?', 'Save note']) {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name }).click()
    await expect(dialog).toBeVisible()
  }
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('button', { name: 'Keep what I typed' }).click()
  await expect(note).toHaveValue('Typed by Ruth')
  const second = await context.newPage()
  await second.goto(page.url())
  await expect(second.getByRole('heading', { name: 'Nora' })).toBeVisible()
  await expect(second.getByText('Typed by Ruth')).toHaveCount(0)
})

test('few keys lead through the desk, none while one types, and they can be turned off', async ({
  page,
}) => {
  await signInAsOwner(page)
  // The list has the requests of other journeys too.
  const last = crypto.randomUUID()
  for (const [at, firstName] of ['Ann', 'Bea'].entries()) {
    const phone = `47055${6 + at}${Math.floor(1000 + Math.random() * 9000)}`
    const form = { firstName, lastName: last, email: someEmail(), phone }
    expect((await sendForm(page, '/desk/requests/new', form)).ok()).toBe(true)
  }
  await openHydrated(page, `/desk/requests?q=${last}`)
  await page.keyboard.press('j')
  const rows = page.getByRole('list', { name: 'Requests' }).getByRole('link')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible()
  const heading = page.getByRole('heading', { level: 1 })

  for (const [key, field] of [
    ['s', page.getByLabel('Status', { exact: true })],
    ['a', page.getByLabel('Assigned to')],
    ['f', page.getByLabel('Date', { exact: true })],
  ] as const) {
    await page.keyboard.press(key)
    await expect(field).toBeFocused()
    await heading.click()
  }

  // Answered in three keys, with a day to follow up, and on to the next of the list.
  const answered = page.url()
  await page.keyboard.press('t')
  await page.keyboard.press('w')
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue(/When is a good time/)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('link', { name: 'Next request' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible()
  // A reply that was taken back is to be written, so nothing leads on from it.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next request' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Reply' }).press('Control+Enter')
  await expect(page.getByRole('link', { name: 'Next request' })).toBeFocused()
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(answered)
  await expect(page.getByText('2 of 2')).toBeVisible()
  // In a text field, shortcut keys are letters.
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('n, r and ? are words here')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Escape leaves the text, which stays.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('n, r and ? are words here')
  // What was sent is gone, also where the next reply would have another subject.
  await page.reload()
  await untilHydrated(page)
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused()
  await page.keyboard.type('On Monday.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Subject')).toHaveValue('Re: Your request')
  await expect(page.getByRole('textbox', { name: 'Reply' })).not.toHaveValue(/Monday/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('k')
  await expect(page).toHaveURL(answered)
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeFocused()
  await expectAccessible(page, 'dialog[open]')
  await dialog.getByRole('link', { name: 'Turn them off in Settings' }).click()
  await page.getByRole('checkbox', { name: /^Use keyboard shortcuts/ }).uncheck()
  await expectFitsWithLargeText(page)
  await page.keyboard.press('?')
  await expect(dialog).toHaveCount(0)
})

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('desk draft')))
