import { day, hour } from '#domain/time.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { now } from './bookings.ts'

/** A free event of ten seats, a day from now; `change` replaces fields. */
export function gardenEvent(change: Partial<GardenEvent> = {}): GardenEvent {
  return {
    id: 'e1',
    publicId: 'rain-garden-walk',
    tenant: 'evergreen',
    name: 'Rain Garden Walk',
    description: 'Bring boots.\nWe walk in any weather.',
    start: now + day,
    end: now + day + 2 * hour,
    timeZone: 'America/New_York',
    kind: 'free',
    priceCents: null,
    images: ['/media/walk.webp'],
    videos: [],
    venueAddress: 'Evergreen Farm',
    hostedBy: 'Evergreen',
    guests: [],
    perks: ['Coffee', 'A “rain” gauge'],
    capacity: 10,
    partyLimit: null,
    raffle: null,
    formFields: [],
    cancelled: false,
    ...change,
  }
}

/** The walk at $25 a seat. */
export function paidEvent(change: Partial<GardenEvent> = {}): GardenEvent {
  return gardenEvent({ kind: 'paid', priceCents: 2500, ...change })
}
