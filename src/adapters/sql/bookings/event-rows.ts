import type { Selectable } from 'kysely'
import type { Searchable } from '#domain/customers/search-terms.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import type { StoredEvent } from '#ports/event-store.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { EventRow } from './event-tables.ts'

/** Columns that an import may change. */
export function importedColumns(event: GardenEvent) {
  return {
    name: event.name,
    description: event.description,
    starts_at: event.start,
    ends_at: event.end,
    time_zone: event.timeZone,
    kind: event.kind,
    price_cents: event.priceCents,
    images: JSON.stringify(event.images),
    videos: JSON.stringify(event.videos),
    guests: JSON.stringify(event.guests),
    perks: JSON.stringify(event.perks),
    venue_address: event.venueAddress,
    hosted_by: event.hostedBy,
    capacity: event.capacity,
    party_limit: event.partyLimit,
    raffle: event.raffle && JSON.stringify(event.raffle),
    form_fields: JSON.stringify(event.formFields),
    cancelled: event.cancelled ? (1 as const) : (0 as const),
  }
}

export function searchableEvent(event: GardenEvent): Searchable {
  const { name, hostedBy, guests, venueAddress } = event
  return {
    names: [name ?? '', hostedBy ?? '', ...guests],
    emails: [],
    phones: [],
    places: [venueAddress ?? ''],
  }
}

export function storedEvent(row: Selectable<EventRow>): StoredEvent {
  return { revision: row.revision, seatsTaken: row.seats_taken, event: eventFrom(row) }
}

function eventFrom(row: Selectable<EventRow>): GardenEvent {
  return {
    id: row.id,
    publicId: row.public_id,
    tenant: row.tenant,
    name: row.name,
    description: row.description,
    start: row.starts_at,
    end: row.ends_at,
    timeZone: row.time_zone,
    kind: row.kind,
    priceCents: row.price_cents,
    images: readJson(stored.texts, row.images),
    videos: readJson(stored.texts, row.videos),
    venueAddress: row.venue_address,
    hostedBy: row.hosted_by,
    guests: readJson(stored.texts, row.guests),
    perks: readJson(stored.texts, row.perks),
    capacity: row.capacity,
    partyLimit: row.party_limit,
    raffle: row.raffle === null ? null : readJson(stored.raffle, row.raffle),
    formFields: readJson(stored.formFields, row.form_fields),
    cancelled: row.cancelled === 1,
  }
}
