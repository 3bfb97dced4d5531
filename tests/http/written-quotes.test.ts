import { expect, test } from 'vitest'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { day, minute } from '#domain/time.ts'
import { reconcilePayments } from '#usecases/payments/reconcile-payments.ts'
import { takePayment } from '#usecases/payments/take-payment.ts'
import { originalColors, shadesOf } from '#domain/site/brand.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import { quoteIdIn } from '#usecases/written-quotes/quote-links.ts'
import { customerQuotePage } from '#usecases/written-quotes/quote-page.ts'
import { emailsToDesk } from '#usecases/written-quotes/quote-emails.ts'
import { remindOfQuotes } from '#usecases/written-quotes/remind-of-quotes.ts'
import { deskOn } from '#support/desk.ts'
import { sentQuote } from '#support/sent-quote.ts'
import { newQuote, sendQuote } from '#support/written-quotes.ts'

const nobodysWord = { version: 1, sha256: '', name: 'x', isTicked: true, picked: [] }

test('a quote whose sending was not answered is sent, whatever its customer does before it is pressed again', async () => {
  const { site, desk, page, token, id, revise, consent, emails } = await sentQuote()
  const { member } = await deskOn(site).join('june@example.com', 'office')
  await revise('Taller wall')
  const seen = (await desk.findQuote(id))?.quote.revision ?? 0
  const send = () =>
    desk.sendQuote(id, { seen, by: 'email', message: '' }, member, 'a form of one browser')
  const first = unwrap(await send())
  expect(await send()).toEqual(ok(first))
  await page.accept(token, await consent())
  expect(await send()).toMatchObject(ok({ version: 2, status: 'accepted' }))
  expect((await emails()).filter(({ kind }) => kind === 'written-quote')).toHaveLength(3)
})

test('a quote of which only the link was made is not said to be emailed, though that was not answered', async () => {
  const { site, desk, id, revise, emails } = await sentQuote()
  const { member } = await deskOn(site).join('june@example.com', 'office')
  await revise('Taller wall')
  const seen = (await desk.findQuote(id))?.quote.revision ?? 0
  const send = (by: 'email' | 'link', message = '') =>
    desk.sendQuote(id, { seen, by, message }, member, 'a form of one browser')
  const before = (await emails()).length
  unwrap(await send('link'))
  expect(await send('email')).toMatchObject(err({ code: 'stale' }))
  expect(await send('link', 'A corrected message')).toMatchObject(err({ code: 'stale' }))
  expect((await send('link')).ok).toBe(true)
  expect((await emails()).length).toBe(before)
})

test('a quote leads to the change orders for the same address', async () => {
  const { site, page, id, token } = await sentQuote()
  const { recipient } = newQuote()
  const toThis = { kind: 'change-order', parentId: id } as const
  const consent = { version: 1, sha256: (await page.read(token))?.sha256 ?? '' }
  await page.accept(token, { ...nobodysWord, ...consent, name: 'Rosa', isTicked: true })
  for (const email of [recipient.email, 'rosa@example.org']) {
    await sendQuote(site, site.clock.now(), { ...toThis, recipient: { ...recipient, email } })
  }
  const [order, ...others] = (await page.read(token))?.changeOrders ?? []
  expect(others).toEqual([])
  const orderId = quoteIdIn(order?.token ?? '')
  // Whoever is to lose its link may have this page.
  await site.writtenQuotes.renewLink(orderId, 0, { by: null, at: site.clock.now() })
  expect((await page.read(token))?.changeOrders).toMatchObject([{ token: null }])
})

test('two devices accept at once: one acceptance, one email each, and its words stay as they were', async () => {
  const { site, page, id, token, consent, emails, revise } = await sentQuote()
  const before = await page.read(token)
  const sheet = await page.pdf(token, 1)
  const both = await Promise.all(
    ['Rosa Lindqvist', 'Ben Lindqvist'].map(async (name) =>
      page.accept(token, await consent({ name, picked: ['lights', 'made up'] })),
    ),
  )
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  const sent = await emails()
  expect(sent.filter(({ kind }) => kind === 'written-quote')).toHaveLength(2)
  expect(sent.filter(({ kind }) => kind === 'written-quote-news')).toHaveLength(1)
  const found = await site.writtenQuotes.find(id)
  expect(found?.acceptance).toMatchObject({ picked: ['lights'], totalCents: 1_200_000 })
  expect(found?.acceptance?.sha256).toBe(
    site.secrets.fingerprint(found?.versions[0]?.content ?? ''),
  )
  // Later changes leave the version as it was.
  await revise('Another wall')
  const { company, ...content } = site.content()
  const brand = { ...company.brand, shades: shadesOf({ ...originalColors, main: '#1b3a5c' }) }
  const rebranded = { ...site, content: () => ({ ...content, company: { ...company, brand } }) }
  const after = await customerQuotePage(rebranded).read(token)
  expect(after?.content).toEqual(before?.content)
  expect(await customerQuotePage(rebranded).pdf(token, 1)).toEqual(sheet)
  const pdf = await page.pdf(token, 'accepted')
  expect(JSON.parse(new TextDecoder().decode(pdf ?? undefined))).toMatchObject({
    content: before?.content,
    accepted: { name: found?.acceptance?.name, totalCents: 1_200_000 },
  })
})

test('a quote that can no longer be accepted is not printed', async () => {
  const { site, token, consent } = await sentQuote()
  let printed = 0
  const { quotePrinter } = site
  const page = customerQuotePage({
    ...site,
    quotePrinter: {
      ...quotePrinter,
      print(...version) {
        printed += 1
        return quotePrinter.print(...version)
      },
    },
  })
  expect(await page.accept(token, await consent())).toEqual(ok({ isRepeated: false }))
  // The answer was lost, so the same is sent again.
  expect(await page.accept(token, await consent())).toEqual(ok({ isRepeated: true }))
  const other = await consent({ picked: ['lights'] })
  expect(await page.accept(token, other)).toMatchObject(err({ code: 'accepted' }))
  expect(printed).toBe(1)
})

test('neither without name or tick, nor an older version, nor another text, nor after the end', async () => {
  const { page, id, token, consent, revise, send, site, emails } = await sentQuote()
  const refused = async (change: object) => {
    const answer = await page.accept(token, await consent(change))
    return answer.ok ? 'accepted' : answer.error.code
  }
  expect(await refused({ name: '  ' })).toBe('no-name')
  expect(await refused({ name: 'A'.repeat(101) })).toBe('long-name')
  expect(await refused({ isTicked: false })).toBe('no-consent')
  expect(await refused({ name: '', isTicked: false })).toBe('nothing-signed')
  expect(await refused({ sha256: 'f'.repeat(64) })).toBe('revised')
  // As a program with other arithmetic has sent it.
  const { db } = site.database
  const sent = await db.selectFrom('written_quote_versions').selectAll().executeTakeFirstOrThrow()
  const content = sent.content.replace('"totalCents":1000000', '"totalCents":1000001')
  await db.deleteFrom('written_quote_versions').execute()
  await db
    .insertInto('written_quote_versions')
    .values({ ...sent, content })
    .execute()
  const told = async () => (await emails()).filter(({ kind }) => kind === 'written-quote-news')
  for (const _ of ['first', 'again']) expect(await refused({})).toBe('other-figures')
  expect(await told()).toMatchObject([{ data: { news: { is: 'other-figures' } } }])
  expect(await site.writtenQuotes.find(id)).toMatchObject({
    quote: { askedAt: site.clock.now() },
    questions: [{ version: 1, text: '' }],
  })
  // Marked as answered, and not sent again.
  await site.writtenQuotes.answerQuestions(id, site.clock.now(), { by: null, at: site.clock.now() })
  site.wait(1000)
  expect(await refused({})).toBe('other-figures')
  expect(await told()).toHaveLength(2)
  await site.writtenQuotes.answerQuestions(id, site.clock.now(), { by: null, at: site.clock.now() })
  // Two devices at the same moment.
  const refusedAt = (at: number) =>
    site.writtenQuotes.ask(id, { version: 1, text: null }, at, () => [])
  await Promise.all([refusedAt(site.clock.now() + 1), refusedAt(site.clock.now() + 2)])
  expect((await site.writtenQuotes.find(id))?.questions).toHaveLength(3)
  await revise('Taller wall')
  await send()
  expect(await refused({ version: 1 })).toBe('revised')
  expect((await page.read(token))?.content.revisions).toContain('It is called “Taller wall”.')
  await site.database.db.updateTable('written_quotes').set({ valid_until: '2000-01-01' }).execute()
  expect(await refused({})).toBe('ended')
  expect((await page.read(token))?.hasEnded).toBe(true)
})

test('a deposit whose webhook event was lost is found by asking, and paid twice it is kept apart', async () => {
  const { site, page, token, consent, id, emails } = await sentQuote()
  await page.accept(token, await consent())
  const first = await page.pay(token, 'deposit')
  expect(await page.pay(token, 'deposit')).toMatchObject({ ok: true })
  expect(site.provider.pages.get('session-1')?.request).toMatchObject({
    subject: { kind: 'quote', id },
    amountCents: 300_000,
    email: 'rosa@example.com',
  })
  expect(first).toEqual(ok('https://pay.example/session-1'))
  site.provider.pay('session-1')
  const again = site.provider.pay('session-1')
  expect(await reconcilePayments(site)('all')).toMatchObject({ paid: 1 })
  expect((await page.read(token))?.states).toMatchObject([{ leftCents: 0 }, { leftCents: 700_000 }])
  await takePayment(site)({ ...again, paymentId: 'second' })
  await takePayment(site)({ ...again, paymentId: 'third', currency: 'cad' })
  const { payments } = (await site.writtenQuotes.find(id)) ?? { payments: [] }
  expect(payments.map(({ mismatch }) => mismatch)).toEqual([null, 'paid-already', 'other-currency'])
  expect((await page.read(token))?.notOwed).toMatchObject([
    { id: 'second', cents: 300_000 },
    { id: 'third', currency: 'cad' },
  ])
  expect(await page.pay(token, 'deposit')).toMatchObject(err({ code: 'nothing-to-pay' }))
  const receipts = (await emails()).filter(({ kind }) => kind.startsWith('written-quote'))
  expect(JSON.stringify(receipts)).toContain('"is":"paid"')
})

test('without a payment provider, the page and the email offer a check alone', async () => {
  const { site, token, consent, emails } = await sentQuote()
  const page = customerQuotePage({ ...site, payments: noPayments })
  await page.accept(token, await consent())
  expect(await page.read(token)).toMatchObject({ takesCards: false })
  expect(JSON.stringify(await emails())).toContain('"isForCard":false')
})

test('a customer who comes back from paying and reloads asks the provider once in a few seconds', async () => {
  const { site, token, consent } = await sentQuote()
  let asked = 0
  const page = customerQuotePage({
    ...site,
    payments: {
      ...site.provider,
      async checkoutState(sessionId) {
        asked += 1
        return site.provider.checkoutState(sessionId)
      },
    },
  })
  await page.accept(token, await consent())
  await page.pay(token, 'deposit')
  await Promise.all([page.settle(token), page.settle(token)])
  await page.settle(token)
  expect(asked).toBe(1)
  site.provider.pay('session-1')
  site.wait(minute)
  await page.settle(token)
  expect(asked).toBe(2)
  expect((await page.read(token))?.states[0]).toMatchObject({ leftCents: 0 })
})

test('a reminder goes to whoever got the quote, not to the recipient of a draft', async () => {
  const { site, save, emails } = await sentQuote()
  const other = { ...newQuote().recipient, name: 'Ben', email: 'ben@example.com' }
  await save(other, 'A taller wall')
  site.wait(2 * day)
  expect(await remindOfQuotes(site)()).toBe(0)
  site.wait(2 * day)
  expect(await remindOfQuotes(site)()).toBe(1)
  const [reminder] = await emails()
  expect(reminder).toMatchObject({
    to: 'rosa@example.com',
    data: { quote: { title: 'Retaining wall', name: 'Rosa Lindqvist' } },
  })
})

test('alerts about a question or decline are about the version, not about a draft', async () => {
  const { page, token, save, emails } = await sentQuote()
  const other = { ...newQuote().recipient, name: 'Ben', email: 'ben@example.com' }
  await save(other, 'A taller wall')
  const tooLong = { version: 1, text: 'x'.repeat(2001), key: 'k' }
  expect(await page.ask(token, tooLong)).toEqual(err({ code: 'long-text' }))
  await page.ask(token, { version: 1, text: 'Which color?', key: 'k' })
  await page.decline(token, { version: 1, reason: '' })
  const alerts = (await emails()).filter(({ kind }) => kind === 'written-quote-news')
  const quote = { title: 'Retaining wall', name: 'Rosa Lindqvist' }
  const asSent = { data: { replyTo: 'rosa@example.com', quote } }
  expect(alerts).toMatchObject([asSent, asSent])
})

test('a colleague answers at the desk, on the request of the quote', async () => {
  const { site, id } = await sentQuote()
  const quote = (await site.writtenQuotes.find(id))?.quote ?? expect.fail('no quote')
  const recipients = [true, false].map((atDesk) => ({ to: 'ruth@example.com', atDesk }))
  const news = { is: 'question', text: 'Which color?' } as const
  const emails = emailsToDesk(recipients, { ...quote, requestId: 'lead-1' }, news)
  expect(emails.map(({ email }) => email.data)).toMatchObject([
    { requestId: 'lead-1' },
    { requestId: null },
  ])
})

test('reminders of quotes go on the days that an owner has set, and no longer once they are off', async () => {
  const { site, setReminders } = await sentQuote({ quoteFirstDays: 10 })
  const remind = remindOfQuotes(site)
  site.wait(9 * day)
  expect(await remind()).toBe(0)
  site.wait(2 * day)
  expect(await remind()).toBe(1)

  const other = await sentQuote({ quoteFirstDays: 10 })
  await other.setReminders({ quoteFirstDays: 0, quoteLastDays: 0 }, 1)
  other.site.wait(30 * day)
  const off = remindOfQuotes(other.site)
  expect(await off()).toBe(0)
  await setReminders({}, 1)
  await other.setReminders({}, 2)
  expect(await off()).toBe(0)
})
