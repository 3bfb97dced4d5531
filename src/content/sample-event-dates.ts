import { addDays, dateOf, hour, instantAt, isoWithOffset, minute, monthOf } from '#domain/time.ts'
import type { Instant } from '#domain/time.ts'

/** Days from today and time of day at which a sample event would best start. */
export interface Slot {
  readonly inDays: number
  readonly time: string
}

/** Nobody comes to an event that starts within the next two hours, or in the night. */
const leadTime = 2 * hour
const earliestTime = '08:00'
const latestTime = '20:30'

/** A start on the day and at the time of the slot; the next day when that is past or too soon. */
export function startOf(slot: Slot, now: Instant, zone: string): Instant {
  const date = addDays(dateOf(now, zone), slot.inDays)
  const start = instantAt(date, slot.time, zone)
  return start >= now + leadTime ? start : instantAt(addDays(date, 1), slot.time, zone)
}

/**
 * A start like `startOf`, but moved forward into the current month where that is still possible:
 * to its last day, or there to the next half hour in daytime.
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
