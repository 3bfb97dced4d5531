import { expect, test } from '@playwright/test'
import { addDays } from '#domain/time.ts'
import { findProgram } from '#scripts/find-program.ts'
import { type ImapServer, startDovecot } from '#support/dovecot.ts'
import { type Mailbox, openMailbox, readMail } from '#support/mailbox.ts'
import { eventually } from '#support/server-process.ts'
import { expectAccessible, expectFitsWithLargeText } from './accessible.ts'
import { answerOf } from './customer-answer.ts'
import { askForQuote, hurryEmails, loadChangesSoon, workAsOwner } from './desk-page.ts'
import { keyboard } from './input-methods.ts'
import { withOwnSite } from './own-site.ts'

// A site of its own, whose mail server and mailbox are the journey's.
test.slow()
test.describe.configure({ mode: 'default' })
test.skip(findProgram('dovecot') === undefined, 'Dovecot, an IMAP server, is not installed')

let imap: ImapServer
let smtp: Mailbox

test.beforeAll(async () => {
  imap = await startDovecot()
  smtp = await openMailbox()
})

withOwnSite({
  // Known once both servers run.
  get SMTP_URL() {
    return smtp.url
  },
  get IMAP_URL() {
    return imap.url('office')
  },
  LOG_LEVEL: 'warn',
})

test.afterAll(async () => {
  await smtp.close()
  await imap.stop()
})

/** The email that an address got, by the beginning of its subject. */
function arrived(to: string, subject: string) {
  return eventually(async () => {
    const all = await Promise.all(smtp.taken.map((source) => readMail(source)))
    return all.find(
      (mail) => mail.to?.some(({ address }) => address === to) && mail.subject?.startsWith(subject),
    )
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 }, hasTouch: true, isMobile: true })

  test('an owner works a request from new to won', async ({ page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await loadChangesSoon(page)
    await workAsOwner(page)
    await expect(page.getByText('Nothing is waiting for you today')).toBeVisible()

    // A visitor asks; the desk is not reloaded.
    const email = await askForQuote(page)
    const name = 'Rosa Lindqvist'
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await expectFitsWithLargeText(page, link(name))
    await link(name).tap()
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

    const reply = page.getByRole('textbox', { name: 'Reply' })
    await page.getByLabel('Template').selectOption('When can we call?')
    await expect(reply).toHaveValue(/Hi Rosa,/)
    // The date that is proposed follows the request, also in the draft.
    const followUpOn = page.getByLabel('Then follow up on')
    const proposed = await followUpOn.inputValue()
    await button('Pick a date').tap()
    await page.getByLabel('Date', { exact: true }).fill(addDays(proposed, 20))
    await button('Save').tap()
    await expect(followUpOn).not.toHaveValue(proposed)
    const later = await followUpOn.inputValue()
    // The call may close the page, which then asks how it went, and names the reply.
    const outcome = page.getByRole('group', { name: 'How did it go?' })
    await link('Call').tap()
    await expect(outcome).toBeVisible()
    await page.reload()
    await expect(outcome).toBeVisible()
    await expect(page.getByText('Also not saved yet: Reply')).toBeVisible()
    await button('Reply').tap()
    await expect(page.getByText('Also not saved yet')).toHaveCount(0)
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(reply).toHaveValue(/Hi Rosa,/)
    await expect(followUpOn).toHaveValue(later)
    const written = `${await reply.inputValue()} Or Monday at eight?`
    await reply.fill(written)
    await button('Send').tap()
    await expect(reply).toHaveValue('Hi Rosa,\n\n')
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('contacted')
    // A reply that is taken back goes on as it was written.
    await button('Undo').tap()
    await expect(page.getByText('Undone.')).toBeVisible()
    await expect(reply).toHaveValue(written)
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('new')
    await button('Send').tap()
    await expect(reply).toHaveValue('Hi Rosa,\n\n')
    hurryEmails()
    await expect(page.getByText('Reply sent')).toBeVisible()
    const { messageId } = await arrived(email, 'Your request')

    imap.deliver('office', answerOf(name, email, messageId))
    await expect(page.getByText('Monday is fine. <script>alert(1)</script>')).toBeVisible()
    await expect(page.getByText('> Would Monday at eight')).toBeHidden()
    await page.getByText('Quoted text').tap()
    await expect(page.getByText('> Would Monday at eight')).toBeVisible()
    const download = page.waitForEvent('download')
    await link('plat.pdf').tap()
    expect((await download).suggestedFilename()).toBe('plat.pdf')
    await expectAccessible(page)

    await link('Today').tap()
    const row = page.getByRole('listitem').filter({ hasText: '“Monday is fine.' })
    await expectAccessible(page)
    await row.getByRole('link', { name, exact: true }).tap()
    await button('Note').tap()
    await page.getByRole('textbox', { name: 'Note' }).fill('The gate is 42 in wide. <b>Dog</b>')
    await button('Save note').tap()
    await expect(page.getByText('The gate is 42 in wide. <b>Dog</b>')).toBeVisible()
    await button('Done').first().tap()
    await expect(page.getByText(`${name} replied.`)).toHaveCount(0)
    await button('Tomorrow').tap()
    await expect(page.getByText(/^Saved /).first()).toBeVisible()

    const status = page.getByLabel('Status', { exact: true })
    await status.selectOption('Lost')
    await page.getByLabel('Lost because').selectOption('Too expensive')
    await expect(page.getByText('Lost: too expensive')).toBeVisible()
    // The messages of "Done" and of the note may still be visible.
    const howFar = page.getByRole('region', { name: 'Progress' })
    await howFar.getByRole('button', { name: 'Undo' }).tap()
    await expect(status).toHaveValue('contacted')
    await status.selectOption('Won')
    await expect(page.getByText(/^Won/).first()).toBeVisible()
    await link('Today').tap()
    await expect(page).toHaveURL(/\/desk$/)
    await expect(page.getByText(name)).toHaveCount(0)
  })
})

test('an owner works a request from Today to won with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const hand = keyboard(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await workAsOwner(page)
  const email = await askForQuote(page, { firstName: 'Nell' })
  const name = 'Nell Lindqvist'
  const { messageId } = await arrived(email, 'We have your quote request')
  imap.deliver('office', answerOf(name, email, messageId))
  const row = page.getByRole('listitem').filter({ hasText: '“Monday is fine.' })
  await expect(row).toContainText(name)

  // A row is worked in place.
  await hand.press(row.getByRole('button', { name: `Reply to ${name}` }))
  const dialog = page.getByRole('dialog', { name })
  // The answered email is in view, and keeps its subject.
  await expect(dialog.getByText(/^Monday is fine\./)).toBeVisible()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Re: Your request')
  await expectAccessible(page, 'dialog[open]')
  const written = dialog.getByRole('textbox', { name: 'Reply' })
  await hand.write(written, 'See you then.')
  await hand.press(dialog.getByRole('button', { name: 'Send' }))
  await expect(dialog).toBeHidden()
  // What is taken back is written on.
  await hand.press(button('Undo'))
  await expect(written).toHaveValue(/See you then\.$/)
  await page.keyboard.press('Escape')
  await hand.press(row.getByRole('button', { name: `Done with ${name}` }))
  await expect(row).toHaveCount(0)
  await hand.press(button('Undo'))
  await expect(row).toContainText(name)
  await hand.press(row.getByRole('link', { name, exact: true }))
  // Text typed on Today is here too.
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue(/See you then\./)
  await hand.press(button('Send'))
  await expect(page.getByText(/^Sent \d/)).toBeVisible()
  hurryEmails()
  await expect(page.getByText('Reply sent')).toBeVisible()

  // An email that is taken back can be sent again.
  const asks = button('Email Nell for photographs')
  await hand.press(asks)
  await expect(asks).toBeHidden()
  const asked = page.getByText('Request for photographs')
  await expect(asked).toBeVisible()
  const photographs = page.getByRole('region', { name: 'Photographs' })
  await hand.press(photographs.getByRole('button', { name: 'Undo' }))
  await expect(asked).toHaveCount(0)
  await hand.press(asks)
  // The next step is saved over what this one has changed, so the page has to know it.
  await expect(asked).toBeVisible()

  // A request without a date is on Today until it has one.
  const followUp = page.getByRole('region', { name: 'Follow up on' })
  await hand.press(followUp.getByRole('button', { name: 'Done' }))
  await expect(followUp.getByText('No date')).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'Today', exact: true }))
  // A computer shows the number that it may not be able to call.
  await hand.press(page.getByRole('link', { name: `Call ${name}`, exact: true }))
  await expect(page.getByRole('dialog').getByText(/^\(470\) \d{3}-\d{4}$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await hand.press(button(`Follow up with ${name} tomorrow`))
  await expect(page.getByText('Follow up in the week ahead')).toBeVisible()
  await page.goBack()
  await expect(button('Email Nell for photographs again')).toBeVisible()
  await hand.write(page.getByLabel('Status', { exact: true }), 'Won')
  await expect(page.getByText(/^Won/).first()).toBeVisible()
  await hand.press(page.getByRole('link', { name: 'Today', exact: true }))
  await expect(page).toHaveURL(/\/desk$/)
  await expect(page.getByText(name)).toHaveCount(0)
})

test('the next row gets the focus of one that is done', async ({ page }) => {
  await workAsOwner(page)
  const rows = page.getByRole('listitem').filter({ hasText: '“Monday is fine.' })
  for (const firstName of ['Ada', 'Otto']) {
    const email = await askForQuote(page, { firstName })
    const { messageId } = await arrived(email, 'We have your quote request')
    imap.deliver('office', answerOf(`${firstName} Lindqvist`, email, messageId))
  }
  await expect(rows).toHaveCount(2)
  const done = rows.first().getByRole('button', { name: /^Done with / })
  await done.focus()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows.getByRole('link', { name: /^(Ada|Otto) Lindqvist$/ })).toBeFocused()
})

test('an email that failed is corrected and arrives, and other email becomes a request', async ({
  page,
}) => {
  await loadChangesSoon(page)
  await workAsOwner(page)
  smtp.unknown = 'No such user here'
  const email = await askForQuote(page, { firstName: 'Tom' })
  await expect(
    page.getByRole('link', { name: new RegExp(`Open: Email failed, ${email}`) }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeVisible()
  await expectAccessible(page)
  // Its customer is named, unless the request is kept as possible spam.
  await page.getByRole('link', { name: new RegExp(`^(Tom Lindqvist|${email})$`) }).click()
  await expect(page.getByText(/550 No such user here/).first()).toBeVisible()
  await expect(page.getByText('We received your request.')).toBeVisible()
  await expectAccessible(page)
  smtp.unknown = null
  await page.getByLabel('Email', { exact: true }).fill('tom@mail.example')
  await page.getByRole('button', { name: 'Correct and send' }).click()
  await arrived('tom@mail.example', 'We have your quote request')
  await page.getByRole('link', { name: 'The request' }).click()
  await expect(page.getByText('Acknowledgment sent')).toBeVisible()

  imap.deliver(
    'office',
    `From: Ada Brandt <ada@example.net>\r\nSubject: A hedge\r\nMessage-ID: <${crypto.randomUUID()}@example.net>\r\n\r\nHow much is a hedge of 40 ft?\r\n`,
  )
  await page.getByRole('link', { name: 'Email', exact: true }).first().click()
  await page.getByRole('link', { name: /Other email/ }).click()
  const other = page.getByRole('link', { name: 'Ada Brandt' })
  await expect(other).toBeVisible()
  await page.getByRole('button', { name: 'Archive the email of Ada Brandt' }).click()
  await expect(other).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(other).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create a request from the email of Ada Brandt' }).click()
  await page.getByRole('link', { name: 'See this email' }).click()
  const off = page.getByRole('button', { name: 'Take it off this request' })
  await expect(off).toBeVisible()
  await expect(page.getByText('How much is a hedge of 40 ft?')).toBeVisible()
  await expectAccessible(page)
  await off.click()
  await expect(page.getByRole('button', { name: 'Create a request' })).toBeVisible()
})
