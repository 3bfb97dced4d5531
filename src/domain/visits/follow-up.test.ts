import { expect, test } from 'vitest'
import { followUpAfter, mayBeFollowed } from './follow-up.ts'

const today = '2027-04-14'
const visit = { kind: 'estimate-visit', status: 'planned', day: '2027-04-20' } as const
const after = { on: '2027-04-20', note: 'After the estimate visit' }

test('a new estimate visit says when its request is taken up again, unless a later day was chosen', () => {
  expect(followUpAfter(visit, null, null, today)).toEqual(after)
  expect(followUpAfter(visit, null, today, today)).toEqual(after)
  expect(followUpAfter(visit, null, '2027-04-15', today)).toBeNull()
})

test('where it moves, its request follows if it was to be taken up on that day', () => {
  const before = { ...visit, day: '2027-04-16' }
  expect(followUpAfter(visit, before, '2027-04-16', today)).toEqual(after)
  expect(followUpAfter(visit, before, '2027-04-30', today)).toBeNull()
  expect(followUpAfter(visit, visit, '2027-04-20', today)).toBeNull()
})

test('where nobody was there, the request is taken up at once, whatever was chosen', () => {
  const missed = { ...visit, kind: 'delivery', status: 'missed' } as const
  expect(followUpAfter(missed, null, '2027-05-30', today)).toEqual({
    on: today,
    note: 'Nobody was there',
  })
  // A note on it later leaves what was chosen meanwhile.
  expect(mayBeFollowed(missed, missed)).toBe(false)
  expect(followUpAfter(missed, missed, '2027-05-30', today)).toBeNull()
})

test('a delivery or a start of work leaves the request as it is', () => {
  expect(mayBeFollowed({ ...visit, kind: 'delivery' }, null)).toBe(false)
  expect(followUpAfter({ ...visit, kind: 'work-start' }, null, null, today)).toBeNull()
})
