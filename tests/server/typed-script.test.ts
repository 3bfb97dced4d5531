import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvReader } from '#adapters/csv/csv-reader.ts'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { createLog } from '#adapters/system/log.ts'
import { readConfig } from '#config.ts'
import { calendarFeedPath } from '#contract/calendar-feed.ts'
import { deskAccess } from '#domain/desk/access.ts'
import { eventPagePath } from '#domain/events/event-pages.ts'
import { openStores, type Stores } from '#stores.ts'
import { calendarLines } from '#support/calendar-lines.ts'
import { deskOn } from '#support/desk.ts'
import { testSecret } from '#support/test-dependencies.ts'
import { addTables, temporaryFolder } from '#support/databases.ts'
import { fillDesk } from '#support/fill-desk.ts'
import { type OpenSite, openTestSite } from '#support/in-process-server.ts'
import { eventually } from '#support/server-process.ts'
import { marksIn, readMarkup, scriptMarks } from '#support/typed-script.ts'

const folder = temporaryFolder()
const settings = {
  DATA_DIR: folder.path,
  SECRET: testSecret,
  LIMITS: 'off',
  SAMPLE_EVENTS: 'off',
}
const marks = scriptMarks()
let site: OpenSite
let stores: Stores
let desk: ReturnType<typeof deskOn>
let filled: Awaited<ReturnType<typeof fillDesk>>

beforeAll(async () => {
  addTables(folder.path)
  site = await openTestSite(settings)
  stores = await openStores(readConfig(settings), createLog('silent'))
  const files = folderFiles(path.join(folder.path, 'files'))
  desk = deskOn(stores, { startsAt: Date.now(), files })
  filled = await fillDesk(marks, { stores, desk, files })
})
afterAll(async () => {
  await site.stop()
  await stores.database.close()
  folder.remove()
})

const ask = (address: string, session = filled.owner.session) =>
  fetch(`${site.url}${address}`, { headers: { cookie: `desk=${session}` } })

/** Addresses of the desk without a page: files, actions of forms, and data for scripts. */
const noPages = [
  '/desk/passkey-challenge',
  '/desk/confirm',
  '/desk/manifest.webmanifest',
  '/desk/sign-out',
  '/desk/changes',
  '/desk/requests/export',
  '/desk/requests/deliveries',
  '/desk/requests/deliveries/:batchId',
  '/desk/requests/:requestId/photographs',
  '/desk/requests/:requestId/photographs/:photographId/:size',
  '/desk/customers/matches',
  '/desk/customers/export',
  '/desk/customers/:customerId/personal-data.json',
  '/desk/email/files/:fileId',
  '/desk/money/export',
  '/desk/site/going-live/sender',
  '/desk/site/pictures/choices',
  '/desk/site/pictures/send/:fileId',
  '/desk/site/pictures/send/:fileId/:part',
  '/desk/site/pictures/:family/:name',
  '/desk/quotes/new',
  '/desk/quotes/:quoteId/versions/:version',
  '/desk/quotes/:quoteId/drawing',
  '/desk/my-day/:visitId/photographs',
  '/desk/my-day/:visitId/photographs/:photographId/:size',
  '/desk/settings/prices/file',
  '/desk/settings/backup/file',
  '/desk/*',
]

/** Every page of the desk that shows typed text. */
async function pagesOfDesk(): Promise<readonly string[]> {
  const { requestId, calledId, customerId, importId, otherEmailId, visitId, quote } = filled
  const [price] = await desk.prices.listPrices()
  const ids: Readonly<Record<string, string>> = {
    requestId,
    customerId,
    importId,
    emailId: otherEmailId,
    visitId,
    quoteId: quote.id,
    paymentId: encodeURIComponent(filled.paymentId),
    priceId: price?.id ?? '',
    templateId: 'template',
    collection: 'pages',
    slug: filled.pageSlug,
  }
  const paths = Object.keys(deskAccess)
    .filter((pattern) => !noPages.includes(pattern) && !pattern.includes('/sent/'))
    .map((pattern) => pattern.replaceAll(/:(\w+)/g, (_, name) => ids[name] ?? `no ${name}`))
  const sent = (await stores.outbox.list(50)).map(({ id }) => `/desk/email/sent/${id}`)
  return [
    ...paths,
    ...sent,
    `/desk/requests/${calledId}`,
    '/desk/email?show=other',
    '/desk/search?q=770555',
  ]
}

/** Public pages, and those with a secret address. */
async function publicPages(): Promise<readonly string[]> {
  const link = await desk.photographs.linkOfRequest(filled.requestId)
  return [
    '/',
    '/events',
    eventPagePath(filled.event),
    `/${filled.pageSlug}`,
    '/contact',
    filled.quote.path,
    new URL(link ?? 'x:').pathname,
  ]
}

/** Reads addresses with a colleague's session; returns the numbers of the marks shown. */
async function read(addresses: readonly string[], session = filled.owner.session) {
  const shown: number[] = []
  for (const address of addresses) {
    const answer = await ask(address, session)
    const { shown: here, running } = readMarkup(await answer.text())
    expect([answer.status, running], address).toEqual([200, []])
    shown.push(...here)
  }
  return shown
}

test('script in every text that anyone can type is text on every page that shows it', async () => {
  // The server notices within a second what was published.
  await eventually(async () => {
    const { shown } = readMarkup(await (await ask('/')).text())
    return shown.has(filled.bannerMark)
  })
  const shown = [
    ...(await read(await pagesOfDesk())),
    ...(await read(['/desk/my-day', '/desk/settings'], filled.helper.session)),
    ...(await read(await publicPages())),
  ]
  expect(marks.missingFrom(new Set(shown))).toEqual([])
})

test('a mark that is not escaped would be found', () => {
  const { mark, shortMark } = scriptMarks()
  for (const html of [
    `<p>${mark('text')}</p>`,
    `<title>${mark('title')}</title>`,
    `<textarea>${mark('area')}</textarea>`,
    `<script nonce="x">const name = "${mark('data')}"</script>`,
    `<input value="${shortMark('value')}">`,
    `<a href="javascript:r(1)">here</a>`,
  ]) {
    expect(readMarkup(html).running, html).not.toEqual([])
  }
})

test('no cell of a file for spreadsheets begins as a formula', async () => {
  const post = (address: string, form: Readonly<Record<string, string>>) =>
    fetch(`${site.url}${address}`, {
      method: 'POST',
      headers: { cookie: `desk=${filled.owner.session}`, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(form),
    })
  const files = [
    await post('/desk/requests/export', { list: '' }),
    await post('/desk/customers/export', {}),
    await ask('/desk/money/export'),
    await ask('/desk/money/export?format=quickbooks'),
    await ask('/desk/settings/prices/file'),
  ]
  for (const file of files) {
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.headers.get('content-disposition')).toContain('attachment')
    const rows = csvReader(new Uint8Array(await file.arrayBuffer()))
    const cells = rows.ok ? rows.value.flat() : []
    expect(marksIn(cells.join(' ')), file.url).not.toEqual([])
    expect(
      cells.filter((cell) => /^[=+@\t\r]|^-(?![\d.]+$)/.test(cell)),
      file.url,
    ).toEqual([])
  }
})

test('no text of a visit begins a line of its own in a colleague’s calendar', async () => {
  await desk.calendars.renewCalendar(filled.helper.member)
  const token = await desk.calendars.calendarToken(filled.helper.member)
  const answer = await fetch(`${site.url}${calendarFeedPath(token ?? '')}`)
  const lines = calendarLines(await answer.text())
  expect(marksIn(lines.join('\n'))).not.toEqual([])
  expect(lines.filter((line) => /^(?:ATTACH|URL|BEGIN:VALARM)/.test(line))).toEqual([])
})

test('attachments of emails and data files of customers are no pages', async () => {
  const found = await stores.requests.find(filled.requestId)
  const files = (found?.timeline ?? []).flatMap((entry) =>
    entry.is === 'received' ? entry.email.attachments : [],
  )
  expect(files).toHaveLength(1)
  for (const { id } of files) {
    const file = await ask(`/desk/email/files/${id}`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]*"; /)
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  }
  const data = await ask(`/desk/customers/${filled.customerId}/personal-data.json`)
  expect(data.headers.get('content-disposition')).toContain('attachment')
  expect(data.headers.get('content-type')).toContain('application/json')
  expect(marksIn(await data.text())).not.toEqual([])
})
