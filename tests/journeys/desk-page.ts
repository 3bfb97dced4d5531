import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { openHydrated } from '#bench/hydrated-page.ts'
import { writtenMails } from '#support/mailbox.ts'
import { clientBody, requestBody } from '#support/quote-bodies.ts'
import { runManage } from '#support/run-manage.ts'
import { codeMailedTo, someEmail } from './event-page.ts'

/** The folder of the site under test. */
const dataDir = () => process.env['JOURNEY_DATA'] ?? ''

const openDatabase = () => new DatabaseSync(path.join(dataDir(), 'site.db'), { timeout: 5000 })

/** The email address of a colleague. */
export const colleagueEmail = (name: string) =>
  `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`

/** A unique family name, without vowels, so that it has the words of no button in it. */
export const someName = () =>
  `X${crypto
    .randomUUID()
    .slice(0, 8)
    .replaceAll(/[0-9a-f]/g, (digit) => 'bcdfghjklmnpqrst'[parseInt(digit, 16)] ?? 'x')}`

/** The link of an invitation from the command line. */
export async function invitedBy(email: string, role: 'owner' | 'office' | 'helper') {
  const baseUrl = new URL(process.env['JOURNEY_URL'] ?? '')
  const settings = { DATA_DIR: dataDir(), PORT: baseUrl.port, PUBLIC_URL: baseUrl.origin }
  const { out } = await runManage(['staff', 'invite', email, `--${role}`], settings)
  return out.split('\n')[0] ?? ''
}

/** Adds a fingerprint sensor that approves every request. */
export async function touchSensor(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable', { enableUI: false })
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/**
 * Disables the automatic offer of passkeys, with which an always approving sensor would sign in.
 */
export async function withoutAutofill(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

/** Sends a form of the site, without opening its page. */
export const sendForm = (
  { request }: Pick<Page, 'request'>,
  address: string,
  form: Readonly<Record<string, string | number>>,
) =>
  request.post(address, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form,
    maxRedirects: 0,
  })

/**
 * Joins by a link, without a passkey and without opening a page. The journeys of signing in
 * (`desk.spec.ts`) cover its pages; here they would only cost time.
 */
export async function joinByRequest(
  page: Pick<Page, 'request'>,
  link: string,
  name: string,
): Promise<string> {
  const { origin, hash } = new URL(link)
  const joined = await sendForm(page, `${origin}/desk/join`, { token: hash.slice(1), name })
  expect(joined.status()).toBe(302)
  return origin
}

/** Joins by a link, up to the welcome or to another page of the desk. */
export async function joinDesk(
  page: Page,
  link: string,
  name: string,
  at = '/desk/welcome',
): Promise<void> {
  const origin = await joinByRequest(page, link, name)
  await openHydrated(page, new URL(at, origin).href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Invites and joins, without a passkey; returns the email address. */
export async function signInAsOwner(
  page: Pick<Page, 'request'>,
  name = 'Ruth Calloway',
): Promise<string> {
  const email = colleagueEmail('ruth')
  await joinByRequest(page, await invitedBy(email, 'owner'), name)
  return email
}

/** The same, and opens a page of the desk. */
export async function workAsOwner(
  page: Page,
  name = 'Ruth Calloway',
  at = '/desk',
): Promise<string> {
  const email = await signInAsOwner(page, name)
  await openHydrated(page, at)
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible()
  return email
}

/** The fields of a form, as a browser without scripts would send them. */
export const fieldsOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...new FormData(element)].map(
      ([field, value]) => [field, typeof value === 'string' ? value : ''] as const,
    ),
  )

/** Makes an open page load colleagues' changes at once, like a return to the tab. */
export const loadChanges = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Lets an open page hear of a colleague's change whenever it polls. */
export const hearChanges = (page: Page, more: object = {}, limit = {}): Promise<unknown> =>
  page.route(
    '**/desk/changes**',
    (route) => route.fulfill({ json: { at: Date.now(), ids: [crypto.randomUUID()], ...more } }),
    limit,
  )

/** Keeps an open page from hearing of changes, as on a bad connection. */
export const hearNoChanges = (page: Page): Promise<unknown> => hearChanges(page, { ids: [] })

/** Makes an open page reload its data, as for a colleague's change; resolves once it has. */
export async function reloadForNews(page: Page, data: RegExp): Promise<void> {
  await hearChanges(page, {}, { times: 1 })
  const read = page.waitForResponse(data)
  await loadChanges(page)
  await read
}

/**
 * Makes later pages load changes every second. A page polls every five seconds otherwise, which
 * the keyboard journey in `replies.spec.ts` waits for.
 */
export const loadChangesSoon = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 1000)
  })

/** Lets the next form arrive there, and its answer be lost, or be that status; resolves then. */
export async function loseNextAnswer(
  page: Page,
  address: string,
  status: number | null = null,
): Promise<() => Promise<void>> {
  const lost = Promise.withResolvers<void>()
  let isNext = true
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST' || !isNext) return route.fallback()
    isNext = false
    await route.fetch()
    await (status === null ? route.abort() : route.fulfill({ status }))
    return lost.resolve()
  })
  return () => lost.promise
}

/** Makes a colleague's last proof too old for sensitive steps. */
export const forgetConfirmationOf = (email: string) => changeSessionsOf(email, 'proof_at = 0')

/** Makes a colleague's sessions too old. */
export const endSessionsOf = (email: string) => changeSessionsOf(email, 'created_at = 0')

/** Confirms the identity in place with an emailed code. */
export async function confirmByCode(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await dialog.getByRole('button', { name: 'Email me a code' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(await codeMailedTo(email))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
}

/** Lets a bank return a card payment for good; returns a function that removes the dispute. */
export function loseDispute(paymentId: string): () => void {
  const database = openDatabase()
  const id = `dispute ${paymentId}`
  database
    .prepare(
      `insert into disputes (id, payment_id, amount_cents, currency, reason, state, opened_at)
       select ?, id, amount_cents, currency, 'fraudulent', 'lost', taken_at from payments where id = ?`,
    )
    .run(id, paymentId)
  return () => {
    database.prepare('delete from disputes where id = ?').run(id)
    database.close()
  }
}

/** Records a card payment that matches no quote, and its failed refund; returns its id. */
export function takeMoneyThatFitsNothing(): string {
  const database = openDatabase()
  const id = `pi_${crypto.randomUUID()}`
  database
    .prepare(
      `insert into payments
         (id, subject_kind, subject_id, order_id, amount_cents, currency, mismatch, taken_at)
       values (?, 'unknown', 'gone', 'gone', 4200, 'usd', 'unknown-quote', ?)`,
    )
    .run(id, Date.now())
  database
    .prepare(
      `insert into refunds
         (id, payment_id, amount_cents, created_at, refunded_at, failed_at, failure,
          tries, next_try_at, refusals)
       values (?, ?, 4200, 1, 1, 2, 'expired card', 1, 1, 0)`,
    )
    .run(`refund of ${id}`, id)
  database.close()
  return id
}

/** Enters a request as after a call. */
export async function enterRequest(page: Page, firstName: string, lastName: string): Promise<void> {
  const email = `${firstName}-${lastName}@example.com`.toLowerCase()
  const entered = await sendForm(page, '/desk/requests/new', { firstName, lastName, email })
  expect(entered.ok()).toBe(true)
}

/** Starts a quote that is for nobody known, and opens it. */
export async function startQuote(page: Page): Promise<void> {
  const started = await sendForm(page, '/desk/quotes/new', { subject: 'nobody-known' })
  await openHydrated(page, started.headers()['location'] ?? '')
}

/** Changes a price of the list, like a colleague while a page is open. */
export function changePrice(name: string, cents: number): void {
  const database = openDatabase()
  database.prepare('update price_items set price_cents = ? where name = ?').run(cents, name)
  database.close()
}

/** Stores that many visitors who wait for a product. */
export function awaitProduct(product: string, visitors: number): void {
  const database = openDatabase()
  const ask = database.prepare(
    `insert into restock_waits (id, product, email, email_key, wording, asked_at)
     values (?, ?, ?, ?, '', ?)`,
  )
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const email = `visitor${visitor}@example.com`
    ask.run(`${product} ${visitor}`, product, email, email, Date.now())
  }
  database.close()
}

/** Sends emails about visits and replies at once, which usually wait for an Undo. */
export function hurryEmails(): void {
  const database = openDatabase()
  database
    .prepare(
      `update emails set next_try_at = 0
       where (kind like 'visit-%' or kind in ('desk-reply', 'photographs-wanted')) and state = 'waiting'`,
    )
    .run()
  database.close()
}

function changeSessionsOf(email: string, change: string): void {
  const database = openDatabase()
  database
    .prepare(
      `update sessions set ${change} where staff_id = (select id from staff where email = ?)`,
    )
    .run(email)
  database.close()
}

export async function sessionCookie(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === 'desk')?.value
}

/** Submits the public form; returns the email address. */
export async function askForQuote(
  { request }: Page,
  { firstName = 'Rosa', bodyOf = requestBody } = {},
): Promise<string> {
  const email = someEmail()
  // A unique number: requests with the same phone belong to the same person.
  const phoneNumber = `470${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
  const client = clientBody({
    firstName,
    emailDetails: [{ email }],
    contactDetails: [{ phoneNumber, textAllow: true }],
  })
  const saved = await request.post('/api/v1/client/client', { data: client })
  const { client: known } = await saved.json()
  const answer = await request.post('/api/v2/request/Ecom-request', { data: bodyOf(known._id) })
  expect(answer.status()).toBe(201)
  return email
}

/** The alert about a customer's request to this address. */
export async function alertAbout(customer: string, to: string): Promise<string> {
  let text: string | undefined
  await expect
    .poll(async () => {
      const mails = await writtenMails(dataDir(), to)
      text = mails.map((mail) => mail.text ?? '').find((each) => each.includes(customer))
      return text
    })
    .toContain('requested a quote')
  return text ?? ''
}
