import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { eventFacts } from './event-facts.tsx'

test('search engines read an offer while people can answer', () => {
  const site = { company, origin: 'https://evergreen.example' }
  const event = gardenEvent({ capacity: 4 })
  const before = event.start - 1
  const availability = (shown: Parameters<typeof eventFacts>[1], now: number) => {
    const { offers } = eventFacts(site, shown, now)
    return offers?.availability.replace('https://schema.org/', '')
  }
  expect(availability({ event, seatsTaken: 3 }, before)).toBe('InStock')
  expect(availability({ event, seatsTaken: 4 }, before)).toBe('SoldOut')
  expect(availability({ event, seatsTaken: 3 }, event.start)).toBeUndefined()
  const cancelled = { event: { ...event, cancelled: true }, seatsTaken: 0 }
  expect(availability(cancelled, before)).toBeUndefined()
})
