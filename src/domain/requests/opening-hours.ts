import {
  addDays,
  dateOf,
  day,
  daysBetween,
  daysSinceMonday,
  hour,
  instantAt,
  minute,
  type CalendarDate,
  type Instant,
} from '#domain/time.ts'
import { weekdays, type OpeningHours } from '#domain/site/company-facts.ts'
import { hoursText, type SpecialDay } from '#domain/site/special-days.ts'

/** The opening hours of a company and its time zone. */
export interface Opening {
  readonly hours: readonly Pick<OpeningHours, 'weekdays' | 'opens' | 'closes'>[]
  readonly specialDays: readonly SpecialDay[]
  readonly timeZone: string
}

/** Number of days to search for an open one. */
const soon = 14

/** That day, or the next one on which the company is open; the day itself if there is none soon. */
export function openDayFrom(date: CalendarDate, opening: Opening): CalendarDate {
  for (let days = 0; days < soon; days += 1) {
    const each = addDays(date, days)
    if (hoursOn(each, opening).opens !== null) return each
  }
  return date
}

/** Today's hours within a sentence: `open 7 AM to 7 PM`, `closed today`. */
export function hoursTodayText(today: CalendarDate, opening: Opening): string {
  const { opens, closes } = hoursOn(today, opening)
  return opens === null || closes === null ? 'closed today' : `open ${hoursText({ opens, closes })}`
}

/** Milliseconds of opening time between two moments. If never open, all hours count. */
export function openTimeBetween(from: Instant, to: Instant, opening: Opening): number {
  if (longestDay(opening) === 0) return Math.max(0, to - from)
  const first = dateOf(from, opening.timeZone)
  const last = dateOf(to, opening.timeZone)
  const begun = openOn(first, from, to, opening)
  if (first >= last) return begun
  return begun + openOnDays(addDays(first, 1), last, opening) + openOn(last, from, to, opening)
}

/** Opening time of whole days by wall clock: regular weeks, corrected for special days. */
function openOnDays(from: CalendarDate, before: CalendarDate, opening: Opening): number {
  const week = weekdays.map((name) => lengthOf(usualHours(name, opening)))
  const usual = (weekday: number) => week[weekday % 7] ?? 0
  const days = daysBetween(from, before)
  const first = daysSinceMonday(from)
  return (
    Math.floor(days / 7) * sum(week) +
    sum(Array.from({ length: days % 7 }, (_, index) => usual(first + index))) +
    sum(
      opening.specialDays
        .filter(({ date }) => date >= from && date < before)
        .map(({ date }) => lengthOf(hoursOn(date, opening)) - usual(daysSinceMonday(date))),
    )
  )
}

function openOn(date: CalendarDate, from: Instant, to: Instant, opening: Opening): number {
  const { opens, closes } = hoursOn(date, opening)
  if (opens === null || closes === null) return 0
  const start = Math.max(from, instantAt(date, opens, opening.timeZone))
  return Math.max(0, Math.min(to, instantAt(date, closes, opening.timeZone)) - start)
}

/** Local times of that day; null if closed. */
function hoursOn(date: CalendarDate, opening: Opening): DayHours {
  const special = opening.specialDays.find((each) => each.date === date)
  const { opens = null, closes = null } =
    special ?? usualHours(weekdays[daysSinceMonday(date)], opening)
  return { opens, closes }
}

const usualHours = (weekday: string | undefined, { hours }: Pick<Opening, 'hours'>): DayHours =>
  hours.find((each) => each.weekdays.some((name) => name === weekday)) ?? closed

const closed = { opens: null, closes: null }

type DayHours = Pick<OpeningHours, 'opens' | 'closes'>

const lengthOf = ({ opens, closes }: DayHours) =>
  opens === null || closes === null ? 0 : sinceMidnight(closes) - sinceMidnight(opens)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Longest opening time of a regular day, in milliseconds; 0 if the company is never open. */
const longestDay = ({ hours }: Pick<Opening, 'hours'>) => Math.max(0, ...hours.map(lengthOf))

/** `07:30` in milliseconds. */
function sinceMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * hour + minutes * minute
}

/** How long a customer has been waiting in opening hours; `since closing` if they wrote after them. */
export function waitingSinceText(since: Instant, now: Instant, opening: Opening): string {
  const waited = openTimeBetween(since, now, opening)
  const isAfterHours = waited < minute && now - since >= 5 * minute
  return isAfterHours ? 'since closing' : waitingText(waited, opening)
}

/** `26 min`, `2 h`, `3 h 05 min`, and from twice the longest opening time of a day on `2 days`. */
export function waitingText(ms: number, opening: Pick<Opening, 'hours'>): string {
  const openPerDay = longestDay(opening) || day
  const minutes = Math.floor(ms / minute)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min`
  if (ms < 2 * openPerDay) {
    const rest = minutes % 60
    return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${String(rest).padStart(2, '0')} min`}`
  }
  return `${Math.floor(ms / openPerDay)} days`
}
