import { expect, test } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { expectAccessible, expectFitsBothWidths } from './accessible.ts'
import { codeMailedTo, mailsTo } from './event-page.ts'
import { delaySaves } from './slow-line.ts'
import {
  colleagueEmail,
  hearChanges,
  loadChanges,
  loadChangesSoon,
  invitedBy,
  joinByRequest,
  joinDesk,
  reloadForNews,
  signInAsOwner,
  touchSensor,
  workAsOwner,
} from './desk-page.ts'

test('a browser that fills in passkeys automatically opens the desk without a press', async ({
  page,
}) => {
  await touchSensor(page)
  await joinDesk(page, await invitedBy(colleagueEmail('june'), 'office'), 'June')
  await page.getByRole('button', { name: 'Create a passkey on this device' }).click()
  const challenge = page.waitForRequest('**/desk/passkey-challenge')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await challenge
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible()
})

test('an invitation works once', async ({ request, browser }) => {
  const link = await invitedBy(colleagueEmail('june'), 'office')
  await joinByRequest({ request }, link, 'June')
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('alert').first()).toHaveText('This invitation no longer works.')
  await expect(other.getByLabel('Your name')).toHaveCount(0)
  // Another link in the same tab does not reload the page, and opening it does not use it up.
  const next = await invitedBy(colleagueEmail('mia'), 'office')
  await other.goto(next)
  await other.getByLabel('Your name').fill('Mia')
  await other.goto('/desk/join')
  await expect(other.getByRole('alert').first()).toHaveText('This link is not complete.')
  await other.goto(next)
  await other.getByLabel('Your name').fill('Mia')
  await other.getByRole('button', { name: 'Join' }).click()
  await expect(other.getByRole('heading', { name: 'Welcome, Mia' })).toBeVisible()
  // A redirect keeps the fragment, which is the token.
  expect(other.url()).not.toContain('#')
})

test('signing out leads to the sign-in page, also while there is news or the page is reloaded; a code by email and a recovery code open the desk again, and one ends other sessions from there', async ({
  page,
  browser,
}) => {
  let asked = 0
  let isNews = false
  await page.route(/\/desk\/changes/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    asked += 1
    if (!isNews) return route.fulfill({ response })
    isNews = false
    const changes: unknown = await response.json()
    return route.fulfill({ response, json: Object.assign({}, changes, { ids: ['news'] }) })
  })
  const email = await workAsOwner(page)

  await test.step('signing out leads to the sign-in page, also when there is news for the page in that moment', async () => {
    const letGo = await delaySaves(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    const before = asked
    isNews = true
    // The second poll comes only after the page has handled the news.
    const askAgain = async () => {
      await loadChanges(page)
      return asked
    }
    await expect.poll(askAgain).toBeGreaterThan(before + 1)
    letGo()
    await expect(page).toHaveURL(/\/desk\/sign-in/)
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a code by email opens the desk in the browser that asked for it', async () => {
    await page.getByLabel('Or enter your email for a code').fill(email)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(
      page.getByText(`If ${email} belongs to the desk, a code is on its way.`),
    ).toBeVisible()
    const code = await codeMailedTo(email)
    const field = page.getByLabel('Code', { exact: true })
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible()
  })

  await openHydrated(page, '/desk/settings/recovery-codes')
  await page.getByRole('button', { name: 'Make ten codes' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  await expect(page.getByText('They are shown only once.')).toBeFocused()
  const [code = ''] = await page.getByRole('listitem').allTextContents()

  await test.step('a page from before an upgrade says so, takes in no news, and is loaded anew by a press', async () => {
    const read: string[] = []
    await page.route('**/desk/settings/recovery-codes.data**', async (route) => {
      read.push(route.request().url())
      await route.continue()
    })
    await page.route('**/desk/requests.data**', (route) => route.fulfill({ status: 500 }))
    await hearChanges(page, { version: 'newer' })
    await loadChanges(page)
    await expect(page.getByText('The desk has been updated. What you typed is kept.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    expect(read).toEqual([])
    // A page may fail on data of the new version.
    await page.getByRole('link', { name: /^Requests/ }).click()
    await expect(page.getByRole('heading', { name: 'The desk has been updated' })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Requests' })).toBeVisible()
    await expect(page.getByText('The desk has been updated')).toHaveCount(0)
  })

  await test.step('signing out leads to the sign-in page, also when the page is being reloaded for news', async () => {
    await page.getByRole('link', { name: 'Today', exact: true }).click()
    await expect(page).toHaveURL(/\/desk$/)
    const loaded = Promise.withResolvers<void>()
    await page.route('**/desk.data**', async (route) => {
      const response = await route.fetch()
      await loaded.promise
      await route.fulfill({ response })
    })
    await hearChanges(page)
    const reload = page.waitForRequest('**/desk.data**')
    await loadChanges(page)
    await reload
    const reloaded = page.waitForResponse('**/desk.data**')
    await page.route('**/desk/sign-in.data**', async (route) => {
      const response = await route.fetch()
      await reloaded
      await route.fulfill({ response })
    })
    const signedOut = page.waitForResponse('**/desk/sign-out.data**')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await signedOut
    loaded.resolve()
    await expect(page).toHaveURL(/\/desk\/sign-in/)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  })

  await test.step('a printed recovery code opens the desk', async () => {
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible()
  })

  await test.step('one ends a session elsewhere, and all of them at once', async () => {
    await openHydrated(page, '/desk/settings')
    const elsewhere = await browser.newContext({ userAgent: 'Firefox/150.0 (Android)' })
    await joinByRequest(elsewhere, await invitedBy(email, 'owner'), 'Ruth Calloway')

    await reloadForNews(page, /\/desk\/settings\.data/)
    await page.getByRole('button', { name: /^End the session in Firefox on Android/ }).click()
    await expect(page.getByRole('button', { name: /^End the session/ })).toHaveCount(0)
    expect((await elsewhere.request.get('/desk')).url()).toMatch(/\/desk\/sign-in$/)
    const longName = `Ruth ${'m'.repeat(50)}`
    await page.getByRole('button', { name: 'Change your name' }).click()
    await page.getByLabel('Your name').fill(longName)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Change your name' })).toBeFocused()
    await expect(page.getByText(longName).first()).toBeVisible()
    await expectFitsBothWidths(page)
    // Its own message beside it, which replaces no other.
    await expect(page.getByText(/^Saved \d/)).toBeVisible()
    await expect(page.getByText(/^The session has ended\. Saved \d/)).toBeVisible()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const link = await page.getByLabel('Link to your visits').inputValue()
    expect((await page.request.get(link)).status()).toBe(200)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect((await page.request.get(link)).status()).toBe(404)
  })
})

test('an owner invites a colleague, gives them another role, and removes them', async ({
  page,
  browser,
}) => {
  await loadChangesSoon(page)
  await workAsOwner(page, 'Ruth Calloway', '/desk/settings/staff')
  const email = colleagueEmail('teo')
  await page.getByLabel('Invite by email').fill(email)
  await page.getByLabel('Role', { exact: true }).selectOption('Helper')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`Sent to ${email}. The link works once, for 24 hours.`)).toBeVisible()
  const [invitation] = await mailsTo(email, 1)
  const link = /http:\S+\/desk\/join#[\w-]+/.exec(invitation?.text ?? '')?.[0] ?? ''

  const name = `Teo ${email.slice(4, 8)}`
  const theirs = await browser.newContext()
  await joinByRequest(theirs, link, name)

  // Changes of a colleague appear without a reload, and leave typed text alone.
  await page.getByLabel('Invite by email').fill('half an addr')
  const role = page.getByLabel(`Role of ${name}`)
  await expect(role).toHaveValue('helper')
  await expect(page.getByLabel('Invite by email')).toHaveValue('half an addr')
  await role.selectOption('Office')
  const question = page.getByRole('dialog', { name: `Change the role of ${name} to Office?` })
  await expect(question).toContainText('Office: Everything but staff')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await question.getByRole('button', { name: 'Change role' }).click()
  await saved
  expect(await (await theirs.request.get('/desk')).text()).toContain('Next events')

  // A colleague of the same name is told apart.
  const other = colleagueEmail('teo')
  await joinByRequest(await browser.newContext(), await invitedBy(other, 'helper'), name)
  const open = await theirs.newPage()
  await openHydrated(open, '/desk/requests')
  await page.getByRole('button', { name: `Remove ${name}, ${email}` }).click()
  await expect(page.getByRole('dialog')).toContainText('Their sessions end at once')
  const removal = page.waitForRequest((request) => request.method() === 'POST')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Remove ${name}` })
    .click()
  // Without work, nobody takes it over.
  expect((await removal).postData()).toMatch(/(?:^|&)successor=(?:&|$)/)
  await expect(page.getByLabel(`Role of ${name}, ${email}`)).toHaveCount(0)
  // They read why they are out and whom to ask, in an open page and when they come back.
  await open.getByRole('link', { name: 'Customers', exact: true }).click()
  const told = open.getByRole('dialog', { name: 'You no longer have access' })
  await expect(told).toContainText('ask an owner to invite you again')
  await expectAccessible(open, 'dialog[open]')
  await open.goto('/desk')
  await expect(open).toHaveURL(/\/desk\/sign-in$/)
  await expect(open.getByText('You no longer have access.')).toBeVisible()
  await expectAccessible(open)
  // Nobody else is told.
  await theirs.clearCookies()
  await open.reload()
  await expect(open.getByLabel('Or enter your email for a code')).toBeVisible()
  await expect(open.getByText('You no longer have access.')).toHaveCount(0)
})

test('no screen of signing in and settings has a barrier, at any width', async ({ page }) => {
  // A dozen screens, each of them looked at by axe.
  test.slow()
  const look = async (at: readonly number[] = [320]) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `at ${width} px`).toBeLessThanOrEqual(0)
      if (at.includes(width)) await expectAccessible(page)
    }
  }
  for (const address of ['/desk/sign-in', '/desk/join']) {
    await page.goto(address)
    await look()
  }
  await signInAsOwner(page)
  for (const address of ['/desk/welcome', '/desk/nowhere', '/desk/settings/recovery-codes']) {
    await page.goto(address)
    await look()
  }
  const parts = page.getByRole('navigation', { name: 'Settings' })
  // Axe reads You above.
  for (const [name, at] of [
    ['You', []],
    ['Activity', [320]],
  ] as const) {
    const part = parts.getByRole('link', { name, exact: true })
    await part.click()
    await expect(part).toHaveAttribute('aria-current', 'page')
    await look(at)
  }
  await parts.getByRole('link', { name: 'Staff', exact: true }).click()
  // The table has another layout on wide screens.
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Enter an email address.')).toBeVisible()
  await look([320, 1440])
  // With text at 200 %, every room can be reached on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect(page.getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 })
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await page.getByRole('button', { name: 'Remove Ruth Calloway' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look()
})
