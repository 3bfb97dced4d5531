import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpen, workStatuses } from './request-status.ts'
import { answered, changeWork, type RequestWork } from './request-work.ts'

const work: RequestWork = {
  status: 'new',
  lostReason: null,
  followUpOn: null,
  followUpNote: '',
  assignedTo: null,
  waitingSince: 1000,
  firstAnsweredAt: null,
  closedAt: null,
  lastActivityAt: 1000,
  revision: 1,
}

describe('the work on a request', () => {
  test('leaving New answers the customer, and going back makes them wait as before', () => {
    const moved = changeWork(work, { is: 'status', to: 'quoted', reason: null }, 1000, 9000)
    if (!moved.ok) throw new Error(moved.error.code)
    expect(moved.value.work).toMatchObject({ waitingSince: null, firstAnsweredAt: 9000 })
    const back = { is: 'status', to: 'new', reason: null } as const
    expect(changeWork(moved.value.work, back, 1000, 9500)).toMatchObject({
      value: { work: { status: 'new', waitingSince: 1000, firstAnsweredAt: null } },
    })
  })

  test('a lost one says why, and one that may come from a machine is cleared first', () => {
    const lost = { is: 'status', to: 'lost', reason: null } as const
    expect(changeWork(work, lost, 0, 1)).toEqual({ ok: false, error: { code: 'reason-missing' } })
    const spam = { ...work, status: 'possible-spam' } as const
    expect(changeWork(spam, { is: 'assign', to: 'ruth' }, 0, 1)).toEqual({
      ok: false,
      error: { code: 'possible-spam' },
    })
  })

  test('whatever is done, closed ones have an end and no date, and revisions rise only by changes', () => {
    const change = fc.oneof(
      fc.record({
        is: fc.constant('status' as const),
        to: fc.constantFrom(...workStatuses),
        reason: fc.constantFrom(null, 'price' as const),
      }),
      fc.record({
        is: fc.constant('follow-up' as const),
        on: fc.constantFrom(null, '2026-06-05', '2026-07-01'),
        note: fc.constantFrom('', 'Call'),
      }),
      fc.record({ is: fc.constant('assign' as const), to: fc.constantFrom(null, 'ruth', 'june') }),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let current = work
        for (const [index, each] of changes.entries()) {
          const step = changeWork(current, each, 1000, 2000 + index)
          if (!step.ok) continue
          const { work: after, event } = step.value
          expect(after.revision - current.revision).toBe(event === null ? 0 : 1)
          expect(after.closedAt === null).toBe(isOpen(after.status))
          expect(after.lostReason === null).toBe(after.status !== 'lost')
          current = after
        }
      }),
    )
  })

  test('the first answer is kept, and makes a new one contacted', () => {
    const first = answered(work, 2000)
    expect(first).toMatchObject({ status: 'contacted', firstAnsweredAt: 2000, waitingSince: null })
    expect(answered({ ...first, status: 'quoted' }, 3000)).toMatchObject({
      status: 'quoted',
      firstAnsweredAt: 2000,
    })
  })
})
