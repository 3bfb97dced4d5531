import { describe, expect, test } from 'vitest'
import { err, unwrap } from '#domain/result.ts'
import { deskOn } from '#support/desk.ts'
import { noEmails, noteSent } from '#support/emails.ts'
import { askForQuote } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { agreeOnQuote, quietCallOff } from '#support/written-quotes.ts'
import { quietly, setVisit, visitEmail, visitFacts, windowAt } from '#support/visits.ts'

const at = Date.parse('2027-04-12T12:00:00Z')

describe.each(storesOnEachDatabase)(
  'steps before the page has reread the last one, in %s',
  (_kind, open) => {
    const stores = newForEachTest(open)

    const join = async (name: string) =>
      (await deskOn(stores).join(`${name}@example.com`, 'owner')).member.id

    async function ask() {
      await askForQuote(stores)
      const seen = (await stores.requests.find('lead-1'))?.work.revision ?? 0
      return { id: 'lead-1', seen }
    }

    test('a step on a request goes through after one’s own, and not after a colleague’s', async () => {
      const { id, seen } = await ask()
      const [ruth, teo] = [await join('ruth'), await join('teo')]
      const change = { is: 'follow-up', on: '2027-04-15', note: '' } as const
      const step = (by: string) =>
        stores.requests.change([{ id, change, seen }], { by, at: at + 9 })
      unwrap(await stores.requests.addNote(id, 'Prefers mornings', { by: ruth, at }))
      const call = { outcome: 'reached', text: '', followUpOn: null } as const
      unwrap(await stores.requests.logCall(id, call, { by: ruth, at: at + 1 }))
      expect(await step(teo)).toMatchObject(err({ code: 'stale', by: 'ruth' }))
      expect((await step(ruth)).ok).toBe(true)
      unwrap(await stores.requests.addNote(id, 'Two dogs', { by: teo, at: at + 10 }))
      unwrap(await stores.requests.addNote(id, 'Called again', { by: ruth, at: at + 11 }))
      expect(await step(ruth)).toMatchObject(err({ code: 'stale' }))
    })

    test('a corrected email to a former address of a request does not hide a colleague’s step', async () => {
      const { id } = await ask()
      const [ruth, teo] = [await join('ruth'), await join('teo')]
      const email = { ...visitEmail(1), about: { kind: 'lead', id } } as const
      for (const _ of ['first', 'second']) {
        unwrap(await stores.requests.reply(id, { email, followUpOn: null }, { by: ruth, at }))
      }
      const emails = await stores.outbox.list(9)
      for (const sent of emails) await noteSent(stores.outbox, sent, at)
      const [first = expect.fail(), second = expect.fail()] = emails
      const correct = async (wrong: string, now: number) =>
        unwrap(
          await stores.emailLog.correct(wrong, 'r@example.com', { by: ruth, at: now }, noEmails),
        )
      await correct(first.id, at)
      const seen = (await stores.requests.find(id))?.work.revision ?? 0
      unwrap(await stores.requests.addNote(id, 'Two dogs', { by: teo, at: at + 1 }))
      await correct(second.id, at + 2)
      const change = { is: 'follow-up', on: '2027-04-15', note: '' } as const
      expect(
        await stores.requests.change([{ id, change, seen }], { by: ruth, at: at + 3 }),
      ).toMatchObject(err({ code: 'stale', by: 'teo' }))
    })

    test('a status is not undone over one’s own later call', async () => {
      const { id } = await ask()
      const ruth = await join('ruth')
      const change = { is: 'status', to: 'contacted', reason: null } as const
      const undo = unwrap(
        await stores.requests.change([{ id, change, seen: null }], { by: ruth, at }),
      )
      const call = { outcome: 'reached', text: '', followUpOn: '2027-04-15' } as const
      unwrap(await stores.requests.logCall(id, call, { by: ruth, at: at + 1 }))
      expect(await stores.requests.change(undo, { by: ruth, at: at + 2 })).toMatchObject(
        err({ code: 'stale', isOwn: true }),
      )
    })

    test('a status that a visit or quote moved is not undone over one’s own later one', async () => {
      const { id } = await ask()
      const by = await join('ruth')
      const setStatus = async (to: 'won' | 'contacted') => {
        const change = { is: 'status', to, reason: null } as const
        unwrap(await stores.requests.change([{ id, change, seen: null }], { by, at }))
      }
      const status = async () => (await stores.requests.find(id))?.work.status

      const subject = { is: 'request', id } as const
      const visit = await setVisit(stores, { subject }, {}, { by, at })
      await setStatus('won')
      unwrap(await stores.visits.undo([visit], { onlyOf: null }, { by, at }))
      expect(await status()).toBe('won')

      const quote = await agreeOnQuote(stores, at, { requestId: id })
      const seen = (await stores.writtenQuotes.find(quote))?.quote.revision ?? 0
      const off = unwrap(
        await stores.writtenQuotes.callOff(quote, { seen, visits: [] }, quietCallOff, { by, at }),
      )
      await setStatus('contacted')
      unwrap(await stores.writtenQuotes.restore(quote, off, { by, at }))
      expect(await status()).toBe('contacted')
    })

    test('a step on a visit goes through after one’s own, but an edit does not', async () => {
      const { id, seen } = await setVisit(stores, {}, {}, { by: null, at })
      const [ruth, teo] = [await join('ruth'), await join('teo')]
      const change = (
        by: string,
        step: Parameters<typeof stores.visits.change>[0][number]['change'],
        over: number | null = seen,
      ) => stores.visits.change([{ id, change: step, seen: over }], quietly, { by, at: at + 1 })
      unwrap(await change(ruth, { is: 'note', text: 'Two dogs' }, null))
      expect(await change(ruth, { is: 'edit', facts: visitFacts() })).toMatchObject(
        err({ code: 'stale', isOwn: true }),
      )
      expect((await change(ruth, { is: 'called' })).ok).toBe(true)
      expect(await change(teo, { is: 'missed' })).toMatchObject(err({ code: 'stale', by: 'ruth' }))
    })

    test('a move that is sent again after another own step emails the customer once', async () => {
      const { id, seen } = await setVisit(stores, {}, {}, { by: null, at })
      const actor = { by: await join('ruth'), at: at + 1 }
      const emailed = { ...quietly, emailFor: () => visitEmail(1) }
      const window = windowAt('2027-04-16', '14:00', '16:00')
      const edits = [{ id, seen, change: { is: 'move', window } }] as const
      unwrap(await stores.visits.change(edits, emailed, actor))
      const note = { is: 'note', text: 'Two dogs' } as const
      unwrap(await stores.visits.change([{ id, seen: null, change: note }], quietly, actor))
      expect(await stores.visits.change(edits, emailed, actor)).toMatchObject(
        err({ code: 'stale', isOwn: true }),
      )
      expect(await stores.outbox.list(9)).toHaveLength(1)
    })
  },
)
