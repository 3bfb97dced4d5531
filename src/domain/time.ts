/**
 * The only file that parses and prints dates. It reads no clock (take `now` as an argument) and
 * never uses the machine's own zone, so a page has the same text on the server and in any browser.
 */

import { day, hour, minute, second } from './durations.ts'

/** A moment: whole milliseconds since 1970-01-01T00:00Z. */
export type Instant = number

/** A day of the calendar, without time or zone: `2026-06-06`. Sorts as text. */
export type CalendarDate = string

export { day, hour, minute, second }

/** The company's default zone; replaces a missing or unknown time zone. */
export const fallbackTimeZone = 'America/New_York'

const weekdays = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

const formats = {
  clock: {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  },
  longDay: { weekday: 'long', month: 'long', day: 'numeric' },
  shortZone: { timeZoneName: 'short' },
  yearlyZone: { timeZoneName: 'longGeneric' },
} as const

// Making a formatter takes about a thousand times as long as using it.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** The formatter of a zone; throws for an unknown zone. */
function formatterOf(zone: string, format: keyof typeof formats): Intl.DateTimeFormat {
  const key = `${format} ${zone}`
  const known = formatters.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('en-US', { ...formats[format], timeZone: zone })
  formatters.set(key, made)
  return made
}

/** Date and time by wall clock. */
function wallTime(instant: Instant, zone: string) {
  // `6/6/2026, 13:00:00`, read in half the time of `formatToParts`: a page of the desk asks hundreds
  // of times.
  const text = formatterOf(zone, 'clock').format(instant)
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = text
    .split(/\D+/)
    .map(Number)
  return { year, month, day, hour, minute, second }
}

const padded = (value: number, length = 2) => String(value).padStart(length, '0')

/** Whether the name is an IANA time zone (`Asia/Kathmandu`); bare offsets are not. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    formatterOf(name, 'clock')
    return true
  } catch {
    return false
  }
}

/** A time of day on the 24-hour clock: `07:30`. */
export const clockTimePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** The date of a text, strictly as `YYYY-MM-DD`; null otherwise, also for 2026-02-30. */
export function parseDate(text: string): CalendarDate | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== text
    ? null
    : text
}

const isoPattern =
  /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])(0\d|1[0-4]):?([0-5]\d))$/

/** An ISO 8601 moment with an offset or `Z`; null without one or for an impossible moment. */
export function parseInstant(text: string): Instant | null {
  const match = isoPattern.exec(text)
  if (!match) return null
  const [, date = '', hours, minutes, seconds = '00', fraction = '', sign, offHours, offMinutes] =
    match
  if (parseDate(date) === null) return null
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3)
  const offset = sign === undefined ? 'Z' : `${sign}${offHours}:${offMinutes}`
  return Date.parse(`${date}T${hours}:${minutes}:${seconds}.${milliseconds}${offset}`)
}

/** `2026-06-06T13:00:00.000Z` */
export const isoString = (instant: Instant): string => new Date(instant).toISOString()

/** The zone's offset from UTC at that moment, in milliseconds. */
function offsetAt(instant: Instant, zone: string): number {
  const wall = wallTime(instant, zone)
  const shown = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)
  return shown - Math.floor(instant / second) * second
}

/** `2026-06-06T09:00:00-04:00`: the zone's wall time with its offset at that moment. */
export function isoWithOffset(instant: Instant, zone: string): string {
  const offset = offsetAt(instant, zone)
  const wall = new Date(instant + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(Math.round(offset / minute))
  return `${wall}${offset < 0 ? '-' : '+'}${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`
}

/** `20260606T130000Z`: a moment in UTC, as in calendar links and files. */
export const calendarStamp = (instant: Instant): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/**
 * The moment of a date and a wall time (`HH:MM`, 24-hour clock) in the zone. A time that occurs
 * twice when clocks go back is the first one; a skipped time moves on by the gap.
 */
export function instantAt(date: CalendarDate, time: string, zone: string): Instant {
  const wall = Date.parse(`${date}T${time}:00Z`)
  const before = offsetAt(wall - day, zone)
  const early = wall - before
  if (offsetAt(early, zone) === before) return early
  const after = offsetAt(wall + day, zone)
  return offsetAt(wall - after, zone) === after ? wall - after : early
}

/** The date of that moment in the zone. */
export function dateOf(instant: Instant, zone: string): CalendarDate {
  const wall = wallTime(instant, zone)
  return `${padded(wall.year, 4)}-${padded(wall.month)}-${padded(wall.day)}`
}

/** The date so many days later, or earlier if negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** Days from one date to another; negative if that is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / day)

/** Days since Monday: 0 to 6. */
export const daysSinceMonday = (date: CalendarDate): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The first and last day of the date's month. */
export function monthOf(date: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${date.slice(0, 7)}-01`, to: `${date.slice(0, 7)}-${padded(last)}` }
}

/** `Sat, Jun 6, 2026` */
export const formatDate = (instant: Instant, zone: string): string =>
  formatShortDayAndYear(dateOf(instant, zone))

/** `Sat, Jun 6, 2026` */
export const formatShortDayAndYear = (date: CalendarDate): string =>
  `${formatShortDay(date)}, ${yearOf(date)}`

/** `Saturday, June 6` */
export const formatDay = (instant: Instant, zone: string): string =>
  formatterOf(zone, 'longDay').format(instant)

/** `Saturday, June 6, 2026` */
export const formatDayAndYear = (instant: Instant, zone: string): string =>
  `${formatDay(instant, zone)}, ${wallTime(instant, zone).year}`

/** `Saturday, June 6`, or `Saturday, January 6, 2029` in another year than that of `now`. */
export function formatDayFrom(now: Instant, instant: Instant, zone: string): string {
  const isThisYear = wallTime(instant, zone).year === wallTime(now, zone).year
  return (isThisYear ? formatDay : formatDayAndYear)(instant, zone)
}

/** `Jun 6, 2026` */
export const formatCalendarDate = (date: CalendarDate): string =>
  `${formatMonthAndDay(date)}, ${yearOf(date)}`

/** `Jun 6`, or `Jun 6, 2029` in another year than that of `today`. */
export const formatCalendarDateFrom = (today: CalendarDate, date: CalendarDate): string =>
  yearOf(date) === yearOf(today) ? formatMonthAndDay(date) : formatCalendarDate(date)

/** `Sat, Jun 6` */
export function formatShortDay(date: CalendarDate): string {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]
  return `${weekday}, ${formatMonthAndDay(date)}`
}

/** `Sat, Jun 6`, or `Sat, Jun 6, 2029` in another year than that of `today`. */
export const formatShortDayFrom = (today: CalendarDate, date: CalendarDate): string =>
  yearOf(date) === yearOf(today) ? formatShortDay(date) : formatShortDayAndYear(date)

/** `Jun 6` */
export function formatMonthAndDay(date: CalendarDate): string {
  const [, month = 1, dayOfMonth] = date.split('-').map(Number)
  return `${months[month - 1]} ${dayOfMonth}`
}

const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4))

/** `9:00 AM` */
export function formatTime(instant: Instant, zone: string): string {
  const wall = wallTime(instant, zone)
  return `${wall.hour % 12 || 12}:${padded(wall.minute)} ${wall.hour < 12 ? 'AM' : 'PM'}`
}

/** `Sat, Jun 6, 2026, 9:00 AM` */
export const formatMoment = (instant: Instant, zone: string): string =>
  `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`

/** `Jun 6, 9:00 AM`, or `Jun 6, 2029, 9:00 AM` in another year than that of `now`. */
export const formatShortMomentFrom = (now: Instant, instant: Instant, zone: string): string =>
  `${formatCalendarDateFrom(dateOf(now, zone), dateOf(instant, zone))}, ${formatTime(instant, zone)}`

/** `9:00 AM` on the day of `now`, `Jun 6, 9:00 AM` on another, `Jun 6, 2029, 9:00 AM` in another year. */
export function formatMomentFrom(now: Instant, instant: Instant, zone: string): string {
  const isToday = dateOf(now, zone) === dateOf(instant, zone)
  return isToday ? formatTime(instant, zone) : formatShortMomentFrom(now, instant, zone)
}

/** `Sat, Jun 6, 2026, 9:00 AM EDT` */
export const formatMomentWithZone = (instant: Instant, zone: string): string =>
  `${formatMoment(instant, zone)} ${zoneAbbreviation(instant, zone)}`

/**
 * `9:00 AM – 12:00 PM`. An end on another day has its date. Without an end, or with one that is not
 * after the start, only the start is returned.
 */
export function formatTimeRange(start: Instant, end: Instant | null, zone: string): string {
  const from = formatTime(start, zone)
  if (end === null || end <= start) return from
  const to = formatTime(end, zone)
  const sameDay = dateOf(start, zone) === dateOf(end, zone)
  return sameDay ? `${from} – ${to}` : `${from} – ${formatDate(end, zone)}, ${to}`
}

/** The zone's short name at that moment: `EDT`, `GMT+5:45`. */
export const zoneAbbreviation = (instant: Instant, zone: string): string =>
  readZoneName(instant, zone, 'shortZone')

/** The zone's name without season: `Eastern Time`; the IANA name if there is none. */
export const zoneName = (zone: string): string => readZoneName(0, zone, 'yearlyZone')

function readZoneName(instant: Instant, zone: string, format: 'shortZone' | 'yearlyZone'): string {
  const parts = formatterOf(zone, format).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Short month and day of the month for a date badge: `Jun`, `6`. */
export function dateBadge(instant: Instant, zone: string): { month: string; day: string } {
  const wall = wallTime(instant, zone)
  return { month: months[wall.month - 1] ?? '', day: String(wall.day) }
}

/** The time so many months earlier, in UTC; the last day of the month if that is too short. */
export function monthsBefore(moment: Instant, months: number): Instant {
  const date = new Date(moment)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() - months)
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}
