import { beforeEach, describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import type { Actor } from '#ports/actor.ts'
import { customerFacts } from '#support/customers.ts'
import { now } from '#support/bookings.ts'
import { byHand, deskOn } from '#support/desk.ts'
import { recipientsOf } from '#support/emails.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { visitFacts } from '#support/visits.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'
import { deskCustomers } from '#usecases/desk/customers.ts'

const key = '5f0f9c1e-0000-4000-8000-000000000001'
const other = '5f0f9c1e-0000-4000-8000-000000000002'

describe.each(storesOnEachDatabase)('a form that is sent again in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))
  const ruth = newForEachTest(async () => (await desk.join('ruth@example.com', 'office')).member)
  beforeEach(async () => {
    await stores.leads.saveContact(newLead(), draft())
    await stores.leads.complete('lead-1', request(), () => [])
  })

  const timeline = async (is: string) =>
    ((await stores.requests.find('lead-1'))?.timeline ?? []).filter((entry) => entry.is === is)
  const call = { outcome: 'voicemail', text: 'Call back', followUpOn: null } as const
  const nell = customerFacts({ name: 'Nell', emails: ['nell@example.com'] })

  test('stores one note, one call and one reply, even when both tries coincide', async () => {
    const steps = [
      (formKey: string) => desk.requests.addNote('lead-1', 'The gate is left', ruth, formKey),
      (formKey: string) => desk.requests.logCall('lead-1', call, ruth, formKey),
      (formKey: string) =>
        desk.requests.replyToRequest(
          'lead-1',
          { subject: 'Hello', text: 'Monday?' },
          ruth,
          formKey,
        ),
      (formKey: string) => desk.photographs.askForPhotographs('lead-1', ruth, formKey),
    ]
    for (const [index, step] of steps.entries()) {
      const formKey = `${key}-${index}`
      const tries = await Promise.all([step(formKey), step(formKey), step(formKey)])
      expect(tries.every(({ ok }) => ok)).toBe(true)
    }
    expect(await timeline('note')).toHaveLength(1)
    expect(await timeline('call')).toHaveLength(1)
    expect(await recipientsOf(stores, 'desk-reply')).toHaveLength(1)
    expect(await recipientsOf(stores, 'photographs-wanted')).toHaveLength(1)
    // The same text in another form, or by a colleague, is a separate note.
    const { member: june } = await desk.join('june@example.com', 'office')
    await desk.requests.addNote('lead-1', 'The gate is left', ruth, other)
    await desk.requests.addNote('lead-1', 'The gate is left', june, other)
    await desk.requests.addNote('lead-1', 'The gate is left', june)
    expect(await timeline('note')).toHaveLength(4)
    // A form that was sent twice is undone once, and only by its author.
    const note = unwrap(await desk.requests.addNote('lead-1', 'The gate is left', ruth, other))
    expect(await desk.requests.undoNote('lead-1', note, june)).toMatchObject({ ok: false })
    expect(await desk.requests.undoNote('lead-1', note, ruth)).toMatchObject({ ok: true })
    expect(await desk.requests.undoNote('lead-1', note, ruth)).toMatchObject({ ok: false })
    expect(await timeline('note')).toHaveLength(3)
  })

  test('is undone by its author: a call, and its request with it unless somebody worked on it', async () => {
    const { member: june } = await desk.join('june@example.com', 'office')
    const reached = { outcome: 'reached', text: 'Tuesday', followUpOn: '2027-05-03' } as const
    const log = async () => {
      const logged = await desk.requests.logCall('lead-1', reached, ruth)
      return logged.ok ? logged.value : ''
    }
    const work = async () => (await stores.requests.find('lead-1'))?.work
    const before = await work()
    const first = await log()
    expect(await work()).toMatchObject({ status: 'contacted', followUpOn: '2027-05-03' })
    expect(await desk.requests.undoCall('lead-1', first, june)).toMatchObject({ ok: false })
    expect(await desk.requests.undoCall('lead-1', first, ruth)).toMatchObject({ ok: true })
    expect(await desk.requests.undoCall('lead-1', first, ruth)).toMatchObject({ ok: false })
    expect(await timeline('call')).toEqual([])
    const { status, waitingSince, followUpOn, firstAnsweredAt } = before ?? {}
    const asBefore = { status, waitingSince, followUpOn, firstAnsweredAt }
    expect(asBefore.status).toBe('new')
    expect(await work()).toMatchObject(asBefore)
    // June's later work stays.
    const second = await log()
    await desk.requests.addNote('lead-1', 'Likes slate', june)
    expect(await desk.requests.undoCall('lead-1', second, ruth)).toMatchObject({ ok: true })
    expect(await timeline('call')).toEqual([])
    expect(await work()).toMatchObject({ status: 'contacted', followUpOn: '2027-05-03' })
  })

  test('makes one request and one customer, and leads to them again', async () => {
    const requests = await Promise.all([
      desk.requests.addRequestByHand(byHand, ruth, key),
      desk.requests.addRequestByHand(byHand, ruth, key),
    ])
    expect(new Set(requests).size).toBe(1)
    expect(await desk.requests.addRequestByHand(byHand, ruth, key)).toBe(requests[0])
    expect(await desk.requests.addRequestByHand(byHand, ruth, other)).not.toBe(requests[0])
    const add = () => desk.customers.addCustomer(nell, { anyway: false }, ruth, `${key}-2`)
    expect(await add()).toMatchObject(err({ code: 'recognized' }))
    const anyway = () => desk.customers.addCustomer(nell, { anyway: true }, ruth, `${key}-2`)
    const made = await anyway()
    expect(made).toMatchObject({ ok: true })
    expect(await anyway()).toEqual(made)
    expect(await add()).toEqual(made)
    const id = made.ok ? made.value : ''
    const note = () => desk.customers.addCustomerNote(id, 'Has a dog', ruth, `${key}-3`)
    const noted = await note()
    expect(await note()).toEqual(noted)
    const notes = async () =>
      (await stores.customers.notesOn(id, { page: 1, length: 9 })).rows.map(({ text }) => text)
    expect(await notes()).toEqual(['Has a dog'])
    const undo = () => desk.customers.undoCustomerNote(id, noted.ok ? noted.value : '', ruth)
    expect(await undo()).toMatchObject({ ok: true })
    expect(await undo()).toMatchObject(err({ code: 'nothing-to-undo' }))
    expect(await notes()).toEqual([])
  })

  test('makes one customer though the first try ends while the second runs', async () => {
    const first = () => stores.customers.add(nell, { by: ruth.id, at: now, formKey: key })
    const customers = {
      ...stores.customers,
      madeBefore: async (actor: Actor) => {
        const before = await stores.customers.madeBefore(actor)
        await first()
        return before
      },
    }
    const second = deskCustomers(testDependencies(stores, { now: () => now }, { customers }))
    const made = await second.addCustomer(nell, { anyway: false }, ruth, key)
    expect(made).toMatchObject({ ok: true })
    expect(await first()).toEqual(made)
  })

  test('sets one visit with one email to the customer, and leads to it again', async () => {
    const { day: _day, startsAt: _start, endsAt: _end, ...facts } = visitFacts()
    const typed = {
      facts,
      window: { date: '2027-04-15', start: '14:00', end: '16:00' },
      email: { isWanted: true, message: '' },
      accepted: [],
    }
    const set = () => desk.visits.setVisit(typed, { is: 'nobody-known' }, ruth, key)
    const [one, two] = await Promise.all([set(), set()])
    expect(one).toMatchObject(ok({ seen: 1 }))
    expect(two).toEqual(one)
    const day = { from: '2027-04-15', to: '2027-04-15', assignedTo: null }
    expect(await desk.visits.listVisits(day)).toHaveLength(1)
    const emails = (await stores.outbox.list(9)).filter(({ to }) => to === facts.email)
    expect(emails).toHaveLength(1)
  })

  test('is deleted once no draft of it can be left', async () => {
    await desk.requests.addNote('lead-1', 'The gate is left', ruth, key)
    expect(await stores.retention.deleteFormKeys(now)).toBe(0)
    expect(await stores.retention.deleteFormKeys(now + 1)).toBe(1)
  })
})
