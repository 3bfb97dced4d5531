import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { eventFacts } from './event-facts.tsx'

const site = { company, origin: 'https://evergreen.example' }

test('search engines read our address as the organizer’s for our own events alone', () => {
  const organizerOf = (hostedBy: string | null) =>
    eventFacts(site, { event: gardenEvent({ hostedBy }), seatsTaken: 0 }, 0).organizer
  const us = { '@type': 'Organization', name: company.name, url: `${site.origin}/` }
  expect(organizerOf(null)).toEqual(us)
  expect(organizerOf(company.name)).toEqual(us)
  const host = 'Forsyth Master Gardeners'
  expect(organizerOf(host)).toEqual({ '@type': 'Organization', name: host })
})

test('search engines read an offer while people can answer', () => {
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
