import { expect, test } from 'vitest'
import { followUpAfter, canSetFollowUp } from './follow-up.ts'

const today = '2027-04-14'
const visit = { kind: 'estimate-visit', status: 'planned', day: '2027-04-20' } as const
const none = { on: null, note: '' }
const after = { on: '2027-04-20', note: 'After the estimate visit' }

test('a new estimate visit sets the follow-up of its request, unless a later day was chosen', () => {
  expect(followUpAfter(visit, null, none, today)).toEqual(after)
  expect(followUpAfter(visit, null, { on: today, note: '' }, today)).toEqual(after)
  expect(followUpAfter(visit, null, { on: '2027-04-15', note: '' }, today)).toBeNull()
})

test('the follow-up of a request moves with an estimate visit on the same day', () => {
  const before = { ...visit, day: '2027-04-16' }
  expect(followUpAfter(visit, before, { on: '2027-04-16', note: '' }, today)).toEqual(after)
  expect(followUpAfter(visit, before, { on: '2027-04-30', note: '' }, today)).toBeNull()
  expect(followUpAfter(visit, visit, { on: '2027-04-20', note: '' }, today)).toBeNull()
})

test('a follow-up keeps every word of a colleague’s note', () => {
  const noted = { on: today, note: 'Ask which soil mix she wants' }
  const then = { on: visit.day, note: 'After the estimate visit. Ask which soil mix she wants' }
  expect(followUpAfter(visit, null, noted, today)).toEqual(then)
  expect(followUpAfter({ ...visit, day: '2027-04-22' }, visit, then, today)).toEqual({
    ...then,
    on: '2027-04-22',
  })
  // Typed words may begin as the desk's own notes do.
  const typed = { on: today, note: 'Nobody was there. Call the son' }
  expect(followUpAfter(visit, null, typed, today)?.note).toBe(
    'After the estimate visit. Nobody was there. Call the son',
  )
  const long = { on: today, note: 'x'.repeat(500) }
  expect(followUpAfter(visit, null, long, today)?.note).toBe(long.note)
})

test("the desk's own note gives way to the next one", () => {
  const missed = { ...visit, status: 'missed' } as const
  expect(followUpAfter(missed, visit, after, today)?.note).toBe('Nobody was there')
  expect(followUpAfter(visit, null, { on: today, note: 'Nobody was there' }, today)).toEqual(after)
})

test("each of the desk's own notes is in front of typed words once", () => {
  const missed = { ...visit, status: 'missed' } as const
  const typed = { on: today, note: 'Ask which soil mix she wants' }
  const first = followUpAfter(visit, null, typed, today) ?? none
  const second = followUpAfter(missed, visit, first, today) ?? none
  expect(followUpAfter(visit, null, second, today)?.note).toBe(
    'After the estimate visit. Nobody was there. Ask which soil mix she wants',
  )
})

test("the desk's note on a quote gives way in its former words too", () => {
  const noted = { on: today, note: 'See what became of the quote' }
  expect(followUpAfter(visit, null, noted, today)).toEqual(after)
})

test('a request is followed up at once after a missed visit, whatever date was set', () => {
  const missed = { ...visit, kind: 'delivery', status: 'missed' } as const
  expect(followUpAfter(missed, null, { on: '2027-05-30', note: '' }, today)).toEqual({
    on: today,
    note: 'Nobody was there',
  })
  // A later note keeps a follow-up that was set meanwhile.
  expect(canSetFollowUp(missed, missed)).toBe(false)
  expect(followUpAfter(missed, missed, { on: '2027-05-30', note: '' }, today)).toBeNull()
})

test('a delivery or a start of work leaves the request as it is', () => {
  expect(canSetFollowUp({ ...visit, kind: 'delivery' }, null)).toBe(false)
  expect(followUpAfter({ ...visit, kind: 'work-start' }, null, none, today)).toBeNull()
})
