import { describe, expect, test, vi } from 'vitest'
import { day, minute } from '#domain/time.ts'
import { err, ok, unwrap } from '#domain/result.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import { noEmails } from '#support/emails.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import {
  agreeOnQuote,
  newAcceptance,
  newQuote,
  newVersion,
  wallDocument,
  writeQuote,
} from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }
const today = '2027-04-12'
describe.each(storesOnEachDatabase)('written quotes in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  const quotes = () => stores.writtenQuotes

  const write = (change: Parameters<typeof newQuote>[0] = {}) => writeQuote(stores, at, change)

  /** Sends the current draft as its next version. */
  const send = async (id: string, change: Parameters<typeof newVersion>[1] = {}) => {
    const found = await quotes().find(id)
    const { version = 0, revision = 0, hasDraft = false } = found?.quote ?? {}
    const seen = hasDraft ? revision : await again(id, revision)
    return quotes().send(id, newVersion(version + 1, change), seen, actor, noEmails)
  }

  const again = async (id: string, seen: number) => {
    const draftOf = { recipient: newQuote().recipient, document: wallDocument }
    const saved = await quotes().saveDraft(id, draftOf, seen, actor)
    return saved.ok ? saved.value : 0
  }

  const sent = async (change: Parameters<typeof newQuote>[0] = {}) => {
    const id = await write(change)
    await send(id)
    return id
  }

  const accepted = () => agreeOnQuote(stores, at)

  const pay = (id: string, orderId: string, paymentId: string, amountCents = 300_000) => {
    const payment = {
      subject: { kind: 'quote', id } as const,
      orderId,
      paymentId,
      amountCents,
      currency: 'usd',
      webhookEventId: null,
    }
    return quotes().confirmPayment(payment, at, noEmails, noEmails)
  }

  const order = async (id: string, part = 'deposit', now = at) => {
    const opened = await quotes().openOrder(id, part, now)
    return opened.ok ? opened.value.order.id : opened.error.code
  }

  test('a draft has a number, is found by it and by its words, and is not saved over a newer one', async () => {
    const id = await write()
    await write({
      recipient: { ...newQuote().recipient, name: 'Ben Adler', email: 'b@example.com' },
    })
    const found = await quotes().find(id)
    expect(found?.quote).toMatchObject({ number: 1001, status: 'draft', totalCents: 1_000_000 })
    expect(found?.document).toEqual(wallDocument)
    const list = async (search: string) => {
      const page = await quotes().list({ filter: 'any', search, page: 1, today, newsSince: at })
      return page.quotes.map((quote) => quote.number)
    }
    expect(await list('')).toHaveLength(2)
    expect(await list('Q-1001')).toEqual([1001])
    expect(await list('adler')).toEqual([1002])
    expect(await list('retain rosa')).toEqual([1001])
    expect(await quotes().idOfNumber(1001)).toBe(id)
    expect(await quotes().idOfNumber(1003)).toBeNull()
    const [first] = await quotes().after('', 1)
    const [second, ...others] = await quotes().after(first?.id ?? '', 2)
    expect(new Set([first?.number, second?.number])).toEqual(new Set([1001, 1002]))
    expect(others).toEqual([])
    const { recipient } = newQuote()
    const later = { ...actor, at: at + minute }
    expect(await quotes().saveDraft(id, { recipient, document: wallDocument }, 1, later)).toEqual(
      ok(2),
    )
    const typed = { recipient, document: { ...wallDocument, title: 'A wall' } }
    expect(await quotes().saveDraft(id, typed, 1, actor)).toMatchObject({
      error: { code: 'stale', did: 'quote-saved' },
    })
  })

  test('two concurrent drafts have different numbers, and one form makes one draft', async () => {
    const both = await Promise.all([write(), write()])
    expect(new Set(both).size).toBe(2)
    const once = { ...actor, formKey: 'once' }
    const first = await quotes().create(newQuote(), once)
    expect(await quotes().create(newQuote(), once)).toEqual(first)
    const page = await quotes().list({ filter: 'draft', search: '', page: 1, today, newsSince: at })
    expect(new Set(page.quotes.map(({ number }) => number)).size).toBe(3)
  })

  test('sending stores the exact bytes, and its request is quoted with a follow-up day', async () => {
    await stores.leads.saveContact(newLead(), draft({ to: '' }))
    await stores.leads.complete('lead-1', request(), () => [])
    const id = await write({ requestId: 'lead-1' })
    const followUp = { today, on: '2027-04-19' }
    expect((await send(id, { followUp })).ok).toBe(true)
    expect(await quotes().pdf(id, 1)).toEqual(newVersion(1).pdf)
    expect(await quotes().find(id)).toMatchObject({ versions: [{ content: '{"version":1}' }] })
    const work = async () => (await stores.requests.find('lead-1'))?.work
    expect(await work()).toMatchObject({ status: 'quoted', followUpOn: '2027-04-19' })
    expect(await quotes().ofRequest('lead-1')).toMatchObject([{ id, status: 'sent', version: 1 }])
    await quotes().accept(id, newAcceptance(1), at, noEmails)
    expect(await work()).toMatchObject({ status: 'won' })
  })

  test('a form that is sent again, also at once, sends one version', async () => {
    const id = await write()
    const emailsFor = vi.fn(noEmails)
    const once = () => quotes().send(id, newVersion(1), 1, { ...actor, formKey: 'once' }, emailsFor)
    const both = await Promise.all([once(), once()])
    expect(both.map((each) => each.ok && each.value.version)).toEqual([1, 1])
    expect(emailsFor).toHaveBeenCalledOnce()
  })

  test('one of two concurrent acceptances is first, and it cannot be changed afterward', async () => {
    const id = await sent()
    const emails: NewEmail[] = []
    const answers = await Promise.all(
      ['Rosa', 'Ben'].map((name) =>
        quotes().accept(id, newAcceptance(1, { name }), at, () => {
          const email: NewEmail = {
            to: 'rosa@example.com',
            email: { kind: 'desk-reply', data: { from: 'Ruth', subject: 'x', text: 'y' } },
            about: { kind: 'quote', id },
          }
          emails.push(email)
          return [email]
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject(err({ code: 'accepted' }))
    expect(await stores.outbox.list(10)).toHaveLength(1)
    const { recipient } = newQuote()
    const draftOf = { recipient, document: wallDocument }
    const revision = (await quotes().find(id))?.quote.revision ?? 0
    expect(await quotes().saveDraft(id, draftOf, revision, actor)).toMatchObject(
      err({ code: 'accepted' }),
    )
    expect((await quotes().find(id))?.states).toMatchObject([
      { id: 'deposit', cents: 300_000, leftCents: 300_000 },
      { id: 'balance', cents: 700_000, leftCents: 700_000 },
    ])
  })

  test('an older version, an expired one and a withdrawn one are not accepted', async () => {
    const id = await sent()
    await send(id)
    expect(await quotes().accept(id, newAcceptance(1), at, noEmails)).toMatchObject({
      error: { code: 'revised', version: 2 },
    })
    const late = newAcceptance(2, { today: '2027-05-13' })
    expect(await quotes().accept(id, late, at, noEmails)).toMatchObject(err({ code: 'ended' }))
    await quotes().withdraw(id, 4, actor)
    const answer = { version: 2, reason: '', today }
    expect(await quotes().decline(id, answer, at, noEmails)).toMatchObject(
      err({ code: 'withdrawn' }),
    )
    // Once sent again, it can be accepted.
    await send(id)
    expect((await quotes().accept(id, newAcceptance(3), at, noEmails)).ok).toBe(true)
  })

  test('one that a colleague has saved meanwhile is neither withdrawn nor removed', async () => {
    const typed = { recipient: newQuote().recipient, document: wallDocument }
    const id = await sent()
    await quotes().saveDraft(id, typed, 2, actor)
    expect(await quotes().withdraw(id, 2, actor)).toMatchObject({ error: { code: 'stale', at } })
    expect((await quotes().find(id))?.quote).toMatchObject({ status: 'sent', hasDraft: true })
    expect(await quotes().withdraw(id, 3, actor)).toEqual(ok(4))
    const other = await write()
    await quotes().saveDraft(other, typed, 1, actor)
    expect(await quotes().remove(other, 1, actor)).toMatchObject({ error: { code: 'stale', at } })
    expect((await quotes().remove(other, 2, actor)).ok).toBe(true)
  })

  test('an undone withdrawal leaves the quote as it was', async () => {
    const id = await sent()
    await quotes().ask(id, { version: 1, text: 'Which color?', key: 'k' }, at, noEmails)
    const withdrawn = unwrap(await quotes().withdraw(id, 2, actor))
    expect(await quotes().restore(id, 2, actor)).toMatchObject(err({ code: 'stale' }))
    expect(await quotes().restore(id, withdrawn, actor)).toEqual(ok(null))
    expect((await quotes().find(id))?.quote).toMatchObject({ status: 'sent', askedAt: at })
    expect((await quotes().accept(id, newAcceptance(1), at, noEmails)).ok).toBe(true)
    expect(await quotes().restore(id, withdrawn, actor)).toMatchObject(err({ code: 'stale' }))
  })

  test('a draft that a colleague changed meanwhile is not sent', async () => {
    const id = await write()
    await again(id, 1)
    expect(await quotes().send(id, newVersion(1), 1, actor, noEmails)).toMatchObject(
      err({ code: 'stale' }),
    )
    expect(await quotes().remove(id, 2, actor)).toEqual(ok(null))
    expect(await quotes().find(id)).toBeNull()
  })

  test('a payment has one order while its page is open, and is paid once', async () => {
    const id = await accepted()
    const first = await order(id)
    expect(await order(id)).toBe(first)
    const other = await order(id, 'deposit', at + 30 * minute)
    expect(other).not.toBe(first)
    expect(await pay(id, first, 'p1')).toMatchObject({ is: 'paid', state: { leftCents: 0 } })
    expect(await pay(id, first, 'p1')).toMatchObject({ is: 'known' })
    expect(await pay(id, other, 'p2')).toMatchObject({
      is: 'unmatched',
      payment: { mismatch: 'paid-already' },
    })
    expect(await order(id)).toBe('nothing-to-pay')
    expect(await stores.paymentStore.refundUnmatched('p1', at)).toMatchObject({
      error: { code: 'fits', subject: { kind: 'quote', id } },
    })
    expect(await stores.paymentStore.refundUnmatched('p2', at)).toMatchObject({ ok: true })
    expect((await quotes().find(id))?.payments).toMatchObject([
      { id: 'p1', part: 'deposit', refundedCents: 0 },
      { id: 'p2', mismatch: 'paid-already', refundedCents: 300_000 },
    ])
  })

  test('money of another amount or for a quote that is not there fits nothing', async () => {
    const id = await accepted()
    const orderId = await order(id)
    expect(await pay(id, orderId, 'p1', 1)).toMatchObject({ payment: { mismatch: 'other-amount' } })
    expect(await pay('gone', 'gone', 'p2')).toMatchObject({
      payment: { mismatch: 'unknown-quote' },
    })
    expect(await stores.paymentStore.inTrouble()).toHaveLength(2)
  })

  test('an unpaid order is watched until it is paid another way', async () => {
    const id = await accepted()
    const orderId = await order(id)
    await quotes().attachCheckout(orderId, { sessionId: 'session-1', url: 'x' })
    const watched = () => stores.paymentStore.watchedOrders('all', at + minute)
    expect(await watched()).toMatchObject([{ id: orderId, isWanted: true }])
    const check = { part: 'deposit', cents: 300_000, method: 'check' } as const
    expect((await quotes().recordPayment(id, check, actor, noEmails)).ok).toBe(true)
    expect(await watched()).toMatchObject([{ id: orderId, isWanted: false }])
    expect(await quotes().recordPayment(id, check, actor, noEmails)).toMatchObject({
      error: { code: 'too-much', leftCents: 0 },
    })
  })

  test('a payment form sent twice is recorded once, even if more is open', async () => {
    const id = await accepted()
    const part = { part: 'deposit', cents: 100_000, method: 'check' } as const
    const once = { ...actor, formKey: 'once' }
    const reported: number[] = []
    const record = () =>
      quotes().recordPayment(id, part, once, ({ state }) => {
        reported.push(state.leftCents)
        return []
      })
    const both = await Promise.all([record(), record()])
    expect(both.every(({ ok }) => ok)).toBe(true)
    expect(reported).toEqual([200_000])
    expect((await quotes().find(id))?.states[0]).toMatchObject({ leftCents: 200_000 })
    await quotes().recordPayment(id, part, { ...actor, formKey: 'other' }, noEmails)
    expect((await quotes().find(id))?.states[0]).toMatchObject({ leftCents: 100_000 })
  })

  test('a link does not let anyone fill the desk’s mailbox with questions', async () => {
    const id = await sent()
    const ask = (key: string, when = at) =>
      quotes().ask(id, { version: 1, text: 'Which color?', key }, when, noEmails)
    for (let count = 0; count < 20; count += 1) expect((await ask(`k${count}`)).ok).toBe(true)
    expect(await ask('one more')).toEqual(err({ code: 'many-questions' }))
    expect((await ask('k19')).ok).toBe(true)
    expect((await quotes().find(id))?.questions).toHaveLength(20)
    expect((await ask('later', at + 61 * minute)).ok).toBe(true)
  })

  test('the figures and Today follow customers’ actions', async () => {
    const id = await sent()
    await sent()
    expect(await quotes().figures(today)).toEqual({ out: 2, outCents: 2_000_000 })
    expect(await quotes().figures('2027-05-13')).toEqual({ out: 0, outCents: 0 })
    const care = async () =>
      (await quotes().needingCare({ today, newsSince: at - day }, 10)).quotes.map((each) => each.id)
    expect(await care()).toEqual([])
    for (const time of [at, at + 1]) await quotes().recordOpened(id, 1, time)
    expect(await care()).toEqual([id])
    const [opened, before] = await stores.activity.list(null, 2)
    expect(opened).toMatchObject({ kind: 'quote-opened', about: 'Rosa Lindqvist' })
    expect(before).not.toMatchObject({ kind: 'quote-opened' })
    await quotes().decline(await sent(), { version: 1, reason: '', today }, at, noEmails)
    const days = { today, newsSince: at - day }
    expect(await quotes().needingCare(days, 1)).toMatchObject({ quotes: [{}], total: 2 })
    const listed = { filter: 'needing-care', search: '', page: 1, ...days } as const
    expect((await quotes().list(listed)).total).toBe(2)
  })

  test('a question waits for its answer even if the quote is accepted first', async () => {
    const id = await sent()
    const asked = { version: 1, text: 'Before Christmas?', key: 'k' }
    await quotes().ask(id, asked, at, noEmails)
    await quotes().accept(id, newAcceptance(1), at + minute, noEmails)
    const waiting = async () =>
      (await quotes().needingCare({ today, newsSince: at + 10 * day }, 10)).quotes
    expect(await waiting()).toMatchObject([{ id, status: 'accepted', askedAt: at }])
    await quotes().ask(id, { ...asked, key: 'l' }, at + 2 * minute, noEmails)
    expect(await quotes().answerQuestions(id, at, actor)).toEqual(err({ code: 'asked-again' }))
    expect(await waiting()).toMatchObject([{ id, askedAt: at }])
    expect(await quotes().answerQuestions(id, at + 2 * minute, actor)).toEqual(ok(null))
    expect(await waiting()).toEqual([])
  })
})
