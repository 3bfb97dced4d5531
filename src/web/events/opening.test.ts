import { expect, test } from 'vitest'
import { sampleEvents } from '#content/sample-events.ts'
import { answeringAt } from './opening.ts'

const noon = Date.parse('2026-11-20T17:00:00Z')
const event = sampleEvents(noon, 'evergreen').map((sample) => sample.event)[0]

test('visitors answer until the event starts, is full or is canceled', () => {
  if (!event) throw new Error('there is no sample event')
  const before = event.start - 1
  expect(answeringAt({ event, seatsTaken: 19 }, before)).toEqual({ is: 'open' })
  expect(answeringAt({ event, seatsTaken: 20 }, before)).toEqual({
    is: 'full',
    message: 'Sorry, Event is Fully Booked!',
  })
  expect(answeringAt({ event: { ...event, capacity: null }, seatsTaken: 900 }, before).is).toBe(
    'open',
  )
  expect(answeringAt({ event, seatsTaken: 0 }, event.start).is).toBe('over')
  expect(answeringAt({ event: { ...event, cancelled: true }, seatsTaken: 0 }, before)).toEqual({
    is: 'over',
    message: 'This event has been canceled.',
  })
})
