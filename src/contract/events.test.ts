import { expect, test } from 'vitest'
import type { EventWithSeats } from '#domain/events/event.ts'
import { parseOutsideEvents } from '#domain/events/outside-event.ts'
import { ok } from '#domain/result.ts'
import { detailedEvent, eventAnswer, eventsAnswer, exportedEvent, listedEvent } from './events.ts'

const question = { required: false, placeholder: null }
const workshop: EventWithSeats = {
  seatsTaken: 4,
  event: {
    id: '1',
    publicId: 'workshop',
    tenant: 'evergreen',
    name: 'Workshop',
    description: null,
    start: 1_780_750_800_000,
    end: null,
    timeZone: 'Asia/Kathmandu',
    kind: 'paid',
    priceCents: 1999,
    images: ['/media/a.webp'],
    videos: [],
    venueAddress: null,
    hostedBy: null,
    guests: [],
    perks: ['Tea'],
    capacity: 0,
    partyLimit: 6,
    raffle: { gifts: ['/media/gift.webp'], description: null, winners: ['Number 12'] },
    formFields: [
      { ...question, type: 'text', name: 'firstName', label: 'First Name', required: true },
      { ...question, type: 'checkbox', name: 'interests', label: 'Interests', options: ['Soil'] },
      { ...question, type: 'textarea', name: 'note', label: 'Note', maxLength: 80 },
      { ...question, type: 'textarea', name: 'more', label: 'More', maxLength: null },
      { ...question, type: 'number', name: 'phone', label: 'Phone', placeholder: '7705550142' },
    ],
    cancelled: false,
  },
}

test('an event that is exported imports as the same event', () => {
  const text = JSON.stringify(exportedEvent(workshop))
  expect(parseOutsideEvents(JSON.parse(text), 'evergreen')).toEqual(
    ok({ events: [workshop], warnings: [] }),
  )
})

test('the page of an event gets all that its shape promises', () => {
  const wire = detailedEvent(workshop)
  expect(eventAnswer.parse(wire)).toEqual(wire)
  expect(wire).toMatchObject({ eventPrice: 19.99, capacity: 0, totalAttendees: 4, raffle: true })
  expect(wire.startDateTime).toBe('2026-06-06T13:00:00.000Z')
  expect(wire.formFields.at(-1)).toMatchObject({ fieldName: 'email', required: true })
})

test('a page counts no more characters than can be sent', () => {
  const note = { ...question, type: 'textarea', name: 'note', label: 'Note' } as const
  const limitOf = (maxLength: number | null) => {
    const event = { ...workshop.event, formFields: [{ ...note, maxLength }] }
    return detailedEvent({ ...workshop, event }).formFields[0]?.validation
  }
  expect(limitOf(80)).toEqual({ maxLength: 80 })
  expect(limitOf(5000)).toEqual({ maxLength: 4000 })
  expect(limitOf(null)).toBeUndefined()
})

test('the list gets all that its shape promises', () => {
  const wire = { events: [listedEvent(workshop)] }
  expect(eventsAnswer.parse(wire)).toEqual(wire)
  expect(wire.events[0]).toMatchObject({ capacity: 0, totalAttendees: 4 })
})
