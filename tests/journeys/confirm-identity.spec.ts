import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { codeMailedTo } from './event-page.ts'
import {
  colleagueEmail,
  forgetConfirmationOf,
  invitedBy,
  joinDesk,
  sessionCookie,
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
  await page.getByRole('button', { name: 'Turn it off' }).click()
  await expect(link).toHaveCount(0)

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
  for (const name of ['june', 'teo']) {
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

test.describe('without codes by email', () => {
  // One worker, so that one site is started.
  test.describe.configure({ mode: 'default' })
  withOwnSite({ SAMPLE_EVENTS: 'off', DESK_CODES: 'off' })

  test('an owner without a passkey or recovery codes reads what to do, and confirms with a code from then on', async ({
    page,
  }) => {
    const owner = await workAsOwner(page, 'Ruth Calloway', '/desk/settings/staff')
    forgetConfirmationOf(owner)
    const email = colleagueEmail('june')
    await page.getByLabel('Invite by email').fill(email)
    await page.getByRole('button', { name: 'Send invitation' }).click()
    const confirming = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await expect(confirming).toContainText('Ask whoever runs the server for a new invitation')
    await expectAccessible(page, 'dialog[open]')
    // That is a way in the same browser, and what was typed is still there.
    const again = await page.context().newPage()
    await touchSensor(again)
    await withoutAutofill(again)
    await joinDesk(again, await invitedBy(owner, 'owner'), 'Ruth Calloway')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Send invitation' }).click()
    await expect(page.getByText(`Sent to ${email}.`)).toBeVisible()
    await page.close()

    await again.getByRole('button', { name: 'Create a passkey on this device' }).click()
    await again.getByRole('link', { name: 'Settings', exact: true }).click()
    await again.getByRole('link', { name: 'Make new codes' }).click()
    await again.getByRole('button', { name: 'Make ten codes' }).click()
    const code = await again.locator('main ol li').first().innerText()
    // Without the last passkey the codes are the way in.
    await again
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'You' })
      .click()
    const dialog = again.getByRole('dialog')
    await again.getByRole('button', { name: /^Remove the passkey / }).click()
    await expect(dialog).toContainText('This is your only passkey, and codes by email are off.')
    await expectAccessible(again, 'dialog[open]')
    await dialog.getByRole('button', { name: 'Keep' }).click()
    await expect(dialog).toHaveCount(0)
    await again.getByRole('button', { name: /^Remove the passkey / }).click()
    forgetConfirmationOf(owner)
    await dialog.getByRole('button', { name: 'Remove the passkey' }).click()
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click()
    await dialog.getByLabel('Recovery code').fill('not one of mine')
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(dialog).toContainText('That recovery code does not go with')
    await dialog.getByLabel('Recovery code').fill(code)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(again.getByText(/^The passkey no longer works\./)).toBeVisible()
  })
})
