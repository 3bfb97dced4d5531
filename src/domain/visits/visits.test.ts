import { describe, expect, test } from 'vitest'
import { textOpening, visitSubject } from './visit-text.ts'
import { changeVisit, isConfirmed, sequenceUndone, visitNoteLength, type Visit } from './visit.ts'
import {
  checkWindow,
  isFarAhead,
  isPast,
  overlaps,
  timesOf,
  warningText,
  windowOn,
  windowText,
  type TypedWindow,
} from './visit-window.ts'
import { err, unwrap } from '#domain/result.ts'

const zone = 'America/New_York'

function windowOf(typed: TypedWindow) {
  return unwrap(checkWindow(typed, zone))
}

const thursday = windowOf({ date: '2027-04-15', start: '14:00', end: '16:00' })

const visit: Visit = {
  ...thursday,
  id: 'v1',
  kind: 'estimate-visit',
  name: 'Rosa Lindqvist',
  phone: '7705550123',
  email: 'rosa@example.com',
  address: { street1: '12 Oak Street', city: 'Cumming', state: 'GA', zip: '30040' },
  about: 'French drain',
  assignedTo: 's1',
  truck: '',
  note: '',
  customerId: 'c1',
  requestId: null,
  status: 'planned',
  doneAt: null,
  doneNote: '',
  doneMinutes: null,
  sequence: 0,
  notified: { by: 'email', sequence: 0, window: thursday },
  createdAt: 0,
  revision: 1,
}

describe('a window', () => {
  test('is typed in the company’s zone', () => {
    expect(new Date(thursday.startsAt).toISOString()).toBe('2027-04-15T18:00:00.000Z')
    expect(windowText(thursday, zone)).toBe('2:00 to 4:00 PM')
    expect(timesOf(thursday, zone)).toEqual({ start: '14:00', end: '16:00' })
    const noon = windowOf({ date: '2027-04-15', start: '11:00', end: '12:30' })
    expect(windowText(noon, zone)).toBe('11:00 AM to 12:30 PM')
  })

  test.each([
    [{ date: '2027-02-30', start: '09:00', end: '10:00' }, 'date', /date/],
    [{ date: '2027-04-15', start: '', end: '10:00' }, 'start', /begins/],
    [{ date: '2027-04-15', start: '09:00', end: '24:00' }, 'end', /ends/],
    [{ date: '2027-04-15', start: '10:00', end: '09:00' }, 'end', /after the start/],
    [{ date: '2027-04-15', start: '10:00', end: '10:00' }, 'end', /after the start/],
    [{ date: '2027-04-15', start: '10:00', end: '10:05' }, 'end', /15 minutes/],
    [{ date: '2027-04-15', start: '05:00', end: '23:00' }, 'end', /longer/],
    // Clocks go from 2 to 3 AM on that day.
    [{ date: '2027-03-14', start: '02:30', end: '04:00' }, 'start', /no 2:30 AM/],
    [{ date: '2027-03-14', start: '01:00', end: '02:15' }, 'end', /no 2:15 AM/],
  ] as const)('%o is refused at its %s', (typed, field, message) => {
    const checked = checkWindow(typed, zone)
    expect(checked.ok ? '' : checked.error.fields[field]).toMatch(message)
  })

  test('over the end of summer time lasts an hour longer than the clock says', () => {
    const night = windowOf({ date: '2027-11-07', start: '00:30', end: '02:30' })
    expect(night.endsAt - night.startsAt).toBe(3 * 3_600_000)
  })

  test('keeps its time of day on another day, also across a change of the clocks', () => {
    const moved = windowOn('2027-11-08', thursday, zone)
    expect(moved.ok && new Date(moved.value.startsAt).toISOString()).toBe(
      '2027-11-08T19:00:00.000Z',
    )
    const early = windowOf({ date: '2027-03-13', start: '02:30', end: '04:00' })
    expect(windowOn('2027-03-14', early, zone).ok).toBe(false)
  })

  test('overlaps another that shares a moment, and not one that begins at its end', () => {
    const next = windowOf({ date: '2027-04-15', start: '16:00', end: '17:00' })
    const within = windowOf({ date: '2027-04-15', start: '15:45', end: '16:15' })
    expect(overlaps(thursday, next)).toBe(false)
    expect(overlaps(thursday, within)).toBe(true)
    expect(isPast(thursday, thursday.endsAt - 1)).toBe(false)
    expect(isPast(thursday, thursday.endsAt)).toBe(true)
  })

  test.each([
    ['2028-04-15', false],
    ['2028-04-17', true],
    ['9999-01-01', true],
  ])('on %s is far ahead: %s', (date, isFar) => {
    const far = windowOf({ date, start: '14:00', end: '16:00' })
    expect(isFarAhead(far, thursday.startsAt)).toBe(isFar)
  })

  test('that is far ahead gives a warning with its year', () => {
    expect(warningText({ is: 'far', day: '9999-01-01' }, zone)).toBe(
      'That is Friday, January 1, 9999, more than a year ahead.',
    )
  })
})

test('a text message says who writes and about which day, with its year in another one', () => {
  const sender = { name: 'Hank', company: 'Evergreen' }
  const opening = (typed: TypedWindow) =>
    textOpening(windowOf(typed), sender, thursday.startsAt, zone)
  const times = { start: '14:00', end: '16:00' }
  expect(opening({ date: '2027-04-15', ...times })).toBe(
    'Hello, this is Hank from Evergreen, about today, 2:00 to 4:00 PM: ',
  )
  expect(opening({ date: '2027-04-16', ...times })).toContain('about Friday, April 16, 2:00')
  expect(opening({ date: '2028-04-20', ...times })).toContain(
    'about Thursday, April 20, 2028, 2:00',
  )
})

describe('a visit', () => {
  const friday = windowOf({ date: '2027-04-16', start: '14:00', end: '16:00' })

  function after(change: Parameters<typeof changeVisit>[1], from = visit) {
    return unwrap(changeVisit(from, change, 5))
  }

  test('that is moved is no longer confirmed, and its calendar entry rises', () => {
    const moved = after({ is: 'move', window: friday })
    expect(moved.visit).toMatchObject({ day: '2027-04-16', sequence: 1, revision: 2 })
    expect(moved.event).toEqual({
      kind: 'visit-moved',
      from: '2027-04-15',
      to: '2027-04-16',
    })
    expect(isConfirmed(visit)).toBe(true)
    expect(isConfirmed(moved.visit)).toBe(false)
    expect(isConfirmed(after({ is: 'called' }, moved.visit).visit)).toBe(true)
  })

  test('whose note alone is edited stays confirmed', () => {
    const edited = after({ is: 'edit', facts: { ...visit, note: 'Two dogs' } })
    expect(edited.event.kind).toBe('visit-changed')
    expect(isConfirmed(edited.visit)).toBe(true)
    const elsewhere = { ...visit, address: { ...visit.address, street1: '14 Oak Street' } }
    expect(isConfirmed(after({ is: 'edit', facts: elsewhere }).visit)).toBe(false)
    // Nobody has read what went to the wrong address.
    const corrected = after({ is: 'edit', facts: { ...visit, email: 'other@example.com' } }).visit
    expect(isConfirmed(corrected)).toBe(false)
  })

  test('that is done or called off is not moved, and can be taken up again', () => {
    const done = after({ is: 'done', note: 'Measured', minutes: 40 }).visit
    expect(done).toMatchObject({ status: 'done', doneAt: 5, doneNote: 'Measured', doneMinutes: 40 })
    expect(changeVisit(done, { is: 'move', window: friday }, 6)).toEqual(
      err({ code: 'visit-over', status: 'done' }),
    )
    expect(after({ is: 'reopen' }, done).visit).toMatchObject({ status: 'planned', sequence: 0 })
    const canceled = after({ is: 'cancel' }).visit
    expect(canceled).toMatchObject({ status: 'canceled', sequence: 1 })
    expect(changeVisit(canceled, { is: 'cancel' }, 6).ok).toBe(false)
    expect(after({ is: 'reopen' }, canceled).visit.sequence).toBe(2)
  })

  test('that was missed is over, and can be planned again', () => {
    const missed = after({ is: 'missed' })
    expect(missed).toMatchObject({ visit: { status: 'missed' }, event: { kind: 'visit-missed' } })
    expect(changeVisit(missed.visit, { is: 'cancel' }, 6)).toMatchObject({ ok: false })
    expect(after({ is: 'reopen' }, missed.visit).visit.status).toBe('planned')
    // Work starts without the customer, too.
    expect(changeVisit({ ...visit, kind: 'work-start' }, { is: 'missed' }, 6).ok).toBe(false)
  })

  test('takes notes line by line', () => {
    const first = after({ is: 'note', text: 'Gate code 4410' }).visit
    expect(after({ is: 'note', text: 'Low wires' }, first).visit.note).toBe(
      'Gate code 4410\nLow wires',
    )
    // Its form would refuse a longer one.
    const text = 'x'.repeat(visitNoteLength)
    expect(changeVisit(first, { is: 'note', text }, 6)).toEqual(err({ code: 'note-full' }))
  })
})

test('undoing a change replaces it in calendars that have fetched it', () => {
  const moved = { sequence: visit.sequence + 1 }
  const back = sequenceUndone(visit, moved)
  expect(back.sequence).toBeGreaterThan(moved.sequence)
  expect(isConfirmed(back)).toBe(true)
  const untold = {
    ...visit,
    sequence: 4,
    notified: { by: 'email', sequence: 3, window: thursday },
  } as const
  expect(isConfirmed(sequenceUndone(untold, { sequence: 5 }))).toBe(false)
  expect(sequenceUndone({ ...visit, notified: null }, visit)).toEqual({
    sequence: 0,
    notified: null,
  })
})

test('a visit says once what kind it is', () => {
  expect(visitSubject({ kind: 'delivery', about: 'pine straw' })).toBe('Delivery, pine straw')
  expect(visitSubject({ kind: 'delivery', about: 'Delivery of Topsoil' })).toBe(
    'Delivery of Topsoil',
  )
  expect(visitSubject({ kind: 'work-start', about: '' })).toBe('Work start')
})
