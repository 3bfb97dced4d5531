import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { codeMailedTo, someEmail } from './event-page.ts'
import { plannedVisits, someThursday } from './schedule-page.ts'
import {
  colleagueEmail,
  forgetConfirmationOf,
  invitedBy,
  joinDesk,
  reloadForNews,
  sessionCookie,
  takeSuspects,
  touchSensor,
  withoutAutofill,
  workAsOwner,
} from './desk-page.ts'
import { withOwnSite } from './own-site.ts'
import { failNextForm } from './slow-line.ts'

test('a step that matters asks who is there, in place, and goes through with what was typed', async ({
  page,
  context,
}) => {
  await touchSensor(page)
  const owner = colleagueEmail('ruth')
  await joinDesk(page, await invitedBy(owner, 'owner'), 'Ruth Calloway')
  await page.getByRole('button', { name: 'Create a passkey on this device' }).click()
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByRole('link', { name: 'Staff', exact: true }).click()
  const invite = page.getByLabel('Invite by email')
  await expect(invite).toBeVisible()
  forgetConfirmationOf(owner)
  const before = await sessionCookie(context)

  const email = colleagueEmail('june')
  await invite.fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(invite).toHaveValue(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  // The script of that step could not come, and the page stays without it.
  await expect(dialog).toBeVisible()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No connection to the desk.')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  const code = dialog.getByLabel('Code', { exact: true })
  await code.fill(await codeMailedTo(owner))
  await failNextForm(page)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog.getByText('This failed on our side')).toBeVisible()
  await expect(code).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`Sent to ${email}. The link works once, for 24 hours.`)).toBeVisible()
  expect(await sessionCookie(context)).not.toBe(before)

  forgetConfirmationOf(owner)
  await page.getByRole('button', { name: `Withdraw the invitation for ${email}` }).click()
  await dialog.getByRole('button', { name: 'Use Face ID or fingerprint' }).click()
  await expect(
    page.getByRole('button', { name: `Withdraw the invitation for ${email}` }),
  ).toHaveCount(0)

  // Withdrawing the invitation of a colleague who was locked out removes nobody.
  await invitedBy(owner, 'owner')
  await reloadForNews(page, /staff\.data/)
  await page.getByRole('button', { name: `Withdraw the invitation for ${owner}` }).click()
  await expect(page.getByText(`The invitation for ${owner} no longer works.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove Ruth Calloway' }).first()).toBeVisible()

  // A link to the calendar stays open after the session, so nobody else in it may see one.
  await page.getByRole('link', { name: 'You', exact: true }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = page.getByLabel('Link to your visits')
  await expect(link).toBeFocused()
  await page.getByRole('link', { name: 'Alerts' }).click()
  await expect(link).toHaveCount(0)
  await page.getByRole('link', { name: 'You', exact: true }).click()
  forgetConfirmationOf(owner)
  await page.getByRole('button', { name: 'Show the link' }).click()
  await dialog.getByRole('button', { name: 'Use Face ID or fingerprint' }).click()
  await expect(link).toBeFocused()

  // Emails to many are sensitive too: a day is moved, and five customers are notified.
  const { thursday, friday } = await someThursday()
  await plannedVisits(thursday, [1, 2, 3, 4, 5].map(someEmail), owner)
  await page.goto(`/desk/schedule?date=${thursday}&to=${friday}`)
  await page.getByLabel('One message for all').fill('It rains all Thursday.')
  forgetConfirmationOf(owner)
  await page.getByRole('button', { name: 'Move 5 stops' }).click()
  await dialog.getByRole('button', { name: 'Use Face ID or fingerprint' }).click()
  await expect(page.getByText(/^5 stops moved/)).toBeVisible()

  // Emails about five cleared requests need a confirmation too.
  const last = `Suspect${crypto.randomUUID().slice(0, 8)}`
  await takeSuspects(page, last, 5)
  await page.goto(`/desk/requests?status=possible-spam&q=${last}`)
  await page.getByLabel('Select all on this page').check()
  forgetConfirmationOf(owner)
  await page.getByRole('button', { name: 'Not spam, send 5 emails' }).click()
  await dialog.getByRole('button', { name: 'Use Face ID or fingerprint' }).click()
  await expect(page.getByText(/^Not spam\. 5 acknowledgments were sent/)).toBeVisible()

  await test.step('a step goes through after each confirmation, also on a busy phone', () =>
    confirmOnBusyPhone(page, owner))
})

async function confirmOnBusyPhone(page: Page, owner: string): Promise<void> {
  // React renders when its message arrives: on a busy phone, often only after an answer.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- applied to its port
    const post = MessagePort.prototype.postMessage
    MessagePort.prototype.postMessage = function (...sent: [unknown]) {
      setTimeout(
        () => post.apply(this, sent),
        Number(document.documentElement.dataset['busyMs'] ?? 0),
      )
    }
  })
  const setBusy = (ms: number) =>
    page.evaluate((busyMs) => (document.documentElement.dataset['busyMs'] = `${busyMs}`), ms)
  await page.goto('/desk/settings/staff')
  for (const name of ['june', 'teo', 'mae']) {
    const email = colleagueEmail(name)
    forgetConfirmationOf(owner)
    await page.getByLabel('Invite by email').fill(email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    const passkey = page.getByRole('dialog').getByRole('button', { name: 'Use Face ID' })
    await expect(passkey).toBeVisible()
    await setBusy(20)
    await passkey.click()
    await expect(page.getByText(`Sent to ${email}.`)).toBeVisible()
    await setBusy(0)
  }
}

test('an owner without a passkey or recovery codes is offered the code by email alone', async ({
  page,
}) => {
  const owner = await workAsOwner(page, 'Ruth Calloway', '/desk/settings/staff')
  forgetConfirmationOf(owner)
  const email = colleagueEmail('june')
  await page.getByLabel('Invite by email').fill(email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await expect(dialog.getByRole('button', { name: 'Email me a code' })).toBeFocused()
  await expect(dialog.getByRole('button')).toHaveText(['Email me a code', ''])
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Code', { exact: true }).fill(await codeMailedTo(owner))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`Sent to ${email}.`)).toBeVisible()
})

test.describe('without codes by email', () => {
  // One worker, so that one site is started.
  test.describe.configure({ mode: 'default' })
  withOwnSite({ SAMPLE_EVENTS: 'off', DESK_CODES: 'off' })

  test('an owner confirms with a recovery code, and hears what follows without their last passkey', async ({
    page,
  }) => {
    await touchSensor(page)
    await withoutAutofill(page)
    const owner = colleagueEmail('ruth')
    await joinDesk(page, await invitedBy(owner, 'owner'), 'Ruth Calloway')
    await page.getByRole('button', { name: 'Create a passkey on this device' }).click()
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
    await page.getByRole('link', { name: 'Make new codes' }).click()
    await page.getByRole('button', { name: 'Make ten codes' }).click()
    const code = await page.locator('main ol li').first().innerText()

    const settings = page.getByRole('navigation', { name: 'Settings' })
    await settings.getByRole('link', { name: 'You' }).click()
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: /^Remove the passkey / }).click()
    await expect(dialog).toContainText('This is your only passkey, and codes by email are off.')
    await expectAccessible(page, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Keep' }).click()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: /^Remove the passkey / }).click()
    forgetConfirmationOf(owner)
    await dialog.getByRole('button', { name: 'Remove the passkey' }).click()
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
    await dialog.getByLabel('Recovery code').fill('not one of mine')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toContainText('That recovery code does not go with')
    await dialog.getByLabel('Recovery code').fill(code)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText(/^The passkey no longer works\./)).toBeVisible()
  })

  test('an owner without a passkey or recovery codes reads what to do', async ({ page }) => {
    const owner = await workAsOwner(page, 'Ruth Calloway', '/desk/settings/staff')
    forgetConfirmationOf(owner)
    const email = colleagueEmail('june')
    await page.getByLabel('Invite by email').fill(email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(dialog).toContainText('Ask whoever runs the server for a new invitation')
    await expectAccessible(page, 'dialog[open]')
    // That is a way in the same browser, and what was typed is still there.
    const again = await page.context().newPage()
    await joinDesk(again, await invitedBy(owner, 'owner'), 'Ruth Calloway')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`Sent to ${email}.`)).toBeVisible()
  })
})
