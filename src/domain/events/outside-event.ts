import { isRecord } from '#domain/is-record.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { fallbackTimeZone, isTimeZone } from '#domain/time.ts'
import type { EventWithSeats, GardenEvent, Raffle } from './event.ts'
import { readFormFields } from './outside-form-fields.ts'
import { OutsideObject, type Finding, type Findings } from './outside-object.ts'
import {
  dollars,
  isChargeable,
  largestChargeCents,
  seatPriceCents,
  smallestChargeCents,
} from './price.ts'

/** Imported events, with warnings for their author. */
export interface OutsideEvents {
  readonly events: readonly EventWithSeats[]
  readonly warnings: readonly Finding[]
}

/**
 * Parses one event or a list in the wire's shape, as an owner writes it: all events, or every error
 * with its path. An unknown key is an error, so that a misspelled `capacity` is not lost.
 */
export function parseOutsideEvents(
  value: unknown,
  tenant: string,
): Result<OutsideEvents, readonly Finding[]> {
  return readEvents(value, tenant, { errors: [], warnings: [], isStrict: true })
}

/** Parses one event as a platform writes it, or returns every error. Unknown keys are ignored. */
export function readOutsideEvent(
  value: unknown,
  tenant: string,
): Result<EventWithSeats, readonly Finding[]> {
  const single = Array.isArray(value) ? null : value
  const read = readEvents(single, tenant, { errors: [], warnings: [], isStrict: false })
  if (!read.ok) return read
  const [event] = read.value.events
  return event === undefined ? err([]) : ok(event)
}

function readEvents(
  value: unknown,
  tenant: string,
  findings: Findings,
): Result<OutsideEvents, readonly Finding[]> {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  const owners = new Map<string, number>()
  const events = items.flatMap((item, index) => {
    const source = new OutsideObject(item, Array.isArray(value) ? `[${index}]` : '', findings)
    const read = readEvent(source, tenant)
    if (!read) return []
    for (const id of new Set([read.event.publicId, read.event.id])) {
      const owner = owners.get(id)
      if (owner !== undefined) source.error('eventId', `${id} is also an id of [${owner}]`)
      owners.set(id, index)
    }
    return read
  })
  return findings.errors.length > 0
    ? err(findings.errors)
    : ok({ events, warnings: findings.warnings })
}

/** The readable events of another platform's list, and the problems of the rest. */
export interface EventList {
  readonly events: readonly EventWithSeats[]
  readonly errors: readonly Finding[]
}

/**
 * Reads the events of another platform's list: an array, or an object with an `events` array;
 * anything else is an empty list. Unreadable events are left out, so that they do not spoil the
 * others.
 */
export function readEventList(body: unknown, tenant: string): EventList {
  const list = isRecord(body) && 'events' in body ? body['events'] : body
  if (!Array.isArray(list)) {
    return { events: [], errors: [{ path: 'events', message: 'must be a list' }] }
  }
  const items: readonly unknown[] = list
  const errors: Finding[] = []
  const events = items.flatMap((item, index) => {
    const read = readOutsideEvent(item, tenant)
    if (read.ok) return read.value
    const inList = ({ path, message }: Finding) => ({
      path: `[${index}]${path && '.'}${path}`,
      message,
    })
    errors.push(...read.error.map(inList))
    return []
  })
  return { events, errors }
}

const notChargeable = `must be 0, or from ${dollars(smallestChargeCents)} to ${dollars(largestChargeCents)}: no card can be charged less or more`

function readEvent(source: OutsideObject, tenant: string): EventWithSeats | null {
  const publicId = readId(source, 'eventId')
  const ownId = readId(source, '_id')
  const id = source.required('eventId', ownId ?? publicId)
  const start = source.required('startDateTime', source.instant('startDateTime'))
  const priceCents = source.cents('eventPrice')
  const kind = readKind(source, priceCents)
  const seatCents = seatPriceCents({ kind, priceCents })
  // A platform behind the site takes its own payments, and may charge less.
  if (seatCents > 0 && !isChargeable(seatCents)) source.strictError('eventPrice', notChargeable)
  const venue = source.object('venue')
  const event: Omit<GardenEvent, 'id' | 'publicId' | 'start' | 'end'> = {
    tenant,
    name: source.text('name'),
    description: source.text('description'),
    timeZone: readTimeZone(source),
    kind,
    priceCents,
    images: source.mediaUrls('images'),
    videos: source.mediaUrls('videos'),
    venueAddress: venue.text('address'),
    hostedBy: source.text('hostedBy'),
    guests: source.texts('guestList'),
    perks: source.texts('perks'),
    capacity: source.whole('capacity', 0),
    partyLimit: source.whole('partyLimit', 1),
    raffle: readRaffle(source),
    formFields: readFormFields(source),
    cancelled: source.flag('cancelled'),
  }
  const end = source.instant('endDateTime')
  const seatsTaken = source.whole('totalAttendees', 0) ?? 0
  venue.noOtherKeys()
  source.noOtherKeys()
  if (id === null || start === null) return null
  if (end !== null && end <= start) source.warn('endDateTime', 'is not after the start; left out')
  return {
    event: {
      ...event,
      id,
      publicId: publicId ?? id,
      start,
      end: end !== null && end > start ? end : null,
    },
    seatsTaken,
  }
}

/** Ids are part of paths, so characters with a meaning there are refused, as are `.` and `..`. */
function readId(source: OutsideObject, key: string): string | null {
  const id = source.text(key)
  if (id === null || (/^[^\s/\\?#%]{1,128}$/u.test(id) && !/^\.+$/.test(id))) return id
  source.error(key, 'must be at most 128 characters without blanks or any of / \\ ? # %')
  return null
}

function readTimeZone(source: OutsideObject): string {
  const zone = source.text('timezone')
  if (zone !== null && isTimeZone(zone)) return zone
  const problem = zone === null ? 'is missing' : `${zone} is not a time zone`
  source.warn('timezone', `${problem}; ${fallbackTimeZone} is used`)
  return fallbackTimeZone
}

function readKind(source: OutsideObject, priceCents: number | null): string {
  const kind = source.text('eventType')
  if (kind === null) return priceCents ? 'paid' : 'free'
  return /^(?:free|paid)$/i.test(kind) ? kind.toLowerCase() : kind
}

function readRaffle(source: OutsideObject): Raffle | null {
  const raffle: Raffle = {
    gifts: source.mediaUrls('raffleGiftLink'),
    description: source.text('raffleDescription'),
    winners: source.texts('raffleWinners'),
  }
  return source.flag('raffle') ? raffle : null
}
