import { expect, test } from 'vitest'
import { deliveryPage } from '#usecases/deliveries/delivery-page.ts'
import { deskQuotes } from '#usecases/desk/written-quotes.ts'
import { customerQuotePage } from '#usecases/written-quotes/quote-page.ts'
import { action, loader } from '#web/pages/written-quote.tsx'
import { formContext } from '#web/submitted-form.ts'
import { formatShortDayAndYear } from '#domain/time.ts'
import { deskOn } from '#support/desk.ts'
import { queuedEmails } from '#support/emails.ts'
import { answers, mulch } from '#support/ordered-deliveries.ts'
import { contextOf } from '#support/page-context.ts'
import { testSite, type TestSite } from '#support/test-site.ts'
import { newQuote, quoteLine, writeQuote } from '#support/written-quotes.ts'

/** With a tarp for $15 if it is wanted. */
const tarp = quoteLine('tarp', { priceCents: 1_500, offer: { is: 'optional' } })
const withTarp = {
  ...mulch,
  sections: mulch.sections.map((each) => ({ ...each, lines: [...each.lines, tarp] })),
}

/** A delivery priced for a customer; returns its id, who sent it, and the page of it. */
async function priced(site: TestSite, email = 'rosa@example.com') {
  const desk = deskQuotes(site)
  const { member: ruth } = await deskOn(site).join('ruth@example.com', 'owner')
  const recipient = { ...newQuote().recipient, email }
  const quote = { kind: 'delivery', document: withTarp, recipient } as const
  const id = await writeQuote(site, site.clock.now(), quote)
  await desk.sendQuote(id, { seen: 1, by: 'link', message: '' }, ruth)
  const url = new URL((await desk.findQuote(id))?.url ?? '')
  return { id, ruth, url, token: url.pathname.replace('/quotes/', '') }
}

test('a customer who picks a line of a delivery signs it, pays for it, and has the day before another who orders', async () => {
  const site = await testSite()
  const { id, url, token } = await priced(site)
  const [firstDay = '', secondDay = ''] = (await deliveryPage(site).read(token))?.days ?? []
  const form = new URLSearchParams({
    intent: 'deliver',
    version: '1',
    sha256: (await customerQuotePage(site).read(token))?.sha256 ?? '',
    picked: 'tarp',
    name: 'Rosa Lindqvist',
    consent: 'yes',
    day: firstDay,
    ...answers,
  })
  const send = async (body: URLSearchParams) => {
    const request = new Request(url, { method: 'POST', body })
    const context = contextOf(site)
    context.set(formContext, await request.formData())
    return action({ params: { token }, request, context, url, pattern: '' })
  }
  const accepted = async () =>
    (await queuedEmails(site))
      .filter(({ text }) => text.includes('You have accepted'))
      .map(({ text }) => text)
  const savedAnswers = async () => {
    const found = await deliveryPage(site).read(token)
    return { day: found?.wanted, where: found?.answers?.where }
  }
  form.set('day', '2000-01-01')
  expect(await send(form)).toMatchObject({ is: 'failed' })
  expect(await accepted()).toEqual([])
  form.set('day', firstDay)
  await expect(send(form)).rejects.toMatchObject({ status: 302 })
  expect(await savedAnswers()).toEqual({ day: firstDay, where: 'On the tarp left of the driveway' })
  // The answer was lost, and the same is sent again.
  await expect(send(form)).rejects.toMatchObject({ status: 302 })
  const named = `the day that you picked, ${formatShortDayAndYear(firstDay)}.`
  expect(await accepted()).toEqual([expect.stringContaining(named)])
  // Another device submits too late, and changes nothing.
  form.set('name', 'Ben Lindqvist')
  form.set('day', secondDay)
  form.set('where', 'By the barn')
  expect(await send(form)).toMatchObject({
    is: 'failed',
    message: expect.stringContaining('already accepted'),
  })
  expect(await savedAnswers()).toEqual({ day: firstDay, where: 'On the tarp left of the driveway' })
  expect((await site.writtenQuotes.find(id))?.acceptance).toMatchObject({
    picked: ['tarp'],
    totalCents: 11_500,
  })
  const signed = new TextDecoder().decode(
    (await site.writtenQuotes.pdf(id, 'accepted')) ?? undefined,
  )
  expect(signed).toContain('"picked":["tarp"]')
  expect(site.provider.pages.get('session-1')?.request).toMatchObject({ amountCents: 11_500 })
})

test('an unsent draft changes neither the days of a delivery nor its loads', async () => {
  const site = await testSite()
  const { id, ruth, token } = await priced(site)
  const page = deliveryPage(site)
  const { days = [] } = (await page.read(token)) ?? {}
  const [day = ''] = days
  const lines = [quoteLine('way', { unit: 'load', quantity: 50_000 })]
  const document = { ...mulch, sections: [{ id: 'all', name: '', lines }] }
  const draft = { recipient: newQuote().recipient, document }
  const { revision } = (await site.writtenQuotes.find(id))?.quote ?? expect.fail()
  const actor = { by: ruth.id, at: site.clock.now() }
  expect((await site.writtenQuotes.saveDraft(id, draft, revision, actor)).ok).toBe(true)
  expect((await page.read(token))?.days).toEqual(days)
  expect((await page.choose(token, { day, answers })).ok).toBe(true)
})

test.each([
  ['rosa@example.com', true],
  ['', false],
])(
  'the page of a paid delivery for “%s” says whether an email brought the day',
  async (email, isEmailed) => {
    const site = await testSite()
    const { id, ruth, url, token } = await priced(site, email)
    const page = customerQuotePage(site)
    const sha256 = (await page.read(token))?.sha256 ?? ''
    const consent = { version: 1, sha256, name: 'Rosa', isTicked: true, picked: [] }
    expect((await page.accept(token, consent)).ok).toBe(true)
    const [day = ''] = (await deliveryPage(site).read(token))?.days ?? []
    await deliveryPage(site).choose(token, { day, answers })
    const [whole] = (await page.read(token))?.states ?? []
    const payment = { part: whole?.id ?? '', cents: 10_000, method: 'check' } as const
    const actor = { by: ruth.id, at: site.clock.now() }
    await site.writtenQuotes.recordPayment(id, payment, actor, () => [])
    const request = new Request(url)
    const args = { params: { token }, request, context: contextOf(site), url, pattern: '' }
    const shown = (visit: object) => ({ delivery: { visit } })
    expect(await loader(args)).toMatchObject(shown({ status: 'planned', isEmailed }))
    await site.database.db.updateTable('emails').set({ state: 'bounced' }).execute()
    expect(await loader(args)).toMatchObject(shown({ isEmailed: false }))
  },
)
