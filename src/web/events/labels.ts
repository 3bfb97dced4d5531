import { eventsInRange, type DateRange } from '#domain/events/date-filter.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import { kindLabel, priceLabel } from '#domain/events/price.ts'
import { isLowOnSeats, seatsLeft } from '#domain/events/seats.ts'
import { formatDate, formatTimeRange, zoneAbbreviation, type Instant } from '#domain/time.ts'

type Timed = Pick<GardenEvent, 'start' | 'end' | 'timeZone'>

/** `9:00 AM – 12:00 PM EDT`, as the clocks at the place show it. */
export function timesOf({ start, end, timeZone }: Timed): string {
  return `${formatTimeRange(start, end, timeZone)} ${zoneAbbreviation(start, timeZone)}`
}

/** `Sat, Jun 6, 2026`, as the calendar at the place has it. */
export function dateOfEvent({ start, timeZone }: Timed): string {
  return formatDate(start, timeZone)
}

/** The price, after the organizer's label for the kind of event, if there is one. */
export function kindChips(event: Pick<GardenEvent, 'kind' | 'priceCents'>): readonly string[] {
  return [...new Set([kindLabel(event), priceLabel(event)])]
}

/** The label for few or no seats; null while there are enough. */
export function fewSeats({ event, seatsTaken }: EventWithSeats): string | null {
  const left = seatsLeft(event.capacity, seatsTaken)
  if (left === null || !isLowOnSeats(event.capacity, seatsTaken)) return null
  if (left === 0) return 'Fully booked'
  return left === 1 ? '1 seat left' : `${left} seats left`
}

/** The events that start on a day of the range, soonest first. */
export function eventsWithin(
  events: readonly EventWithSeats[],
  range: DateRange,
): readonly EventWithSeats[] {
  const inside = new Set(
    eventsInRange(
      events.map(({ event }) => event),
      range,
    ),
  )
  return events
    .filter(({ event }) => inside.has(event))
    .toSorted((one, other) => one.event.start - other.event.start)
}

/** Upcoming events, soonest first, then those that have begun, latest first. */
export function upcomingFirst(
  events: readonly EventWithSeats[],
  now: Instant,
): readonly EventWithSeats[] {
  const begun = ({ event }: EventWithSeats) => event.start <= now
  return [
    ...events.filter((one) => !begun(one)),
    ...events.filter(begun).toSorted((one, other) => other.event.start - one.event.start),
  ]
}
