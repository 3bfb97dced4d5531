import {
  addDays,
  dateOf,
  hour,
  type Instant,
  instantAt,
  isoWithOffset,
  minute,
  monthOf,
} from '#domain/time.ts'

/** Preferred start of a sample event: days from today and time of day. */
export interface Slot {
  readonly inDays: number
  readonly time: string
}

/** Sample events do not start within the next two hours or at night. */
const leadTime = 2 * hour
const earliestTime = '08:00'
const latestTime = '20:30'

/** The moment of the slot, or a day later if that is past or too soon. */
export function startOf(slot: Slot, now: Instant, zone: string): Instant {
  const date = addDays(dateOf(now, zone), slot.inDays)
  const start = instantAt(date, slot.time, zone)
  return start >= now + leadTime ? start : instantAt(addDays(date, 1), slot.time, zone)
}

/**
 * A start like `startOf`, moved into the current month if that is still possible: to its last day,
 * or on that day to the next half hour in the daytime.
 */
export function startThisMonth(slot: Slot, now: Instant, zone: string): Instant {
  const today = dateOf(now, zone)
  const { to: lastDay } = monthOf(today)
  const soonest = Math.ceil((now + leadTime) / (30 * minute)) * 30 * minute
  const isDaytime = (instant: Instant) => {
    const time = isoWithOffset(instant, zone).slice(11, 16)
    return time >= earliestTime && time <= latestTime
  }
  const candidates = [
    startOf(slot, now, zone),
    instantAt(lastDay, slot.time, zone),
    ...[soonest].filter(isDaytime),
  ]
  const start = candidates.find(
    (candidate) => candidate >= now + leadTime && dateOf(candidate, zone) <= lastDay,
  )
  return start ?? startOf(slot, now, zone)
}
