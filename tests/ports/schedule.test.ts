import { describe, expect, test } from 'vitest'
import type { Role } from '#domain/desk/roles.ts'
import { err, unwrap } from '#domain/result.ts'
import type { TypedVisit } from '#usecases/desk/visits.ts'
import { byHand, deskOn } from '#support/desk.ts'
import { arriving } from '#support/received-emails.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { visitFacts } from '#support/visits.ts'

const startsAt = Date.parse('2027-04-12T12:00:00Z')
const emailed = { isWanted: true, message: '' }
const quiet = { isWanted: false, message: '' }

type Change = Partial<Omit<TypedVisit, 'facts'>> & { facts?: Partial<TypedVisit['facts']> }

describe.each(storesOnEachDatabase)('the schedule in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores, { startsAt }))

  const join = async (name: string, role: Role = 'owner') =>
    (await desk.join(`${name}@example.com`, role)).member

  type Colleague = Awaited<ReturnType<typeof join>>

  function typed({ facts: some, ...change }: Change = {}) {
    const { day: _day, startsAt: _start, endsAt: _end, ...facts } = visitFacts(some)
    return {
      window: { date: '2027-04-15', start: '14:00', end: '16:00' },
      email: emailed,
      accepted: [],
      ...change,
      facts,
    }
  }

  async function set(by: Colleague, change: Change = {}) {
    return unwrap(await desk.visits.setVisit(typed(change), { is: 'nobody-known' }, by))
  }

  const subjects = async () => (await desk.readEmails()).map(({ subject }) => subject)

  test('a visit for a request is confirmed by email, and is on the timeline', async () => {
    const ruth = await join('ruth')
    const id = await desk.requests.addRequestByHand({ ...byHand, email: 'nell@example.com' }, ruth)
    const facts = { name: 'Nell', email: 'nell@example.com', assignedTo: ruth.id }
    const subject = { is: 'request', id } as const
    expect((await desk.visits.setVisit(typed({ facts }), subject, ruth)).ok).toBe(true)
    expect((await subjects())[0]).toBe('Your estimate visit: Thursday, April 15, 2:00 to 4:00 PM')
    const found = await desk.requests.findRequest(id)
    expect(found?.work.status).toBe('estimate-visit')
    expect(found?.timeline).toContainEqual(
      expect.objectContaining({
        is: 'visit',
        by: 'ruth',
        step: { kind: 'visit-set', on: '2027-04-15' },
      }),
    )
    const email = { kind: 'visit-set', state: 'waiting', to: 'nell@example.com' }
    expect(found?.timeline).toContainEqual(
      expect.objectContaining({ is: 'email', email: expect.objectContaining(email) }),
    )
  })

  test('a visit says that its email did not arrive until the customer knows', async () => {
    const ruth = await join('ruth')
    const id = await desk.requests.addRequestByHand({ ...byHand, email: 'nell@example.com' }, ruth)
    const change = { facts: { email: 'nell@example.com' } }
    unwrap(await desk.visits.setVisit(typed(change), { is: 'request', id }, ruth))
    const [email = expect.fail()] = await stores.outbox.list(1)
    const failed = async () => {
      const [visit] = await desk.visits.visitsOfRequest(id)
      const found = await desk.visits.findVisit(visit?.id ?? '')
      expect(found?.failedEmail).toBe(visit?.failedEmail)
      const open = (await desk.visits.leftOpen('2027-04-17')).visits[0]
      expect(open?.failedEmail).toBe(visit?.failedEmail)
      return found?.failedEmail
    }
    expect(await failed()).toBeUndefined()
    await desk.emails.giveUpEmail(email.id, ruth)
    expect(await failed()).toBe(email.id)
    await desk.emails.resendEmail(email.id, ruth)
    await stores.outbox.markSent([{ email, at: startsAt, subject: 'Your visit', text: '' }])
    expect(await failed()).toBeUndefined()
    const report = { recipient: 'nell@example.com', reason: '550 No such user' }
    const bounce = { email: { report }, answers: [email.id], at: startsAt }
    await stores.receivedEmails.take(arriving(1, 'daemon@mx.example', bounce), () => [])
    expect(await failed()).toBe(email.id)
    const [visit] = await desk.visits.visitsOfRequest(id)
    const called = { is: 'called' } as const
    unwrap(await desk.visits.stepOnVisit(visit?.id ?? '', { step: called, seen: null }, ruth))
    expect(await failed()).toBeUndefined()
  })

  test('the week ahead has the visits after today, for seven days, without canceled ones', async () => {
    const ruth = await join('ruth')
    const on = (date: string, name: string) =>
      set(ruth, { window: { date, start: '14:00', end: '16:00' }, email: quiet, facts: { name } })
    await on('2027-04-12', 'Today')
    await on('2027-04-13', 'First')
    await on('2027-04-19', 'Last')
    await on('2027-04-20', 'Later')
    const off = await on('2027-04-14', 'Off')
    await desk.visits.stepOnVisit(off.id, { step: { is: 'cancel' }, seen: null }, ruth)
    const ahead = await desk.visits.visitsAhead(desk.today())
    expect(ahead.map(({ name }) => name)).toEqual(['First', 'Last'])
  })

  test('a visit moved twice, the first time without an email, is moved from the window that the customer knows', async () => {
    const ruth = await join('ruth')
    const { id, seen } = await set(ruth)
    const moveTo = (date: string, start: string, end: string, email: typeof quiet, by: number) => {
      desk.wait(60_000)
      return desk.visits.editVisit(id, typed({ window: { date, start, end }, email }), by, ruth)
    }
    const { email: notified } = typed({})
    expect((await moveTo('2027-04-16', '09:00', '10:00', quiet, seen)).ok).toBe(true)
    expect((await moveTo('2027-04-20', '11:00', '12:00', notified, seen + 1)).ok).toBe(true)
    const [email] = await desk.readEmails()
    expect(email?.subject).toBe(
      'Your estimate visit has been moved to Tuesday, April 20, 11:00 AM to 12:00 PM',
    )
    expect(email?.text).toContain('It was scheduled for Thursday, April 15, 2:00 to 4:00 PM.')
    // Moved without an email, and then emailed about another change.
    expect((await moveTo('2027-04-21', '09:00', '10:00', quiet, seen + 2)).ok).toBe(true)
    expect((await moveTo('2027-04-21', '09:00', '10:00', notified, seen + 3)).ok).toBe(true)
    const [next] = await desk.readEmails()
    expect(next?.subject).toContain('has been moved to Wednesday, April 21')
    expect(next?.text).toContain('It was scheduled for Tuesday, April 20, 11:00 AM to 12:00 PM.')
    // Back at the window that they know, there is no move to announce.
    expect((await moveTo('2027-04-22', '09:00', '10:00', quiet, seen + 4)).ok).toBe(true)
    expect((await moveTo('2027-04-21', '09:00', '10:00', notified, seen + 5)).ok).toBe(true)
    expect((await desk.readEmails())[0]?.subject).toContain(
      'Your estimate visit: Wednesday, April 21',
    )
    // A call counts as much as an email.
    expect((await moveTo('2027-04-23', '09:00', '10:00', quiet, seen + 6)).ok).toBe(true)
    expect(
      (await desk.visits.stepOnVisit(id, { step: { is: 'called' }, seen: null }, ruth)).ok,
    ).toBe(true)
    expect((await moveTo('2027-04-24', '09:00', '10:00', notified, seen + 8)).ok).toBe(true)
    expect((await desk.readEmails())[0]?.text).toContain('It was scheduled for Friday, April 23')
  })

  test('nobody is emailed unless asked, and a note for colleagues is no news', async () => {
    const ruth = await join('ruth')
    await set(ruth, { email: quiet })
    const { id, seen } = await set(ruth)
    expect((await subjects()).filter((subject) => subject.includes('visit'))).toHaveLength(1)
    const noted = typed({ facts: { note: 'Two dogs' } })
    expect((await desk.visits.editVisit(id, noted, seen, ruth)).ok).toBe(true)
    expect((await subjects()).filter((subject) => subject.includes('visit'))).toHaveLength(1)
    const window = { date: '2027-04-16', start: '09:00', end: '10:00' }
    expect((await desk.visits.editVisit(id, typed({ window }), seen + 1, ruth)).ok).toBe(true)
    expect((await subjects())[0]).toBe(
      'Your estimate visit has been moved to Friday, April 16, 9:00 to 10:00 AM',
    )
    desk.wait(1000)
    await desk.visits.stepOnVisit(id, { step: { is: 'cancel' }, seen: null, email: emailed }, ruth)
    expect((await subjects())[0]).toBe('Your estimate visit on Friday, April 16 has been canceled')
  })

  test('a customer who never heard of a visit does not hear of its cancellation', async () => {
    const ruth = await join('ruth')
    const { id, seen } = await set(ruth, { email: quiet })
    const before = await subjects()
    expect(
      (await desk.visits.stepOnVisit(id, { step: { is: 'cancel' }, seen, email: emailed }, ruth))
        .ok,
    ).toBe(true)
    expect(await subjects()).toEqual(before)
  })

  test('a rainy day is moved for all with one message, after a preview in numbers', async () => {
    const [ruth, teo] = [await join('ruth'), await join('teo', 'helper')]
    const at = (start: string, end: string, date = '2027-04-15') => ({
      window: { date, start, end },
      email: quiet,
    })
    for (const hour of ['08', '10', '12']) {
      const facts = { email: `guest${hour}@example.com`, assignedTo: ruth.id }
      await set(ruth, { ...at(`${hour}:00`, `${hour}:45`), facts })
    }
    const nell = { name: 'Nell', email: '', phone: '5550100199' }
    await set(ruth, { ...at('08:00', '09:00'), facts: nell })
    await set(ruth, { ...at('14:00', '15:00'), facts: nell })
    const there = { name: 'Hank', assignedTo: ruth.id }
    await set(ruth, { ...at('08:30', '09:30', '2027-04-16'), facts: there })
    const preview = await desk.visits.previewMove('2027-04-15', '2027-04-16', null)
    expect(preview).toMatchObject({
      emails: 3,
      callList: [{ name: 'Nell' }],
      overlaps: 1,
      impossible: [],
    })
    expect(preview.stops).toHaveLength(5)
    const { stops, to, warnings } = preview
    expect(await desk.visits.listCustomersOfMove(stops)).toMatchObject({
      emails: 3,
      callList: [{ name: 'Nell' }],
    })
    const message = { isWanted: true, message: 'It rains all Thursday.' }
    expect((await desk.visits.moveStops(stops, to, [], message, ruth)).ok).toBe(false)
    const moved = unwrap(await desk.visits.moveStops(stops, to, warnings, message, ruth))
    const emails = (await desk.readEmails()).slice(0, 3)
    expect(emails.map(({ text }) => text.includes('It rains all Thursday.'))).toEqual([
      true,
      true,
      true,
    ])
    expect((await desk.visits.undoVisits(moved, teo)).ok).toBe(false)
    expect((await desk.visits.undoVisits(moved, ruth)).ok).toBe(true)
    expect((await desk.visits.previewMove('2027-04-15', '2027-04-16', null)).stops).toHaveLength(5)
    expect((await stores.outbox.list(50)).filter(({ nextTryAt }) => nextTryAt !== null)).toEqual([])
  })

  test('a day that is moved more than a year ahead asks first', async () => {
    const ruth = await join('ruth')
    await set(ruth)
    await set(ruth)
    expect(await desk.visits.previewMove('2027-04-15', '2027-04-16', null)).toMatchObject({
      isFarAhead: false,
      warnings: [],
    })
    const { stops, to, ...preview } = await desk.visits.previewMove(
      '2027-04-15',
      '2072-04-16',
      null,
    )
    expect(preview).toMatchObject({ isFarAhead: true, warnings: ['far 2072-04-16'] })
    expect(await desk.visits.moveStops(stops, to, [], quiet, ruth)).toEqual(
      err({ code: 'warnings', warnings: [{ is: 'far', day: '2072-04-16' }] }),
    )
    expect((await desk.visits.moveStops(stops, to, preview.warnings, quiet, ruth)).ok).toBe(true)
  })

  test('a helper has their own day, and changes nobody else’s stops', async () => {
    const [ruth, teo, ana] = [
      await join('ruth'),
      await join('teo', 'helper'),
      await join('ana', 'helper'),
    ]
    const { id, seen } = await set(ruth, { facts: { assignedTo: teo.id } })
    expect((await desk.visits.ownDay('2027-04-15', teo)).map((stop) => stop.id)).toEqual([id])
    expect(await desk.visits.ownDay('2027-04-15', ana)).toEqual([])
    expect(await desk.visits.ownOtherDays('2027-04-14', teo)).toEqual([['2027-04-15', 1]])
    expect(await desk.visits.ownOtherDays('2027-04-15', teo)).toEqual([])
    expect(await desk.visits.leftOpen('2027-04-15')).toEqual({ visits: [], total: 0 })
    // Visits without a result are not dropped on later days.
    expect(await desk.visits.ownOtherDays('2027-04-17', teo)).toEqual([['2027-04-15', 1]])
    for (const later of ['2027-04-17', '2028-04-17'])
      expect(await desk.visits.leftOpen(later)).toMatchObject({ visits: [{ id }], total: 1 })
    const done = { is: 'done', note: 'Unloaded', minutes: 40 } as const
    expect((await desk.visits.stepOnVisit(id, { step: done, seen }, ana)).ok).toBe(false)
    expect((await desk.visits.stepOnVisit(id, { step: done, seen }, teo)).ok).toBe(true)
    expect(await desk.visits.findVisit(id)).toMatchObject({ status: 'done', doneMinutes: 40 })
    expect(await desk.visits.ownOtherDays('2027-04-17', teo)).toEqual([])
  })

  test('a stale change is refused with who and when; a note is added', async () => {
    const [ruth, teo] = [await join('ruth'), await join('teo', 'helper')]
    const { id, seen } = await set(ruth, { facts: { assignedTo: teo.id } })
    // The latest is decided by time.
    desk.wait(1)
    const note = { is: 'note', text: 'Low wires' } as const
    expect((await desk.visits.stepOnVisit(id, { step: note, seen: null }, teo)).ok).toBe(true)
    const late = err({ code: 'stale', by: 'teo' })
    for (const step of [{ is: 'called' }, { is: 'done', note: '', minutes: null }] as const) {
      expect(await desk.visits.stepOnVisit(id, { step, seen }, ruth)).toMatchObject(late)
    }
    expect(
      await desk.visits.stepOnVisit(id, { step: { is: 'cancel' }, seen, email: emailed }, ruth),
    ).toMatchObject(late)
    expect(await desk.visits.findVisit(id)).toMatchObject({
      status: 'planned',
      notified: { by: 'email' },
    })
    const now = await desk.visits.findVisit(id)
    expect(
      (
        await desk.visits.stepOnVisit(
          id,
          { step: { is: 'cancel' }, seen: now?.revision ?? 0 },
          ruth,
        )
      ).ok,
    ).toBe(true)
  })
})
