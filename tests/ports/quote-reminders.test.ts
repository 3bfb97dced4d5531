import { describe, expect, test } from 'vitest'
import { day, minute } from '#domain/time.ts'
import { noEmails } from '#support/emails.ts'
import { arriving, onRequest } from '#support/received-emails.ts'
import { deskOn } from '#support/desk.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { newQuote, sendQuote } from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const today = '2027-04-12'
describe.each(storesOnEachDatabase)('reminders of quotes in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  const quotes = () => stores.writtenQuotes

  /** Sends a quote with a reminder a day later. */
  const sent = (change: Parameters<typeof newQuote>[0] = {}) =>
    sendQuote(stores, at, change, { remindAt: at + day })

  test('a reminder is sent once, however many processes look, and not after an answer', async () => {
    await sent()
    expect(await quotes().dueReminders(at, 10)).toEqual([])
    const [due = expect.fail('none is due')] = await quotes().dueReminders(at + day, 10)
    const remind = () => quotes().remind(due, due.dueAt, null, today, at + day, () => [draft()])
    const reminded = await Promise.all([remind(), remind()])
    expect(reminded.filter(Boolean)).toHaveLength(1)
    expect(await quotes().dueReminders(at + 2 * day, 10)).toEqual([])
    const other = await sent()
    const question = { version: 1, text: 'Which color?', key: 'k' }
    await quotes().ask(other, question, at, noEmails)
    await quotes().ask(other, question, at, noEmails)
    expect((await quotes().find(other))?.questions).toHaveLength(1)
    expect(await quotes().dueReminders(at + 2 * day, 10)).toEqual([])
  })

  test('a customer who has written since the quote was sent gets no reminder', async () => {
    await stores.leads.saveContact(newLead(), draft({ to: '' }))
    await stores.leads.complete('lead-1', request(), () => [])
    const take = (email: ReturnType<typeof arriving>) => stores.receivedEmails.take(email, noEmails)
    const wrote = async (ids: readonly string[]) => {
      const due = await quotes().dueReminders(at + day, 10)
      const went = due.map((quote) =>
        quotes().remind(quote, quote.dueAt, null, today, at + day, () => [draft()]),
      )
      const reminded = await Promise.all(went)
      return ids.map((id) => reminded[due.findIndex((quote) => quote.id === id)])
    }
    for (const id of ['lead-2', 'lead-3']) {
      const contact = { ...newLead().contact, email: `${id}@example.com`, phone: '' }
      const lead = newLead({ id, idempotencyKey: id, contact })
      await stores.leads.saveContact(lead, draft({ to: '' }))
      await stores.leads.complete(id, request({ id: `${id} asked` }), () => [])
    }
    const before = { ...onRequest('lead-1'), at: at - minute }
    await take(arriving(1, 'nell@mail.example', before))
    const onIt = await sent({ requestId: 'lead-1' })
    const unplaced = await sent({})
    const ben = { name: 'Ben Adler', phone: '', email: 'b@example.com' }
    const other = await sent({ recipient: { ...newQuote().recipient, ...ben } })
    const noted = await sent({
      requestId: 'lead-2',
      recipient: { ...newQuote().recipient, ...ben },
    })
    const ours = await sent({ requestId: 'lead-3', recipient: { ...newQuote().recipient, ...ben } })
    await stores.requests.addNote('lead-2', 'Could it be gravel?', { by: null, at: at + minute })
    const desk = deskOn(stores, { startsAt: at })
    const { member: ruth } = await desk.join('ruth@example.com', 'owner')
    await stores.requests.addNote('lead-3', 'Call them', { by: ruth.id, at: at + minute })
    const automatic = { machine: 'auto-replied' } as const
    await take(arriving(2, 'b@example.com', { at: at + minute, email: automatic }))
    await take(arriving(3, 'nell@mail.example', { ...onRequest('lead-1'), at: at + minute }))
    await take(arriving(4, 'Rosa@example.com', { at: at + minute }))
    expect(await wrote([onIt, unplaced, other, noted, ours])).toEqual([
      false,
      false,
      true,
      false,
      true,
    ])
    expect(await quotes().dueReminders(at + 2 * day, 10)).toEqual([])
  })
})
