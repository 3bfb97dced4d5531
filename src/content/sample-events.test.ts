import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partySize } from '#domain/bookings/party.ts'
import { fieldTypes } from '#domain/events/form-field.ts'
import { isSafeMediaUrl } from '#domain/events/media.ts'
import { isLowOnSeats, seatsLeft } from '#domain/events/seats.ts'
import { truncated } from '#domain/events/wording.ts'
import { dateOf, day, hour, instantAt, isoWithOffset, monthOf } from '#domain/time.ts'
import { company } from './company.ts'
import { pictures } from '#content/pictures.ts'
import { imagesOf, sampleEvents } from './sample-events.ts'

const zone = company.timeZone
const noon = instantAt('2026-11-20', '12:00', zone)

function startsThisMonth(now: number): number {
  const { to } = monthOf(dateOf(now, zone))
  return sampleEvents(now, 'evergreen').filter(({ event }) => dateOf(event.start, zone) <= to)
    .length
}

function sample(publicId: string) {
  const found = sampleEvents(noon, 'evergreen').find(({ event }) => event.publicId === publicId)
  if (!found) throw new Error(`${publicId} is missing`)
  const seatsTaken = found.booked.reduce((seats, party) => seats + partySize(party), 0)
  return { ...found.event, seatsTaken }
}

test('the events are a few hours to six weeks ahead, on any day that the site starts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 366 * 24 * 4 }), (quarters) => {
      const now = noon + (quarters * hour) / 4
      for (const { event } of sampleEvents(now, 'evergreen')) {
        expect(event.start).toBeGreaterThanOrEqual(now + 2 * hour)
        expect(event.start).toBeLessThanOrEqual(now + 42 * day)
        const time = isoWithOffset(event.start, event.timeZone).slice(11, 16)
        expect(time >= '08:00' && time <= '20:30').toBe(true)
      }
    }),
  )
})

test('three are in the current month, until the evening of its last day', () => {
  for (const date of ['2026-11-01', '2026-11-20', '2026-11-28', '2026-11-29', '2026-11-30']) {
    for (const time of ['00:10', '09:00', '13:00', '18:00']) {
      expect([date, time, startsThisMonth(instantAt(date, time, zone)) >= 3]).toEqual([
        date,
        time,
        true,
      ])
    }
  }
  expect(startsThisMonth(instantAt('2026-11-30', '23:00', zone))).toBe(0)
})

test('there is one event for each thing that an event can be', () => {
  const workshop = sample('container-garden-workshop')
  expect(new Set(workshop.formFields.map(({ type }) => type))).toEqual(new Set(fieldTypes))
  expect(truncated(workshop.description ?? '').isTruncated).toBe(true)
  expect(sample('pruning-class')).toMatchObject({ kind: 'paid', priceCents: 2500 })
  const bonsai = sample('bonsai-evening')
  expect(seatsLeft(bonsai.capacity, bonsai.seatsTaken)).toBe(2)
  expect(isLowOnSeats(bonsai.capacity, bonsai.seatsTaken)).toBe(true)
  const walk = sample('rain-garden-walk')
  expect(seatsLeft(walk.capacity, walk.seatsTaken)).toBe(0)
  expect(sample('nursery-open-day').raffle).not.toBeNull()
  expect(sample('seed-swap')).toMatchObject({ capacity: null, timeZone: 'America/Chicago' })
})

test('a photograph is shown from its widest file, at an address that events may have', () => {
  const made = {
    ...pictures['events/bonsai-evening'],
    base: '/media/events/bonsai-evening.1a2b',
    widths: [480, 1600],
  }
  const images = imagesOf(made)
  expect(images).toEqual(['/media/events/bonsai-evening.1a2b-1600.webp'])
  expect(images.every(isSafeMediaUrl)).toBe(true)
  expect(imagesOf({ ...made, base: null })).toEqual([])
  for (const { event } of sampleEvents(noon, 'evergreen')) {
    expect(event.images.every(isSafeMediaUrl)).toBe(true)
  }
})
