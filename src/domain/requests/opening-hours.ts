import {
  addDays,
  dateOf,
  daysSinceMonday,
  hour,
  instantAt,
  minute,
  type CalendarDate,
  type Instant,
} from '#domain/time.ts'
import { weekdays, type OpeningHours } from '#domain/site/company-facts.ts'
import type { SpecialDay } from '#domain/site/special-days.ts'

/** When the company is open, and where. */
interface Opening {
  readonly hours: readonly Pick<OpeningHours, 'weekdays' | 'opens' | 'closes'>[]
  readonly specialDays: readonly SpecialDay[]
  readonly timeZone: string
}

/** Days that are looked through one by one; whoever waits longer is told in whole days. */
const longest = 60

/** How long we were open between two moments, in milliseconds. */
export function openTimeBetween(from: Instant, to: Instant, opening: Opening): number {
  const zone = opening.timeZone
  const last = dateOf(to, zone)
  let total = 0
  let date = dateOf(from, zone)
  for (let days = 0; date <= last && days < longest; days += 1) {
    total += openOn(date, from, to, opening)
    date = addDays(date, 1)
  }
  return total
}

function openOn(date: CalendarDate, from: Instant, to: Instant, opening: Opening): number {
  const { hours, specialDays, timeZone } = opening
  const weekday = weekdays[daysSinceMonday(date)]
  const usual = hours.find((each) => each.weekdays.some((name) => name === weekday))
  const { opens, closes } = specialDays.find((each) => each.date === date) ?? usual ?? {}
  if (typeof opens !== 'string' || typeof closes !== 'string') return 0
  const start = Math.max(from, instantAt(date, opens, timeZone))
  return Math.max(0, Math.min(to, instantAt(date, closes, timeZone)) - start)
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
