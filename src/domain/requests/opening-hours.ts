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

/** Days that are looked at for one on which we are open. */
const soon = 14

/** That day, or the next on which we are open; itself where there is none soon. */
export function openDayFrom(date: CalendarDate, opening: Opening): CalendarDate {
  for (let days = 0; days < soon; days += 1) {
    const each = addDays(date, days)
    if (hoursOn(each, opening).opens !== null) return each
  }
  return date
}

/** How long we were open between two moments, in milliseconds. */
export function openTimeBetween(from: Instant, to: Instant, opening: Opening): number {
  const first = dateOf(from, opening.timeZone)
  const last = dateOf(to, opening.timeZone)
  let total = openOn(first, from, to, opening)
  if (first === last) return total
  let date = addDays(first, 1)
  // Whole days by the clock on the wall: what moments they are takes far longer to find out.
  for (let days = 1; date < last && days < longest; days += 1) {
    const { opens, closes } = hoursOn(date, opening)
    total +=
      opens === null || closes === null
        ? 0
        : Math.max(0, sinceMidnight(closes) - sinceMidnight(opens))
    date = addDays(date, 1)
  }
  return date === last ? total + openOn(last, from, to, opening) : total
}

function openOn(date: CalendarDate, from: Instant, to: Instant, opening: Opening): number {
  const { opens, closes } = hoursOn(date, opening)
  if (opens === null || closes === null) return 0
  const start = Math.max(from, instantAt(date, opens, opening.timeZone))
  return Math.max(0, Math.min(to, instantAt(date, closes, opening.timeZone)) - start)
}

/** Local times of that day; null while we are closed. */
function hoursOn(date: CalendarDate, { hours, specialDays }: Opening) {
  const weekday = weekdays[daysSinceMonday(date)]
  const usual = hours.find((each) => each.weekdays.some((name) => name === weekday))
  const { opens, closes } = specialDays.find((each) => each.date === date) ?? usual ?? {}
  return { opens: opens ?? null, closes: closes ?? null }
}

/** `07:30` in milliseconds. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * hour + minutes * minute
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
