import { expect, test, type Page } from '@playwright/test'
import { dovecotProgram } from '#scripts/dovecot.ts'
import { freePort } from '#scripts/free-port.ts'
import { type ImapServer, startDovecot } from '#support/dovecot.ts'
import { type Mailbox, openMailbox, readMail } from '#support/mailbox.ts'
import { clientBody, requestBody } from '#support/quote-bodies.ts'
import { eventually, manage, type RunningSite, startSite } from '#support/running-site.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expectAccessible } from './accessible.ts'
import { joinDesk } from './desk-page.ts'

// A site of its own, whose mail server and mailbox are the journey's.
test.slow()
test.describe.configure({ mode: 'default' })
test.skip(dovecotProgram === undefined, 'Dovecot, an IMAP server, is not installed')

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

/** The email of that subject that an address got. */
function arrived(to: string, subject: string) {
  return eventually(async () => {
    const all = await Promise.all(smtp.taken.map((source) => readMail(source)))
    return all.find(
      (mail) => mail.to?.some(({ address }) => address === to) && mail.subject === subject,
    )
  })
}

for (const width of [390, 1440]) {
  test(`a request is answered by email, and the reply shows by itself, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page)
    const name = width === 390 ? 'Rosa' : 'Nell'
    const email = `${name.toLowerCase()}@example.com`
    await ask(page, name, email)
    await page.goto(`${origin()}/desk/requests`)
    await page.getByRole('link', { name: `${name} Lindqvist` }).click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('Would Monday at eight suit you?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Reply sent')).toBeVisible({ timeout: 15_000 })
    const { messageId } = await arrived(email, 'Your request')

    imap.deliver(
      'office',
      [
        `From: ${name} Lindqvist <${email}>`,
        'To: hello@evergreen.example',
        'Subject: Re: Your request',
        `Message-ID: <${crypto.randomUUID()}@example.com>`,
        `In-Reply-To: ${messageId}`,
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Monday is fine. <script>alert(1)</script> The gate code is 4471.',
        '',
        'On Mon, Nov 23, 2026, Evergreen wrote:',
        '> Would Monday at eight suit you?',
        '--b',
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename="plat.pdf"',
        '',
        '%PDF-1.7',
        '--b--',
        '',
      ].join('\r\n'),
    )
    // Nobody reloads the page.
    await expect(page.getByText('Monday is fine. <script>alert(1)</script>')).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByText('> Would Monday at eight')).toBeHidden()
    await page.getByText('Quoted text').click()
    await expect(page.getByText('> Would Monday at eight')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'plat.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('plat.pdf')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Today', exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: '“Monday is fine.' })
    await expect(row).toContainText(`${name} Lindqvist`)
    await expectAccessible(page)
    await row.getByRole('link').click()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(`${name} Lindqvist replied.`)).toHaveCount(0)
    await page.getByRole('link', { name: 'Today', exact: true }).click()
    await expect(page.getByText('“Monday is fine.')).toHaveCount(0)
  })
}

test('an email that failed is corrected and arrives, and other email becomes a request', async ({
  page,
}) => {
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
  await page.getByRole('searchbox', { name: 'Search by address' }).fill('TOM@mi')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'tom@mial.example' }).click()
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
  await expect(page.getByText('Acknowledgement sent')).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText('tom@mail.example').first()).toBeVisible()

  imap.deliver(
    'office',
    `From: Ada Brandt <ada@example.net>\r\nSubject: A hedge\r\nMessage-ID: <${crypto.randomUUID()}@example.net>\r\n\r\nHow much is a hedge of 40 ft?\r\n`,
  )
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await page.getByRole('link', { name: /Other email/ }).click()
  const other = page.getByRole('link', { name: 'Ada Brandt' })
  await expect(other).toBeVisible({ timeout: 20_000 })
  await other.click()
  await expect(page.getByText('How much is a hedge of 40 ft?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make a request' }).click()
  await expect(page.getByRole('heading', { name: 'Ada Brandt', level: 1 })).toBeVisible()
  await expect(page.getByText('How much is a hedge of 40 ft?').first()).toBeVisible()
})
