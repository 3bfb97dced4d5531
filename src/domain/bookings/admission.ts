import { seatsLeft } from '#domain/events/seats.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import { seatsTakenBy, type BookableEvent, type Booking } from './booking.ts'
import { maxHolds, type BookingRefusal } from './refusals.ts'

/** Whether answers can be given or changed: until the start, unless the event is canceled. */
export function checkOpen(event: BookableEvent, now: Instant): Result<true, BookingRefusal> {
  if (event.cancelled) return err({ code: 'event-cancelled' })
  return now >= event.start ? err({ code: 'closed' }) : ok(true)
}

/**
 * Whether that many seats are available. The booking's own seats count as free and can be kept even
 * if the event is oversold.
 */
export function checkSeatsFree(
  wanted: number,
  booking: Booking | null,
  event: BookableEvent,
  seatsTaken: number,
): Result<true, BookingRefusal> {
  const own = seatsTakenBy(booking)
  const left = seatsLeft(event.capacity, seatsTaken - own)
  if (left === null || wanted <= left || wanted <= own) return ok(true)
  return left === 0
    ? err({ code: 'fully-booked', seatsLeft: left })
    : err({ code: 'not-enough-seats', seatsLeft: left })
}

/**
 * Whether a network may hold seats for one more unpaid booking, so that nobody can empty an event
 * with invented addresses. `holds` are the ends of its present holds.
 */
export function checkHolds(holds: readonly Instant[], now: Instant): Result<true, BookingRefusal> {
  const live = holds.filter((end) => end > now)
  if (live.length < maxHolds) return ok(true)
  return err({ code: 'too-many-holds', waitMs: Math.min(...live) - now })
}
