import { describe, expect, test } from 'vitest'
import { quotePaths, type ClientBody, type RequestBody } from '#contract/quotes.ts'
import { settingsPath } from '#contract/settings.ts'
import { leadStatus } from '#domain/quote-requests/lead.ts'
import { queuedEmails } from '#support/emails.ts'
import { call } from '#support/api-calls.ts'
import { newForEachTest } from '#support/stores.ts'
import { testSite } from '#support/test-site.ts'
import { clientBody, clientId, requestBody } from '#support/quote-bodies.ts'

const site = newForEachTest(() => testSite())

/** The token that the form gets when it is opened. */
async function tokenOfForm(): Promise<string> {
  const settings: { formToken: string } = await (await site.app.request(settingsPath)).json()
  return settings.formToken
}

/** Calls the API directly with a client and a request; returns the stored result. */
async function requestQuote(
  { formToken, ...client }: Partial<ClientBody> & { readonly formToken?: string },
  request: Partial<RequestBody> = {},
  key = 'form-0001',
) {
  const header = { 'Idempotency-Key': key }
  const proven = { ...header, ...(formToken === undefined ? {} : { 'Form-Token': formToken }) }
  const first = await call(site, 'POST', quotePaths.client, clientBody(client), proven)
  const id = clientId(first.body)
  const second = await call(site, 'POST', quotePaths.request, requestBody(id, request), header)
  const [lead = expect.fail('no lead')] = await site.leads.list()
  const mails = await queuedEmails(site)
  return {
    statuses: [first.status, second.status],
    status: leadStatus(lead),
    lead,
    mails,
    recipients: mails.map(({ to }) => to).toSorted(),
  }
}

const passed = {
  statuses: [201, 201],
  status: 'complete',
  recipients: ['owner@evergreen.example', 'rosa@example.com'],
}
const quarantined = {
  statuses: [201, 201],
  status: 'quarantined',
  recipients: ['owner@evergreen.example'],
}

describe('a request that is like any other', () => {
  test('from the page, filled in by a quick person', async () => {
    const formToken = await tokenOfForm()
    site.wait(3_000)
    expect(await requestQuote({ formToken, website: '' })).toMatchObject(passed)
  })

  test('from a caller that sends what the calls specify and no more', async () => {
    expect(await requestQuote({})).toMatchObject(passed)
  })
})

describe('a suspicious request is answered like any other and saved, and only the owner gets an email', () => {
  test('the honeypot was filled', async () => {
    const formToken = await tokenOfForm()
    site.wait(60_000)
    const outcome = await requestQuote({ formToken, website: 'https://spam.example' })
    expect(outcome).toMatchObject(quarantined)
    expect(outcome.lead.request?.projectDetails).toBe('Mulch for two front beds.')
    const [mail] = outcome.mails
    expect(mail?.subject).toBe('Possible spam: Quote request from Rosa Lindqvist')
    expect(mail?.replyTo).toBe('rosa@example.com')
    expect(mail?.text).toContain('a field that people cannot see was filled in')
    expect(mail?.text).toContain('Mulch for two front beds.')
  })

  test('the form came back within three seconds', async () => {
    const formToken = await tokenOfForm()
    site.wait(2_999)
    expect(await requestQuote({ formToken })).toMatchObject(quarantined)
  })

  test('no token came, and the text has a link', async () => {
    const additionalNotes = 'More at www.a.example'
    expect(await requestQuote({}, { additionalNotes })).toMatchObject(quarantined)
  })

  test('its second half never came', async () => {
    await call(site, 'POST', quotePaths.client, clientBody({ website: 'x' }))
    expect((await site.leads.list()).map(leadStatus)).toEqual(['quarantined'])
    expect((await queuedEmails(site)).map(({ to, subject }) => [to, subject])).toEqual([
      ['owner@evergreen.example', 'Possible spam: Unfinished quote request from Rosa Lindqvist'],
    ])
  })

  test('it was sent again without the signs of spam', async () => {
    await requestQuote({ website: 'x' })
    expect(await requestQuote({})).toMatchObject(quarantined)
  })
})
