import {
  addDays,
  dateOf,
  hour,
  instantAt,
  isSunday,
  minute,
  type CalendarDate,
  type Instant,
} from '#domain/time.ts'

/** When we are open on a group of days: local time, 24-hour clock. */
export interface OpeningHours {
  readonly days: 'Monday to Saturday' | 'Sunday'
  readonly opens: string
  readonly closes: string
}

/** Days that are looked through one by one; whoever waits longer is told in whole days. */
const longest = 60

/** How long we were open between two moments, in milliseconds. */
export function openTimeBetween(
  from: Instant,
  to: Instant,
  hours: readonly OpeningHours[],
  zone: string,
): number {
  const last = dateOf(to, zone)
  let total = 0
  let date = dateOf(from, zone)
  for (let days = 0; date <= last && days < longest; days += 1) {
    total += openOn(date, from, to, hours, zone)
    date = addDays(date, 1)
  }
  return total
}

function openOn(
  date: CalendarDate,
  from: Instant,
  to: Instant,
  hours: readonly OpeningHours[],
  zone: string,
): number {
  const name = isSunday(date) ? 'Sunday' : 'Monday to Saturday'
  return hours
    .filter(({ days }) => days === name)
    .map(({ opens, closes }) => {
      const start = Math.max(from, instantAt(date, opens, zone))
      return Math.max(0, Math.min(to, instantAt(date, closes, zone)) - start)
    })
    .reduce((sum, open) => sum + open, 0)
}

/** `26 min`, `3 h 05 min`, and from two days of opening hours on `2 days`. */
export function waitingWords(ms: number, openPerDay = 12 * hour): string {
  const minutes = Math.floor(ms / minute)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min`
  if (ms < 2 * openPerDay) {
    return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
  }
  return `${Math.floor(ms / openPerDay)} days`
}
