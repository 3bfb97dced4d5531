import { err, ok, type Result } from '#domain/result.ts'
import {
  day as dayLength,
  formatCalendarDate,
  formatDayAndYear,
  formatTime,
  hour,
  instantAt,
  isoWithOffset,
  minute,
  parseDate,
  type CalendarDate,
  type Instant,
} from '#domain/time.ts'
import type { Visit, VisitWindow } from './visit.ts'

/** A window as it is typed, in the company's zone: `2027-04-15`, `14:00`, `16:00`. */
export interface TypedWindow {
  readonly date: string
  readonly start: string
  readonly end: string
}

/** What is wrong with a window, at its field. */
export type WindowRefusal = {
  readonly code: 'invalid'
  readonly fields: Readonly<Partial<Record<keyof TypedWindow, string>>>
}

/** The shortest and the longest window, in milliseconds. */
const windowLength = { least: 15 * minute, most: 14 * hour } as const

/** The window that was typed, if there is one: clocks that go forward skip an hour. */
export function checkWindow(
  { date, start, end }: TypedWindow,
  zone: string,
): Result<VisitWindow, WindowRefusal> {
  const refused = (field: keyof TypedWindow, message: string) =>
    err({ code: 'invalid', fields: { [field]: message } } as const)
  if (parseDate(date) === null) return refused('date', 'Choose a date.')
  if (!isTime(start)) return refused('start', 'Choose when it begins.')
  if (!isTime(end)) return refused('end', 'Choose when it ends.')
  for (const [field, time] of [
    ['start', start],
    ['end', end],
  ] as const) {
    if (wallClock(instantAt(date, time, zone), zone) !== time) {
      const message = `There is no ${clockWords(time)} on that day: the clocks go forward.`
      return refused(field, message)
    }
  }
  const startsAt = instantAt(date, start, zone)
  const endsAt = instantAt(date, end, zone)
  if (endsAt <= startsAt) return refused('end', 'The end has to be after the start.')
  const length = endsAt - startsAt
  if (length < windowLength.least) return refused('end', 'Give them at least 15 minutes.')
  if (length > windowLength.most) return refused('end', 'That is longer than a day of work.')
  return ok({ day: date, startsAt, endsAt })
}

/** The same times of day on another day; refused where one of them does not exist there. */
export function windowOn(
  day: CalendarDate,
  window: VisitWindow,
  zone: string,
): Result<VisitWindow, WindowRefusal> {
  return checkWindow({ date: day, ...timesOf(window, zone) }, zone)
}

/** Start and end as fields show them: `14:00`. */
export function timesOf(
  { startsAt, endsAt }: Pick<VisitWindow, 'startsAt' | 'endsAt'>,
  zone: string,
): Pick<TypedWindow, 'start' | 'end'> {
  return { start: wallClock(startsAt, zone), end: wallClock(endsAt, zone) }
}

/** `2:00 to 4:00 PM`, `11:00 AM to 12:30 PM`. */
export function windowWords(
  { startsAt, endsAt }: Pick<VisitWindow, 'startsAt' | 'endsAt'>,
  zone: string,
): string {
  const from = formatTime(startsAt, zone)
  const to = formatTime(endsAt, zone)
  const isSameHalf = from.slice(-2) === to.slice(-2)
  return `${isSameHalf ? from.slice(0, -3) : from} to ${to}`
}

/** What is allowed, but better said before it is saved. */
export type VisitWarning =
  | { readonly is: 'past' }
  /** More than a year ahead, as when the year is mistyped. */
  | { readonly is: 'far'; readonly day: CalendarDate }
  | {
      readonly is: 'overlap'
      readonly visitId: string
      /** The other one of the same colleague. */
      readonly other: Pick<Visit, 'id' | 'name' | 'startsAt' | 'endsAt'>
      readonly assignee: string
    }
  /** More loads are to go out on that day than were set in Settings. */
  | {
      readonly is: 'full-day'
      readonly day: CalendarDate
      /** With this one. */
      readonly loads: number
      readonly most: number
    }

/** By which a colleague says that they have seen a warning and keep what they typed. */
export function warningKey(warning: VisitWarning): string {
  switch (warning.is) {
    case 'past':
      return 'past'
    case 'far':
      return `far ${warning.day}`
    case 'overlap':
      return overlapKey(warning.other)
    case 'full-day':
      return `full-day ${warning.day}`
  }
}

/** The same of an overlap alone, whoever is at the other one. */
export const overlapKey = ({ id }: Pick<Visit, 'id'>): string => `overlap ${id}`

/** What speaks against a visit, as the desk asks about it. */
export function warningWords(warning: VisitWarning, zone: string): string {
  switch (warning.is) {
    case 'past':
      return 'This is in the past.'
    case 'far': {
      const noon = instantAt(warning.day, '12:00', zone)
      return `That is ${formatDayAndYear(noon, zone)}, more than a year ahead.`
    }
    case 'overlap': {
      const { other, assignee } = warning
      return `${assignee} is at ${other.name}’s from ${windowWords(other, zone)}.`
    }
    case 'full-day': {
      const { day, loads, most } = warning
      const go = loads === 1 ? '1 load would go out' : `${loads} loads would go out`
      return `${go} on ${formatCalendarDate(day)}. The limit is ${most} a day.`
    }
  }
}

/** Whether the window is over. */
export function isPast({ endsAt }: Pick<VisitWindow, 'endsAt'>, now: Instant): boolean {
  return endsAt <= now
}

/** Whether the window is more than a year ahead. */
export function isFarAhead({ startsAt }: Pick<VisitWindow, 'startsAt'>, now: Instant): boolean {
  return startsAt > now + 366 * dayLength
}

/** Whether two windows share a moment. One may begin when the other ends. */
export function overlaps(
  one: Pick<VisitWindow, 'startsAt' | 'endsAt'>,
  other: Pick<VisitWindow, 'startsAt' | 'endsAt'>,
): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}

const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The zone's wall time as fields write it: `14:00`. */
const wallClock = (at: Instant, zone: string) => isoWithOffset(at, zone).slice(11, 16)

/** `2:30 AM` of `02:30`. */
const clockWords = (time: string) => formatTime(instantAt('2000-01-01', time, 'UTC'), 'UTC')
