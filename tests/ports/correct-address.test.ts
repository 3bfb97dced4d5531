import { describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import { visitEmails } from '#usecases/desk/visit-emails.ts'
import { emailToCustomer } from '#usecases/written-quotes/quote-emails.ts'
import { addCustomer, customerFacts } from '#support/customers.ts'
import { deskOn } from '#support/desk.ts'
import { noteSent, storedEmails } from '#support/emails.ts'
import { duringTransaction, lockActivity } from '#support/held-transaction.ts'
import { askForQuote, newLead } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { quietly, setVisit } from '#support/visits.ts'
import { newAcceptance, newQuote, newVersion, writeQuote } from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }
const wrong = 'rosa@mial.example'
const right = 'rosa@mail.example'

describe.each(storesOnEachDatabase)('the address of a customer in %s', (kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores, { startsAt: at }))
  const ruth = newForEachTest(async () => (await desk.join('ruth@example.com', 'office')).member)

  /** Sends a quote to the wrong address, where it bounces. */
  async function sendQuote(change: Parameters<typeof newQuote>[0] = {}): Promise<string> {
    const recipient = { ...newQuote().recipient, email: 'Rosa@mial.example' }
    const id = await writeQuote(stores, at, { recipient, ...change })
    await stores.writtenQuotes.send(id, newVersion(1), 1, actor, (quote) => [
      emailToCustomer(quote, { is: 'sent', from: 'Ruth', message: '' }),
    ])
    return id
  }
  const toWrong = async () => (await stores.outbox.list(99)).filter(({ to }) => /mial/i.test(to))
  async function bounce(): Promise<string> {
    const emails = await toWrong()
    for (const email of emails) {
      const failed = { reason: '550 no such user', at, nextTryAt: null, needsAttention: true }
      await stores.outbox.markFailed(email, failed)
    }
    return emails.find(({ body }) => body.is === 'email' && body.kind === 'written-quote')?.id ?? ''
  }
  const quoteNow = async (id: string) =>
    (await stores.writtenQuotes.find(id)) ?? expect.fail('there is no quote')
  /** Revocation numbers of the links in quotes queued for the right address. */
  const linksSent = async () =>
    (await storedEmails(stores))
      .filter(({ to, kind }) => to === right && kind === 'written-quote')
      .map(({ data }) => data)

  test('is corrected in its place on the page of the customer, where replies still go', async () => {
    const contacts = { emails: [wrong, 'home@mail.example'], phones: [], addresses: [] }
    const facts = { name: 'Rosa', company: '', ...contacts, replyEmail: wrong }
    const customerId = unwrap(await stores.customers.add(facts, actor))
    await sendQuote({ customerId })
    const id = await bounce()
    const same = await desk.emails.correctEmail(id, wrong, ruth)
    expect(same).toEqual(err({ code: 'same-address' }))
    expect((await desk.emails.correctEmail(id, right, ruth)).ok).toBe(true)
    // Sent again, it queues nothing more; and a page that is out of date neither.
    const queued = await stores.outbox.list(99)
    expect(await desk.emails.correctEmail(id, right, ruth)).toEqual(ok(1))
    const replaced = err({ code: 'replaced' })
    expect(await desk.emails.correctEmail(id, 'rosa@other.example', ruth)).toEqual(replaced)
    expect(await desk.emails.resendEmail(id, ruth)).toEqual(replaced)
    expect(await stores.outbox.list(99)).toEqual(queued)
    expect((await stores.customers.find(customerId))?.customer).toMatchObject({
      emails: [right, 'home@mail.example'],
      replyEmail: right,
    })
  })

  if (kind === 'PostgreSQL') {
    test('gets the newest link of a quote that is sent again while that is made', async () => {
      const id = await sendQuote()
      const [email = expect.fail('nothing was queued')] = await toWrong()
      await noteSent(stores.outbox, email, at)
      const [resending] = await duringTransaction(
        stores,
        (tx) =>
          tx.updateTable('written_quotes').set({ revocation: 1 }).where('id', '=', id).execute(),
        () => desk.emails.resendEmail(email.id, ruth),
      )
      expect(resending).toEqual(ok(null))
      const [again] = (await toWrong()).filter((each) => each.id !== email.id)
      expect(again?.body).toMatchObject({ data: { quote: { id, revocation: 1 } } })
    })
  }

  if (kind === 'PostgreSQL') {
    test('is refused if another customer gets it at the same moment', async () => {
      const customerId = await addCustomer(stores, { name: 'Rosa', emails: [wrong] }, at)
      const rival = await addCustomer(stores, { name: 'Rosalind' }, at)
      await sendQuote({ customerId })
      const id = await bounce()
      const taken = { email_key: right, email: right, customer_id: rival, position: 0 }
      const [correcting] = await duringTransaction(
        stores,
        (tx) => tx.insertInto('customer_emails').values(taken).execute(),
        () => desk.emails.correctEmail(id, right, ruth),
      )
      const refusal = { code: 'address-taken', name: 'Rosalind', customerId: rival }
      expect(correcting).toEqual(err(refusal))
    })
  }

  if (kind === 'PostgreSQL') {
    test('is corrected on the page of the customer into whom they are merged at the same moment', async () => {
      const from = await addCustomer(stores, { name: 'Rosa', emails: [wrong] }, at)
      const into = await addCustomer(stores, { name: 'Rosa' }, at)
      await sendQuote({ customerId: from })
      const id = await bounce()
      const [merging, correcting] = await duringTransaction(
        stores,
        lockActivity,
        () => stores.customers.merge(from, into, actor),
        () => desk.emails.correctEmail(id, right, ruth),
      )
      expect([merging.ok, correcting.ok]).toEqual([true, true])
      expect((await stores.customers.find(into))?.customer.emails).toEqual([right])
    })
  }

  test('is corrected on open quotes and planned visits, and their emails go there', async () => {
    await askForQuote(stores, 'lead-1', at, { contact: { ...newLead().contact, email: wrong } })
    const id = await sendQuote({ requestId: 'lead-1' })
    const signed = await sendQuote({ requestId: 'lead-1' })
    await stores.writtenQuotes.accept(signed, newAcceptance(1), at, () => [])
    const before = (await quoteNow(signed)).versions
    const emailFor = visitEmails({ isWanted: true, message: '' }, 'America/New_York', at)
    const set = { subject: { is: 'request', id: 'lead-1' }, email: wrong } as const
    const visit = await setVisit(stores, set, { emailFor })
    const email = await bounce()
    expect(await desk.emails.correctEmail(email, right, ruth)).toEqual(ok(3))
    for (const each of [id, signed]) {
      expect((await quoteNow(each)).quote).toMatchObject({
        recipient: { email: right },
        revocation: 1,
        isLinked: true,
      })
    }
    expect((await quoteNow(signed)).versions).toEqual(before)
    expect(await stores.visits.find(visit.id)).toMatchObject({ email: right })
    expect(await linksSent()).toMatchObject([
      { quote: { revocation: 1 } },
      { quote: { revocation: 1 } },
    ])
    // A colleague with the draft open cannot restore the old address.
    const draft = { recipient: newQuote().recipient, document: newQuote().document }
    expect(await stores.writtenQuotes.saveDraft(id, draft, 2, actor)).toMatchObject(
      err({ code: 'stale' }),
    )
    expect((await desk.search.searchEverything(right)).quotes.rows).toHaveLength(2)
  })

  test('leaves a quote unlinked whose link the desk replaced', async () => {
    const id = await sendQuote()
    await desk.quotes.renewQuoteLink(id, 0, ruth)
    expect((await desk.emails.correctEmail(await bounce(), right, ruth)).ok).toBe(true)
    expect((await quoteNow(id)).quote).toMatchObject({ revocation: 2, isLinked: false })
  })

  test('is corrected on a visit whose email a stranger got, so that it counts as untold', async () => {
    const contact = { ...newLead().contact, email: wrong }
    await askForQuote(stores, 'lead-1', at, { contact })
    const emailFor = visitEmails({ isWanted: true, message: '' }, 'America/New_York', at)
    const set = { subject: { is: 'request', id: 'lead-1' }, email: wrong } as const
    const read = await setVisit(stores, set, { emailFor })
    for (const email of await toWrong()) await noteSent(stores.outbox, email, at)
    const failed = await setVisit(stores, set, { emailFor })
    await sendQuote({ requestId: 'lead-1' })
    expect((await desk.emails.correctEmail(await bounce(), right, ruth)).ok).toBe(true)
    expect(await stores.visits.find(read.id)).toMatchObject({ email: right, notified: null })
    expect(await stores.visits.find(failed.id)).toMatchObject({ notified: { by: 'email' } })
  })

  test('names who corrected it to a colleague with the customer, a visit or a request open', async () => {
    const contact = { ...newLead().contact, email: wrong }
    for (const id of ['lead-1', 'lead-2']) {
      await askForQuote(stores, id, at, { idempotencyKey: id, contact })
    }
    const emailFor = visitEmails({ isWanted: true, message: '' }, 'America/New_York', at)
    const set = { subject: { is: 'request', id: 'lead-1' }, email: wrong } as const
    const visit = await setVisit(stores, set, { emailFor }, actor)
    const customerId = (await stores.requests.find('lead-1'))?.customerId ?? ''
    const customer = (await stores.customers.find(customerId))?.customer
    await sendQuote({ requestId: 'lead-1' })
    desk.wait(minute)
    await desk.emails.correctEmail(await bounce(), right, ruth)

    const stale = err({ code: 'stale', by: 'ruth', at: at + minute })
    const facts = customerFacts({ name: 'Rosa', emails: [wrong] })
    const { revision = 0 } = customer ?? {}
    expect(await stores.customers.save(customerId, facts, revision, actor)).toMatchObject(stale)
    const cancel = { id: visit.id, seen: visit.seen, change: { is: 'cancel' } } as const
    expect(await stores.visits.change([cancel], quietly, actor)).toMatchObject(stale)
    for (const id of ['lead-1', 'lead-2']) {
      const spam = { id, seen: 1, change: { is: 'spam' } } as const
      expect(await stores.requests.change([spam], actor)).toMatchObject(stale)
    }
  })

  test('is corrected on a quote without a request', async () => {
    const id = await sendQuote()
    expect(await desk.emails.correctEmail(await bounce(), right, ruth)).toEqual(ok(1))
    const { quote } = await quoteNow(id)
    expect(quote).toMatchObject({ recipient: { email: right }, revocation: 1 })
    const customer = await stores.customers.find(quote.customerId ?? '')
    expect(customer?.customer.emails).toEqual([right])
    expect(await linksSent()).toMatchObject([{ quote: { id, revocation: 1 } }])
  })
})
