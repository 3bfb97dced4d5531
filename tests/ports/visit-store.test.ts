import { describe, expect, test } from 'vitest'
import { err, ok, unwrap } from '#domain/result.ts'
import { withdrawalPeriod } from '#domain/emails/email-priority.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import type { ListedVisit } from '#ports/visit-store.ts'
import { findCustomers } from '#support/customers.ts'
import { deskOn } from '#support/desk.ts'
import { askForQuote } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { quietly, setVisit, visitFacts, windowAt } from '#support/visits.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }

const emailed = {
  ...quietly,
  emailFor: ({ id, email }: ListedVisit): NewEmail => ({
    to: email,
    email: { kind: 'desk-reply', data: { from: 'Ruth', subject: 'Visit', text: 'Thursday' } },
    about: { kind: 'visit', id },
  }),
}

describe.each(storesOnEachDatabase)('visits in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  const set = (
    ...[change, terms]: Parameters<typeof setVisit> extends [unknown, ...infer Rest] ? Rest : never
  ) => setVisit(stores, change, terms, actor)

  const colleague = async (name: string, role: 'owner' | 'helper' = 'owner') =>
    (await deskOn(stores).join(`${name}@example.com`, role)).member.id

  async function ask() {
    await askForQuote(stores)
    return 'lead-1'
  }

  const dayOf = async (day: string) =>
    (await stores.visits.between({ from: day, to: day, assignedTo: null })).map(({ name }) => name)

  const waiting = async () => (await stores.outbox.list(20)).filter(({ to }) => to !== '')

  test('an estimate visit changes its request’s status, and is listed with its customer and on its day', async () => {
    const id = await ask()
    const ruth = await colleague('ruth')
    const visit = await set({ subject: { is: 'request', id }, assignedTo: ruth })
    const found = await stores.requests.find(id)
    expect(found?.work.status).toBe('estimate-visit')
    expect(await stores.visits.ofRequest(id)).toMatchObject([
      { id: visit.id, requestId: id, assignee: 'ruth', status: 'planned', notified: null },
    ])
    const theirs = await stores.visits.ofCustomer(found?.customerId ?? '', 5)
    expect(theirs).toHaveLength(1)
    expect(await dayOf('2027-04-15')).toEqual(['Rosa Lindqvist'])
    expect(await dayOf('2027-04-16')).toEqual([])
    const [entry] = await stores.activity.list(null, 1)
    expect(entry).toMatchObject({ kind: 'visit-set', about: 'Rosa Lindqvist' })
  })

  test('a request is followed up on the day on which nobody was there, unless that is undone', async () => {
    const id = await ask()
    const work = async () => {
      const found = await stores.requests.find(id)
      const { followUpOn, followUpNote } = found?.work ?? {}
      return { followUpOn, followUpNote }
    }
    const follow = { is: 'follow-up', on: '2027-05-03', note: 'After their vacation' } as const
    await stores.requests.change([{ id, change: follow, seen: null }], actor)
    const today = '2027-04-20'
    const delivery = await set({ subject: { is: 'request', id }, kind: 'delivery' }, { today })
    const edit = { ...delivery, change: { is: 'missed' } } as const
    const later = { ...actor, at: actor.at + 1 }
    const missed = unwrap(await stores.visits.change([edit], { ...quietly, today }, later))
    expect(await work()).toMatchObject({
      followUpOn: today,
      followUpNote: 'Nobody was there. After their vacation',
    })
    const undone = { ...actor, at: actor.at + 2 }
    expect((await stores.visits.undo(missed, { onlyOf: null }, undone)).ok).toBe(true)
    const { timeline = [] } = (await stores.requests.find(id)) ?? {}
    const steps = timeline.flatMap((entry) => (entry.is === 'visit' ? [entry.step.kind] : []))
    expect(steps).toEqual(['visit-set', 'visit-missed', 'visit-taken-back'])
    expect(await work()).toMatchObject({
      followUpOn: '2027-05-03',
      followUpNote: 'After their vacation',
    })
    expect((await stores.visits.find(delivery.id))?.status).toBe('planned')
  })

  test('a delivery leaves the request’s status, and a new contact becomes a customer', async () => {
    const id = await ask()
    await set({ subject: { is: 'request', id }, kind: 'delivery' })
    expect((await stores.requests.find(id))?.work.status).toBe('new')
    const nell = await set({ name: 'Nell', phone: '4045550199', email: '' })
    expect((await stores.visits.find(nell.id))?.customerId).not.toBeNull()
    const errand = await set({ name: 'Quarry', phone: '', email: '' })
    expect((await stores.visits.find(errand.id))?.customerId).toBeNull()
    const nobody = { is: 'request', id: 'nobody' } as const
    expect(
      await stores.visits.set({ facts: visitFacts(), subject: nobody }, quietly, actor),
    ).toEqual(err({ code: 'unknown-subject' }))
  })

  test('a save over a newer save is refused with who and when', async () => {
    const { id, seen } = await set({})
    const move = { is: 'move', window: windowAt('2027-04-16', '14:00', '16:00') } as const
    const first = { by: await colleague('ruth'), at: at + 1 }
    expect((await stores.visits.change([{ id, change: move, seen }], quietly, first)).ok).toBe(true)
    const note = { is: 'note', text: 'Two dogs' } as const
    const later = { by: null, at: at + 2 }
    expect(await stores.visits.change([{ id, change: note, seen }], quietly, later)).toMatchObject(
      err({ code: 'stale', by: 'ruth', at: at + 1 }),
    )
    expect((await stores.visits.find(id))?.note).toBe('')
  })

  test('a past, distant or overlapping visit is saved once the warning was accepted', async () => {
    const [ruth, teo] = [await colleague('ruth'), await colleague('teo')]
    const first = await set({ assignedTo: ruth })
    const facts = visitFacts({ ...windowAt('2027-04-15', '15:00', '17:00'), assignedTo: ruth })
    const subject = { is: 'nobody-known' } as const
    const refused = await stores.visits.set({ facts, subject }, quietly, actor)
    expect(refused).toMatchObject({
      error: { code: 'warnings', warnings: [{ is: 'overlap', other: { id: first.id } }] },
    })
    const accepted = { ...quietly, accepted: [`overlap ${first.id}`] }
    expect((await stores.visits.set({ facts, subject }, accepted, actor)).ok).toBe(true)
    const others = { facts: { ...facts, assignedTo: teo }, subject }
    expect((await stores.visits.set(others, quietly, actor)).ok).toBe(true)
    const past = { facts: visitFacts(windowAt('2027-04-11', '09:00', '10:00')), subject }
    expect(await stores.visits.set(past, quietly, actor)).toMatchObject({
      error: { warnings: [{ is: 'past' }] },
    })
    const mistyped = { facts: visitFacts(windowAt('2072-04-15', '09:00', '10:00')), subject }
    expect(await stores.visits.set(mistyped, quietly, actor)).toMatchObject({
      error: { warnings: [{ is: 'far', day: '2072-04-15' }] },
    })
    const meant = { ...quietly, accepted: ['far 2072-04-15'] }
    const id = unwrap(await stores.visits.set(mistyped, meant, actor)).id
    // A change that keeps the day does not ask again.
    const change = { is: 'edit', facts: { ...mistyped.facts, truck: 'Red' } } as const
    expect((await stores.visits.change([{ id, change, seen: null }], quietly, actor)).ok).toBe(true)
    const unknown = { facts: visitFacts({ assignedTo: 'nobody' }), subject }
    expect(await stores.visits.set(unknown, quietly, actor)).toMatchObject(
      err({ code: 'unknown-staff' }),
    )
  })

  test('a whole day is moved together or not at all, and undone with its emails', async () => {
    const friday = windowAt('2027-04-16', '14:00', '16:00')
    const some = [await set({}), await set({ email: '', phone: '4045550199', name: 'Nell' })]
    const edits = some.map(({ id, seen }) => ({
      id,
      change: { is: 'move', window: friday } as const,
      seen,
    }))
    const [first, ...others] = edits
    if (first === undefined) throw new Error('there is none')
    const over = [{ ...first, seen: 7 }, ...others]
    expect((await stores.visits.change(over, emailed, actor)).ok).toBe(false)
    expect(await dayOf('2027-04-16')).toEqual([])
    expect(await waiting()).toEqual([])

    const moved = unwrap(await stores.visits.change(edits, emailed, actor))
    expect(await dayOf('2027-04-16')).toHaveLength(2)
    expect(await waiting()).toMatchObject([
      { to: 'rosa@example.com', nextTryAt: at + withdrawalPeriod },
    ])
    expect(await stores.visits.undo(moved, { onlyOf: null }, actor)).toEqual(ok(null))
    expect(await dayOf('2027-04-15')).toHaveLength(2)
    expect(await waiting()).toEqual([])
    expect((await stores.visits.undo(moved, { onlyOf: null }, { by: 'ruth', at })).ok).toBe(false)
  })

  test('undo removes a new visit, and restores its request', async () => {
    const id = await ask()
    const visit = await set({ subject: { is: 'request', id } }, { ...emailed, today: '2027-04-12' })
    expect((await stores.visits.find(visit.id))?.notified).toMatchObject({
      by: 'email',
      sequence: 0,
    })
    expect((await stores.requests.find(id))?.work.followUpOn).toBe('2027-04-15')
    const undo = (by: string | null) =>
      stores.visits.undo([visit], { onlyOf: null }, { by, at: at + 1 })
    expect((await undo(actor.by)).ok).toBe(true)
    expect(await stores.visits.find(visit.id)).toBeNull()
    // The same form again, whose answer was lost.
    expect((await undo(actor.by)).ok).toBe(true)
    expect(await undo('ruth')).toEqual(err({ code: 'unknown-visit' }))
    expect((await stores.requests.find(id))?.work).toMatchObject({
      status: 'new',
      followUpOn: null,
      followUpNote: '',
    })
    expect(await waiting()).toEqual([])
  })

  test('a new visit that is sent again is undone as long as nobody has changed it', async () => {
    const once = { ...actor, formKey: 'one-form-key-0001' }
    const visit = await setVisit(stores, {}, {}, once)
    expect(await setVisit(stores, {}, {}, once)).toEqual(visit)
    const change = { is: 'note', text: 'Bring a ladder' } as const
    const edit = { id: visit.id, seen: null, change }
    const teo = await colleague('teo')
    expect((await stores.visits.change([edit], quietly, { by: teo, at })).ok).toBe(true)
    const again = await setVisit(stores, {}, {}, once)
    expect(await stores.visits.undo([again], { onlyOf: null }, actor)).toMatchObject(
      err({ code: 'stale' }),
    )
  })

  test('undo removes a new visit with the customer it made, and with nobody else', async () => {
    const id = await ask()
    const nell = await set({ name: 'Nell', email: 'nell@example.com', phone: '' })
    const rosa = await set({})
    const customersOf = async () => (await findCustomers(stores)).map(({ name }) => name)
    expect(await customersOf()).toEqual(['Nell', 'Rosa Lindqvist'])
    expect((await stores.visits.undo([nell, rosa], { onlyOf: null }, actor)).ok).toBe(true)
    expect(await customersOf()).toEqual(['Rosa Lindqvist'])
    expect((await stores.requests.find(id))?.customerId).not.toBeNull()
  })

  test('a change whose email was sent is not undone', async () => {
    const visit = await set({}, emailed)
    const now = at + withdrawalPeriod
    const claim = { lane: 'others', leaseUntil: now + 1000, limit: 5, exceptDomains: [] } as const
    expect(await stores.outbox.claim({ ...claim, now: now - 1 })).toEqual([])
    expect(await stores.outbox.claim({ ...claim, now })).toHaveLength(1)
    expect(await stores.visits.undo([visit], { onlyOf: null }, actor)).toEqual(
      err({ code: 'email-left' }),
    )
    expect(await stores.visits.find(visit.id)).not.toBeNull()
  })

  test('a note is added once by one form, however often it is sent', async () => {
    const { id } = await set()
    const edit = { id, change: { is: 'note', text: 'Gate code 4410' }, seen: null } as const
    const note = (formKey: string) =>
      stores.visits.change([edit], quietly, { ...actor, at: at + 1, formKey })
    for (const key of ['first', 'first', 'second']) unwrap(await note(key))
    expect((await stores.visits.find(id))?.note).toBe('Gate code 4410\nGate code 4410')
  })

  test('a helper changes only their own visits', async () => {
    const [teo, ana] = [await colleague('teo', 'helper'), await colleague('ana', 'helper')]
    const { id } = await set({ assignedTo: teo })
    const edit = { id, change: { is: 'done', note: '', minutes: null }, seen: null } as const
    const as = (onlyOf: string) =>
      stores.visits.change([edit], { ...quietly, onlyOf }, { by: onlyOf, at })
    expect(await as(ana)).toEqual(err({ code: 'unknown-visit' }))
    const done = unwrap(await as(teo))
    expect(await stores.visits.find(id)).toMatchObject({ status: 'done', doneAt: at })
    expect((await stores.visits.undo(done, { onlyOf: ana }, actor)).ok).toBe(false)
    expect((await stores.visits.undo(done, { onlyOf: teo }, actor)).ok).toBe(true)
    expect((await stores.visits.find(id))?.status).toBe('planned')
  })

  test('a helper undoes only their own changes, and no visit as a whole', async () => {
    const [ruth, teo] = [await colleague('ruth'), await colleague('teo', 'helper')]
    const visit = await set({ assignedTo: teo })
    const asTeo = { by: teo, at }
    const undo = (...undos: (typeof visit)[]) => stores.visits.undo(undos, { onlyOf: teo }, asTeo)
    expect(await undo(visit)).toMatchObject(err({ code: 'stale' }))
    const change = { is: 'note', text: 'Gate code 4410' } as const
    const edit = { id: visit.id, change, seen: null }
    const noted = unwrap(await stores.visits.change([edit], quietly, { by: ruth, at: at + 1 }))
    expect(await undo(...noted)).toMatchObject({ error: { code: 'stale', by: 'ruth' } })
    expect((await stores.visits.find(visit.id))?.note).toContain('4410')
    const later = windowAt('2027-04-16', '14:00', '16:00')
    const own = await setVisit(stores, { assignedTo: teo, ...later }, {}, asTeo)
    expect((await undo(own)).ok).toBe(false)
  })

  test('visits of a leaving colleague go to their successor', async () => {
    const [ruth, teo] = [await colleague('ruth'), await colleague('teo', 'helper')]
    const { id, seen } = await set({ assignedTo: teo })
    expect(await stores.staff.countPlannedVisits()).toEqual(new Map([[teo, 1]]))
    await stores.staff.remove({ staffId: teo, successorId: ruth, by: ruth }, at + 1)
    expect(await stores.visits.find(id)).toMatchObject({ assignee: 'ruth', revision: seen + 1 })
  })

  test('visits follow merged customers, and are deleted after their period', async () => {
    const { id } = await set({ name: 'Nell', email: 'nell@example.com', phone: '' })
    const other = await set({ name: 'Nell A', email: 'nell@work.example', phone: '' })
    const [from, into] = [await stores.visits.find(id), await stores.visits.find(other.id)]
    await stores.customers.merge(from?.customerId ?? '', into?.customerId ?? '', actor)
    expect(await stores.visits.ofCustomer(into?.customerId ?? '', 5)).toHaveLength(2)
    expect(await stores.visits.deleteBefore(visitFacts().endsAt)).toBe(0)
    expect(await stores.visits.deleteBefore(visitFacts().endsAt + 1)).toBe(2)
  })
})
