import { expect, test } from 'vitest'
import { followUpAfter, mayBeFollowed } from './follow-up.ts'

const today = '2027-04-14'
const visit = { kind: 'estimate-visit', status: 'planned', day: '2027-04-20' } as const
const none = { on: null, note: '' }
const after = { on: '2027-04-20', note: 'After the estimate visit' }

test('a new estimate visit says when its request is taken up again, unless a later day was chosen', () => {
  expect(followUpAfter(visit, null, none, today)).toEqual(after)
  expect(followUpAfter(visit, null, { on: today, note: '' }, today)).toEqual(after)
  expect(followUpAfter(visit, null, { on: '2027-04-15', note: '' }, today)).toBeNull()
})

test('where it moves, its request follows if it was to be taken up on that day', () => {
  const before = { ...visit, day: '2027-04-16' }
  expect(followUpAfter(visit, before, { on: '2027-04-16', note: '' }, today)).toEqual(after)
  expect(followUpAfter(visit, before, { on: '2027-04-30', note: '' }, today)).toBeNull()
  expect(followUpAfter(visit, visit, { on: '2027-04-20', note: '' }, today)).toBeNull()
})

test('what a colleague has noted stays', () => {
  const noted = { on: today, note: 'Ask which soil mix she wants' }
  const then = { on: visit.day, note: 'After the estimate visit. Ask which soil mix she wants' }
  expect(followUpAfter(visit, null, noted, today)).toEqual(then)
  expect(followUpAfter({ ...visit, day: '2027-04-22' }, visit, then, today)).toEqual({
    ...then,
    on: '2027-04-22',
  })
  expect(followUpAfter({ ...visit, status: 'missed' }, visit, then, today)?.note).toBe(
    'Nobody was there. Ask which soil mix she wants',
  )
  // Also where it begins as the desk's own notes do.
  const tuesday = { on: today, note: 'Nobody was there on Tuesday, try after 5' }
  expect(followUpAfter(visit, null, tuesday, today)?.note).toBe(
    'After the estimate visit. Nobody was there on Tuesday, try after 5',
  )
  const long = { on: today, note: 'x'.repeat(500) }
  expect(followUpAfter(visit, null, long, today)?.note).toBe(long.note)
})

test('where nobody was there, the request is taken up at once, whatever was chosen', () => {
  const missed = { ...visit, kind: 'delivery', status: 'missed' } as const
  expect(followUpAfter(missed, null, { on: '2027-05-30', note: '' }, today)).toEqual({
    on: today,
    note: 'Nobody was there',
  })
  // A note on it later leaves what was chosen meanwhile.
  expect(mayBeFollowed(missed, missed)).toBe(false)
  expect(followUpAfter(missed, missed, { on: '2027-05-30', note: '' }, today)).toBeNull()
})

test('a delivery or a start of work leaves the request as it is', () => {
  expect(mayBeFollowed({ ...visit, kind: 'delivery' }, null)).toBe(false)
  expect(followUpAfter({ ...visit, kind: 'work-start' }, null, none, today)).toBeNull()
})
