import { expect, test } from 'vitest'
import { sampleEvents } from '#content/sample-events.ts'
import { day, hour } from '#domain/time.ts'
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
  expect(answeringAt({ event, seatsTaken: 0 }, event.start)).toEqual({
    is: 'over',
    message: 'This event has started, so answers can no longer be given or changed.',
  })
  expect(answeringAt({ event: { ...event, cancelled: true }, seatsTaken: 0 }, before)).toEqual({
    is: 'over',
    message: 'This event has been canceled.',
  })
})

test('an event that has ended is called over, and one without an end a day after its start', () => {
  if (!event) throw new Error('there is no sample event')
  const messageAt = (end: number | null, now: number) => {
    const answering = answeringAt({ event: { ...event, end }, seatsTaken: 0 }, now)
    return answering.is === 'open' ? '' : answering.message
  }
  const { start } = event
  expect(messageAt(start + hour, start + hour - 1)).toMatch(/^This event has started/)
  expect(messageAt(start + hour, start + hour)).toBe('This event is over.')
  expect(messageAt(null, start + day - 1)).toMatch(/^This event has started/)
  expect(messageAt(null, start + day)).toBe('This event is over.')
})
