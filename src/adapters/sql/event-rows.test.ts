import { expect, test } from 'vitest'
import { gardenEvent } from '#support/garden-events.ts'
import { storedEvent, wordsOfEvent } from './event-rows.ts'

const { id, tenant, publicId } = gardenEvent()
const row = {
  ...wordsOfEvent(gardenEvent()),
  id,
  tenant,
  public_id: publicId,
  revision: 0,
  changed_at: 0,
  seats_taken: 0,
}

test('an event stays the very same while only its seats move', () => {
  const { event } = storedEvent(row)
  const later = storedEvent({ ...row, seats_taken: 5 })
  expect(event).toEqual(gardenEvent())
  expect(later.seatsTaken).toBe(5)
  expect(later.event).toBe(event)
})

test.each([{ cancelled: 1 as const }, { capacity: 12 }, { name: 'Later' }, { guests: '["Ada"]' }])(
  'and is read anew with %o',
  (change) => {
    const { event } = storedEvent(row)
    const changed = storedEvent({ ...row, ...change }).event
    expect(changed).not.toEqual(event)
    expect(storedEvent(row).event).toEqual(event)
  },
)
