import { describe, expect, onTestFinished, test } from 'vitest'
import { quotePaths } from '#contract/quotes.ts'
import {
  databaseKinds,
  freshPostgres,
  type DatabaseKind,
  newDataFolder,
} from '#support/databases.ts'
import { callSite } from '#support/booking-server.ts'
import { openMailbox, readMail, writtenMails } from '#support/mailbox.ts'
import { type OpenSite, stoppedWithTest, openTestSite } from '#support/in-process-server.ts'
import { clientBody, clientId, requestBody } from '#support/quote-bodies.ts'
import { runManage } from '#support/run-manage.ts'
import { eventually } from '#support/server-process.ts'

async function settingsFor(kind: DatabaseKind): Promise<Record<string, string>> {
  return {
    DATA_DIR: newDataFolder(),
    // All requests of these tests come from one address and for one mailbox.
    LIMITS: 'off',
    ...(kind === 'PostgreSQL' ? { DATABASE_URL: await freshPostgres() } : {}),
  }
}

async function start(settings: Record<string, string>): Promise<OpenSite> {
  return stoppedWithTest(await openTestSite(settings))
}

const send = (site: OpenSite, path: string, body: unknown, key: string) =>
  callSite(site, 'POST', path, body, { 'idempotency-key': key })

async function requestQuote(site: OpenSite, key: string, firstName = 'Rosa') {
  const client = await send(site, quotePaths.client, clientBody({ firstName }), key)
  return send(site, quotePaths.request, requestBody(clientId(client.body)), key)
}

describe.each(databaseKinds)('a quote request on %s', (kind) => {
  test('reaches the database, both mailboxes and the command line', async () => {
    const settings = await settingsFor(kind)
    const site = await start(settings)
    expect((await requestQuote(site, 'form-0001')).status).toBe(201)

    const mails = await eventually(async () => {
      const written = await writtenMails(settings['DATA_DIR'] ?? '')
      return written.length === 2 ? written : undefined
    })
    const [toVisitor, toOwner] = mails.toSorted((a) =>
      a.to?.some(({ address }) => address === 'rosa@example.com') ? -1 : 1,
    )
    expect(toVisitor?.subject).toBe('We have your quote request')
    expect(toVisitor?.text).toContain('Soil & Mulch: Pine Mulch')
    expect(toVisitor?.html).toContain('Soil &amp; Mulch: Pine Mulch')
    expect(toVisitor?.text).not.toContain('Mulch for two front beds.')
    expect(toOwner?.subject).toBe('Quote request from Rosa Lindqvist')
    expect(toOwner?.text).toContain('Mulch for two front beds.')
    expect(toOwner?.replyTo?.[0]?.address).toBe('rosa@example.com')

    const listed = await runManage(['leads', 'list', '--json'], settings)
    expect(listed.status).toBe(0)
    expect(JSON.parse(listed.out)).toMatchObject([
      {
        status: 'complete',
        firstName: 'Rosa',
        phone: '7705550123',
        services: [{ name: 'Soil & Mulch', materials: ['Pine Mulch'] }],
        projectDetails: 'Mulch for two front beds.',
      },
    ])
    const sent = await runManage(['mail', 'list', '--json'], settings)
    expect(JSON.parse(sent.out)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })
})

test('mails go over real SMTP, once, also when the mail server was down for a while', async () => {
  const mailbox = await openMailbox()
  onTestFinished(() => mailbox.close())
  mailbox.refusing = true
  const settings = {
    ...(await settingsFor('SQLite')),
    SMTP_URL: mailbox.url,
    LEADS_TO: 'boss@example.com',
  }
  const site = await start(settings)
  expect((await requestQuote(site, 'form-0001')).status).toBe(201)
  // Both, since a retry reaches only what has failed already.
  await eventually(() => site.log().split('an email was not sent').length > 2)
  expect(mailbox.taken).toEqual([])

  mailbox.refusing = false
  expect((await runManage(['mail', 'retry'], settings)).out).toContain('go out again')
  await eventually(() => mailbox.taken.length === 2)
  const mails = await Promise.all(mailbox.taken.map((raw) => readMail(raw)))
  expect(new Set(mails.map(({ to }) => to?.[0]?.address))).toEqual(
    new Set(['boss@example.com', 'rosa@example.com']),
  )
  await eventually(async () => {
    const { out } = await runManage(['mail', 'list', '--json'], settings)
    return JSON.parse(out).every(({ state }: { state: string }) => state === 'sent')
  })
  expect(mailbox.taken).toHaveLength(2)
})

test('a mail server that names the guest is quoted to the owner, and not in the log', async () => {
  const mailbox = await openMailbox()
  onTestFinished(() => mailbox.close())
  mailbox.unknown = 'no mailbox for Rosa Lindqvist <rosa@example.com>, phone 7705550123'
  const settings = {
    ...(await settingsFor('SQLite')),
    SMTP_URL: mailbox.url,
    LEADS_TO: 'boss@example.com',
  }
  const site = await start(settings)
  expect((await requestQuote(site, 'form-0001')).status).toBe(201)
  const failures = await eventually(() => {
    const lines = site.log().split('\n')
    const failed = lines.filter((line) => line.includes('an email was not sent'))
    return failed.length === 2 ? failed : undefined
  })
  const line = failures.find((each) => each.includes('quote-acknowledged'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    msg: 'an email was not sent',
    code: '550',
    givenUp: false,
  })
  expect(site.log()).not.toMatch(/rosa|lindqvist|boss@|7705550123/i)
  const { out } = await runManage(['mail', 'list', '--json'], settings)
  expect(out).toContain('no mailbox for Rosa Lindqvist')
})
