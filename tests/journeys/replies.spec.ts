import { expect, test, type Page } from '@playwright/test'
import { findProgram } from '#scripts/find-program.ts'
import { freePort } from '#scripts/free-port.ts'
import { type ImapServer, startDovecot } from '#support/dovecot.ts'
import { type Mailbox, openMailbox, readMail } from '#support/mailbox.ts'
import { clientBody, requestBody } from '#support/quote-bodies.ts'
import { eventually, manage, type RunningSite, startSite } from '#support/server-process.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectAccessible } from './accessible.ts'
import { answerOf } from './customer-answer.ts'
import {
  loadChangesSoon,
  joinDesk,
  sessionCookie,
  touchSensor,
  withoutAutofill,
} from './desk-page.ts'
import { keyboard, thumb } from './input-methods.ts'
import { fillQuote, openQuote } from './quote-page.ts'

// A site of its own, whose mail server and mailbox are the journey's.
test.slow()
test.describe.configure({ mode: 'default' })
test.skip(findProgram('dovecot') === undefined, 'Dovecot, an IMAP server, is not installed')

let imap: ImapServer
let smtp: Mailbox
let site: RunningSite
let folder: string
let settings: Readonly<Record<string, string>>
let links = 0
let asked = 0

test.beforeAll(async () => {
  imap = await startDovecot()
  smtp = await openMailbox()
  folder = mkdtempSync(path.join(tmpdir(), 'evergreen-replies-'))
  const port = String(await freePort())
  settings = {
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    IMAP_URL: imap.url('office'),
    LIMITS: 'off',
    LOG_LEVEL: 'warn',
  }
  site = await startSite(settings)
})

test.afterAll(async () => {
  await site.stop()
  await smtp.close()
  await imap.stop()
  rmSync(folder, { recursive: true, force: true })
})

const origin = () => settings['PUBLIC_URL'] ?? ''

async function signIn(page: Page): Promise<void> {
  const email = `ruth${(links += 1)}@evergreen.example`
  const { out } = await manage(['staff', 'invite', email, '--owner'], settings)
  await joinDesk(page, out.split('\n')[0] ?? '', 'Ruth Calloway')
  await page.getByRole('link', { name: 'Not on this device' }).click()
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible()
}

async function ask(page: Page, firstName: string, email: string): Promise<void> {
  const client = clientBody({
    firstName,
    lastName: 'Lindqvist',
    emailDetails: [{ email }],
    contactDetails: [{ phoneNumber: `77055502${10 + (asked += 1)}`, textAllow: true }],
  })
  const saved = await page.request.post(`${origin()}/api/v1/client/client`, { data: client })
  const { client: known } = await saved.json()
  const answered = await page.request.post(`${origin()}/api/v2/request/Ecom-request`, {
    data: requestBody(known._id),
  })
  expect(answered.status()).toBe(201)
}

/** The email that an address got, by the beginning of its subject. */
function arrived(to: string, subject: string) {
  return eventually(async () => {
    const all = await Promise.all(smtp.taken.map((source) => readMail(source)))
    return all.find(
      (mail) => mail.to?.some(({ address }) => address === to) && mail.subject?.startsWith(subject),
    )
  })
}

/** One journey in two ways; the customer's name distinguishes them in the shared mailbox. */
const ways = [
  { how: 'with a thumb on a phone', width: 390, visitor: 'Rosa' },
  { how: 'with the keyboard alone', width: 1440, visitor: 'Nell' },
] as const

for (const { how, width, visitor } of ways) {
  test(`an owner works a request from new to won ${how}`, async ({ browser }) => {
    const isPhone = width === 390
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
    })
    const page = await context.newPage()
    const hand = isPhone ? thumb() : keyboard(page)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const link = (name: string) => page.getByRole('link', { name, exact: true })
    await touchSensor(page)
    await withoutAutofill(page)
    if (isPhone) await loadChangesSoon(page)

    const owner = `${visitor.toLowerCase()}-boss@evergreen.example`
    const { out } = await manage(['staff', 'invite', owner, '--owner'], settings)
    await page.goto(out.split('\n')[0] ?? '')
    await hand.write(page.getByLabel('Your name'), 'Ruth Calloway')
    await hand.press(button('Join'))
    await expect(page.getByRole('heading', { name: 'Welcome, Ruth Calloway' })).toBeVisible()
    expect(page.url()).not.toContain('#')
    await hand.press(button('Create a passkey on this device'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await arrived(owner, 'A passkey was added')
    await expect(page.getByText('Nothing is waiting for you today')).toBeVisible()

    // A visitor fills in the form of the website; the desk is not reloaded.
    const email = `${visitor.toLowerCase()}@example.com`
    const site = await (await browser.newContext({ baseURL: origin() })).newPage()
    const form = await openQuote(site)
    await fillQuote(form)
    await form.firstName.fill(visitor)
    await form.lastName.fill('Lindqvist')
    await form.email.fill(email)
    await form.phone.fill(isPhone ? '7705550210' : '7705550211')
    await form.submit.click()
    await expect(form.dialog).toBeVisible()
    await site.context().close()
    const name = `${visitor} Lindqvist`
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible({
      timeout: 15_000,
    })
    await expectAccessible(page)
    await hand.press(link(name))
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()

    const reply = page.getByRole('textbox', { name: 'Reply' })
    await hand.choose(page.getByLabel('Template'), 'When can we call?')
    await expect(reply).toHaveValue(new RegExp(`Hi ${visitor},`))
    await page.reload()
    await expect(reply).toHaveValue(new RegExp(`Hi ${visitor},`))
    await hand.write(reply, ' Or Monday at eight?')
    await hand.press(button('Send'))
    await expect(page.getByText('Reply sent')).toBeVisible({ timeout: 15_000 })
    await expect(reply).toHaveValue(`Hi ${visitor},\n\n`)
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('contacted')
    const { messageId } = await arrived(email, 'Your request')

    imap.deliver('office', answerOf(name, email, messageId))
    await expect(page.getByText('Monday is fine. <script>alert(1)</script>')).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByText('> Would Monday at eight')).toBeHidden()
    await hand.press(page.getByText('Quoted text'))
    await expect(page.getByText('> Would Monday at eight')).toBeVisible()
    const download = page.waitForEvent('download')
    await hand.press(link('plat.pdf'))
    expect((await download).suggestedFilename()).toBe('plat.pdf')
    await expectAccessible(page)

    await hand.press(link('Today'))
    const row = page.getByRole('listitem').filter({ hasText: '“Monday is fine.' })
    await expect(row).toContainText(name)
    await expectAccessible(page)
    if (!isPhone) {
      // A row is worked in place under the pointer or the keyboard.
      await hand.press(row.getByRole('button', { name: `Reply to ${name}` }))
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog.getByRole('textbox', { name: 'Reply' })).toBeVisible()
      // The answered email is in view, and keeps its subject.
      await expect(dialog.getByText(/^Monday is fine\./)).toBeVisible()
      await expect(dialog.getByLabel('Subject')).toHaveValue('Re: Your request')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await hand.press(row.getByRole('button', { name: `Done with ${name}` }))
      await expect(row).toHaveCount(0)
      await hand.press(button('Undo'))
      await expect(row).toContainText(name)
    }
    await hand.press(row.getByRole('link', { name, exact: true }))

    await hand.press(button('Note'))
    await hand.write(
      page.getByRole('textbox', { name: 'Note' }),
      'The gate is 42 in wide. <b>Dog</b>',
    )
    await hand.press(button('Save note'))
    await expect(page.getByText('The gate is 42 in wide. <b>Dog</b>')).toBeVisible()
    await hand.press(button('Done').first())
    await expect(page.getByText(`${name} replied.`)).toHaveCount(0)
    if (isPhone) {
      await hand.press(button('Tomorrow'))
      await expect(page.getByText(/^Saved /).first()).toBeVisible()
    } else {
      // A request without a date is on Today until it has one.
      const followUp = page.getByRole('region', { name: 'Follow up on' })
      await hand.press(followUp.getByRole('button', { name: 'Done' }))
      await expect(followUp.getByText('No date')).toBeVisible()
      await hand.press(link('Today'))
      // A computer shows the number that it may not be able to call.
      await hand.press(link(`Call ${name}`))
      await expect(page.getByRole('dialog').getByText('(770) 555-0211')).toBeVisible()
      await page.keyboard.press('Escape')
      await hand.press(button(`Follow up with ${name} tomorrow`))
      await expect(page.getByText('Follow up in the week ahead')).toBeVisible()
      await page.goBack()
    }

    const status = page.getByLabel('Status', { exact: true })
    await hand.choose(status, 'Lost')
    await hand.choose(page.getByLabel('Lost because'), 'Too expensive')
    await expect(page.getByText('Lost: too expensive')).toBeVisible()
    // The messages of "Done" and of the note may still be visible.
    const howFar = page.getByRole('region', { name: 'Progress' })
    await hand.press(howFar.getByRole('button', { name: 'Undo' }))
    await expect(status).toHaveValue('contacted')
    await hand.choose(status, 'Won')
    await expect(page.getByText(/^Won/).first()).toBeVisible()
    await hand.press(link('Requests').filter({ visible: true }).first())
    await hand.press(page.getByRole('link', { name: /^Won/ }))
    await expect(link(name)).toBeVisible()
    await hand.press(link('Today'))
    await expect(page.getByText(name)).toHaveCount(0)

    const before = await sessionCookie(context)
    if (isPhone) await hand.press(button('More'))
    await hand.press(link('Settings'))
    await hand.press(button('Sign out').filter({ visible: true }).first())
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(await sessionCookie(context)).toBeUndefined()
    await page.goto(`${origin()}/desk/settings/staff`)
    await hand.press(button('Sign in with Face ID or fingerprint'))
    await expect(page.getByRole('heading', { name: 'Staff' })).toBeVisible()
    expect(await sessionCookie(context)).not.toBe(before)
    await context.close()
  })
}

test('an email that failed is corrected and arrives, and other email becomes a request', async ({
  page,
}) => {
  await loadChangesSoon(page)
  await signIn(page)
  smtp.unknown = 'No such user here'
  await ask(page, 'Tom', 'tom@mial.example')
  await page.goto(`${origin()}/desk`)
  const failed = page.getByRole('link', { name: /Open: Email failed, tom@mial.example/ })
  await expect(failed).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Email', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search emails' }).fill('TOM@mi')
  await page.keyboard.press('Enter')
  // Its customer is named, unless the request is kept as possible spam.
  await page.getByRole('link', { name: /^(Tom Lindqvist|tom@mial.example)$/ }).click()
  await expect(page.getByText(/550 No such user here/).first()).toBeVisible()
  await expect(page.getByText('We received your request.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Email', { exact: true }).fill('tom@')
  await page.getByRole('button', { name: 'Correct and send' }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  smtp.unknown = null
  await page.getByLabel('Email', { exact: true }).fill('tom@mail.example')
  await page.getByRole('button', { name: 'Correct and send' }).click()
  await arrived('tom@mail.example', 'We have your quote request')
  await page.getByRole('link', { name: 'The request' }).click()
  await expect(page.getByText('Acknowledgment sent')).toBeVisible({ timeout: 15_000 })
  // It was sent, but to somebody else. The way to correct it begins at the request.
  await page.getByRole('link', { name: 'See this email' }).last().click()
  await page.getByLabel('Email', { exact: true }).fill('tom@poste.example')
  // It is corrected elsewhere in the meantime: what was typed stays, to be copied.
  await page.request.post(page.url(), {
    form: { intent: 'correct', address: 'tom@post.example' },
    headers: { origin: new URL(page.url()).origin },
  })
  await arrived('tom@post.example', 'We have your quote request')
  await expect(page.getByText('tom@poste.example')).toBeVisible()
  await expectAccessible(page)

  imap.deliver(
    'office',
    `From: Ada Brandt <ada@example.net>\r\nSubject: A hedge\r\nMessage-ID: <${crypto.randomUUID()}@example.net>\r\n\r\nHow much is a hedge of 40 ft?\r\n`,
  )
  await page.getByRole('link', { name: 'Email', exact: true }).first().click()
  await page.getByRole('link', { name: /Other email/ }).click()
  const other = page.getByRole('link', { name: 'Ada Brandt' })
  await expect(other).toBeVisible({ timeout: 20_000 })
  await other.click()
  await expect(page.getByText('How much is a hedge of 40 ft?')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await page.getByRole('button', { name: 'Archive the email of Ada Brandt' }).click()
  await expect(other).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(other).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create a request from the email of Ada Brandt' }).click()
  await page.getByRole('link', { name: 'See this email' }).click()
  await page.getByRole('button', { name: 'Take it off this request' }).click()
  await expect(page.getByRole('button', { name: 'Create a request' })).toBeVisible()
})
