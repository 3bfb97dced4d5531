import { describe, expect, test } from 'vitest'
import type { QuoteMessage } from '#domain/emails/quote-news.ts'
import { err, unwrap } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import type { WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import { claimOne, noEmails } from '#support/emails.ts'
import { askForQuote } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import type { CalledOff } from '#ports/quote-calling-off.ts'
import { emailToCustomer } from '#usecases/written-quotes/quote-emails.ts'
import { timelineLine } from '#web/desk/requests/timeline-text.ts'
import { staleText } from '#web/desk/forms/answers.ts'
import { setVisit } from '#support/visits.ts'
import {
  newAcceptance,
  newQuote,
  newVersion,
  quietCallOff,
  writeQuote,
} from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }
const today = '2027-04-12'
describe.each(storesOnEachDatabase)('quotes on a timeline in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  const quotes = () => stores.writtenQuotes

  const write = () => writeQuote(stores, at, { requestId: 'lead-1' })

  const send = async (id: string) => {
    const seen = (await quotes().find(id))?.quote.revision ?? 0
    return quotes().send(id, newVersion(1), seen, actor, noEmails)
  }

  const revise = async (id: string, version: number) => {
    const { recipient, document } = newQuote()
    const seen = (await quotes().find(id))?.quote.revision ?? 0
    const saved = unwrap(await quotes().saveDraft(id, { recipient, document }, seen, actor))
    return quotes().send(id, newVersion(version), saved, actor, noEmails)
  }

  test('a save after the customer’s answer says that the customer was first', async () => {
    await askForQuote(stores)
    const id = await write()
    await send(id)
    const seen = (await quotes().find(id))?.quote.revision ?? 0
    await quotes().decline(id, { version: 1, reason: '', today }, at + 1, noEmails)
    await quotes().ask(id, { version: 1, text: 'And without steps?', key: 'k' }, at + 2, noEmails)
    // A new link leaves what is written alone.
    await quotes().renewLink(id, 0, { by: null, at: at + 3 })
    const { recipient, document } = newQuote()
    const late = await quotes().saveDraft(id, { recipient, document }, seen, actor)
    expect(late).toEqual(err({ code: 'stale', by: null, at: at + 1, did: 'quote-declined' }))
    if (late.ok || late.error.code !== 'stale') return
    expect(staleText(late.error, 'saved', 'America/New_York')).toMatch(
      /^The customer declined this quote on /,
    )
  })

  test('a save whose answer was lost is sent again after steps that change nothing', async () => {
    await askForQuote(stores)
    const id = await write()
    await send(id)
    const seen = (await quotes().find(id))?.quote.revision ?? 0
    const { recipient, document } = newQuote()
    const save = () =>
      quotes().saveDraft(id, { recipient, document }, seen, { by: null, at: at + 1 })
    const saved = await save()
    await quotes().ask(id, { version: 1, text: 'And the steps?', key: 'k' }, at + 2, noEmails)
    expect(await save()).toEqual(saved)
    expect(saved.ok).toBe(true)
  })

  test('the timeline of a request has each event of its quotes, with the customer’s words', async () => {
    await askForQuote(stores)
    const timeline = async () =>
      ((await stores.requests.find('lead-1'))?.timeline ?? []).flatMap((entry) =>
        entry.is === 'quote' ? [{ ...entry.step, text: entry.text }] : [],
      )
    const id = await write()
    // A draft is no news.
    expect(await timeline()).toEqual([])
    await send(id)
    await quotes().recordOpened(id, 1, at + minute)
    const question = { version: 1, text: 'Which stone?', key: 'one' }
    await quotes().ask(id, question, at + 2 * minute, noEmails)
    await quotes().accept(id, newAcceptance(1), at + 3 * minute, noEmails)
    const paid = { part: 'deposit', cents: 100_000, method: 'check' } as const
    await quotes().recordPayment(id, paid, { by: null, at: at + 4 * minute }, noEmails)
    expect(await timeline()).toEqual([
      { kind: 'quote-sent', version: 1, text: '' },
      { kind: 'quote-opened', text: '' },
      { kind: 'quote-question', text: 'Which stone?' },
      { kind: 'quote-accepted', text: '' },
      { kind: 'quote-paid', cents: 100_000, method: 'check', text: '' },
    ])
    const other = await write()
    await send(other)
    const declined = { version: 1, reason: 'Too dear', today }
    await quotes().decline(other, declined, at + 5 * minute, noEmails)
    expect((await timeline()).at(-1)).toEqual({ kind: 'quote-declined', text: 'Too dear' })
    // The agreement is called off with its change order, and the request is lost.
    const change = { requestId: 'lead-1', kind: 'change-order', parentId: id } as const
    const bigger = await writeQuote(stores, at, change)
    await send(bigger)
    await quotes().ask(bigger, { ...question, key: 'two' }, at + 6 * minute, noEmails)
    const subject = { is: 'request', id: 'lead-1' } as const
    const start = await setVisit(stores, { kind: 'work-start', subject })
    const late = { by: null, at: at + 7 * minute }
    const callOff = async (seen: number) => {
      const visits = ((await quotes().callingOffEffects(id))?.visits ?? []).map((visit) => ({
        id: visit.id,
        seen: visit.revision,
      }))
      const emailFor = (quote: WrittenQuote, paidCents: number) =>
        emailToCustomer(quote, { is: 'called-off', from: 'Ruth', message: '', paidCents })
      const emails = {
        ...quietCallOff,
        emailsFor: ({ quote, paidCents }: CalledOff) => [emailFor(quote, paidCents)],
      }
      return quotes().callOff(id, { seen, visits }, emails, late)
    }
    const seen = async () => (await quotes().find(id))?.quote.revision ?? 0
    expect(await quotes().callingOffEffects(id)).toMatchObject({
      openCents: 900_000,
      changeOrders: { count: 0 },
      waitingOrders: 1,
      paidCents: 100_000,
      request: 'lost',
      visits: [{ id: start.id, isOfQuote: true }],
    })
    expect(await callOff((await seen()) - 1)).toMatchObject(err({ code: 'stale' }))
    const off = await callOff(await seen())
    const stands = async () => ({
      order: (await quotes().find(bigger))?.quote,
      request: (await stores.requests.find('lead-1'))?.work.status,
      visit: (await stores.visits.find(start.id))?.status,
    })
    const isOff = {
      order: { status: 'withdrawn', askedAt: null },
      request: 'lost',
      visit: 'canceled',
    }
    expect(await stands()).toMatchObject(isOff)
    expect(await quotes().callingOffEffects(id)).toBeNull()
    // Undo restores everything, and the email was never sent.
    const soon = { ...late, at: late.at + 1000 }
    expect(off.ok && (await quotes().restore(id, off.value, soon)).ok).toBe(true)
    expect((await timeline()).at(-1)).toEqual({ kind: 'quote-agreed-again', text: '' })
    expect(await stands()).toMatchObject({
      order: { status: 'sent', askedAt: at + 6 * minute },
      request: 'won',
      visit: 'planned',
    })
    const written = async () => (await stores.outbox.list(10)).length
    expect(await written()).toBe(0)
    const again = await callOff(await seen())
    expect(await stands()).toMatchObject(isOff)
    expect((await timeline()).filter(({ kind }) => kind === 'quote-called-off')).toHaveLength(2)
    await claimOne(stores.outbox, late.at + minute, late.at + 2 * minute)
    expect(again.ok && (await quotes().restore(id, again.value, late))).toMatchObject(
      err({ code: 'email-left' }),
    )
    const more = newQuote({ kind: 'change-order', parentId: id })
    expect(await quotes().create(more, late)).toMatchObject(err({ code: 'not-accepted' }))
  })

  test('a reminder is distinguished from the email with the quote', async () => {
    await askForQuote(stores)
    const email = (message: QuoteMessage) => (quote: WrittenQuote) => [
      emailToCustomer(quote, message),
    ]
    const id = await write()
    const first = email({ is: 'sent', from: 'Ruth', message: '' })
    await quotes().send(id, newVersion(1, { remindAt: at + minute }), 1, actor, first)
    const [due = expect.fail('none is due')] = await quotes().dueReminders(at + minute, 1)
    const second = email({ is: 'reminder', isEnding: false })
    await quotes().remind(due, due.dueAt, null, today, at + minute, second)
    const { timeline } = (await stores.requests.find('lead-1')) ?? { timeline: [] }
    const lines = timeline.map((entry) => timelineLine(entry, Date.now(), 'America/New_York').title)
    expect(lines.filter((title) => title.endsWith('on its way'))).toEqual([
      'Quote email on its way',
      'Quote reminder on its way',
    ])
  })

  test('each declined version keeps its reason, on the quote and on the request’s timeline', async () => {
    await askForQuote(stores)
    const id = await write()
    await send(id)
    const decline = (version: number, reason: string) =>
      quotes().decline(id, { version, reason, today }, at + version * minute, noEmails)
    expect((await decline(1, 'Too dear.')).ok).toBe(true)
    expect(await decline(1, 'Still too dear.')).toMatchObject(err({ code: 'declined' }))
    await revise(id, 2)
    expect(await decline(2, 'We wait until fall.')).toMatchObject({ ok: true })
    expect((await quotes().find(id))?.declines).toMatchObject([
      { version: 2, reason: 'We wait until fall.' },
      { version: 1, reason: 'Too dear.' },
    ])
    const { timeline } = (await stores.requests.find('lead-1')) ?? { timeline: [] }
    const answers = timeline.flatMap((each) =>
      each.is === 'quote' && each.step.kind === 'quote-declined' ? [each.text] : [],
    )
    expect(answers).toEqual(['Too dear.', 'We wait until fall.'])
    await revise(id, 3)
    await quotes().accept(id, newAcceptance(3), at, noEmails)
    // The acceptance stays for the books, and nothing else that its customer wrote.
    await stores.people.erase({ is: 'address', email: 'rosa@example.com' }, actor)
    expect(await quotes().find(id)).toMatchObject({ declines: [], acceptance: { version: 3 } })
  })
})
