import { counted } from '#domain/counts.ts'
import { err, ok, type Result } from '#domain/result.ts'
import {
  clockTimePattern,
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

/** A typed window in the company's zone: `2027-04-15`, `14:00`, `16:00`. */
export interface TypedWindow {
  readonly date: string
  readonly start: string
  readonly end: string
}

export type WindowRefusal = {
  readonly code: 'invalid'
  readonly fields: Readonly<Partial<Record<keyof TypedWindow, string>>>
}

/** Shortest and longest window, in milliseconds. */
const windowLength = { least: 15 * minute, most: 14 * hour } as const

/** Checks a typed window. Its times must exist: clocks that go forward skip an hour. */
export function checkWindow(
  { date, start, end }: TypedWindow,
  zone: string,
): Result<VisitWindow, WindowRefusal> {
  const refused = (field: keyof TypedWindow, message: string) =>
    err({ code: 'invalid', fields: { [field]: message } } as const)
  if (parseDate(date) === null) return refused('date', 'Choose a date.')
  if (!clockTimePattern.test(start)) return refused('start', 'Choose when it begins.')
  if (!clockTimePattern.test(end)) return refused('end', 'Choose when it ends.')
  for (const [field, time] of [
    ['start', start],
    ['end', end],
  ] as const) {
    if (wallClock(instantAt(date, time, zone), zone) !== time) {
      const message = `There is no ${clockText(time)} on that day: the clocks go forward.`
      return refused(field, message)
    }
  }
  const startsAt = instantAt(date, start, zone)
  const endsAt = instantAt(date, end, zone)
  if (endsAt <= startsAt) return refused('end', 'The end has to be after the start.')
  const length = endsAt - startsAt
  if (length < windowLength.least)
    return refused('end', 'The window must be at least 15 minutes long.')
  if (length > windowLength.most)
    return refused('end', 'That is longer than a workday. Choose an earlier end.')
  return ok({ day: date, startsAt, endsAt })
}

/** The window on another date at the same times of day; refused if one does not exist there. */
export function windowOn(
  day: CalendarDate,
  window: VisitWindow,
  zone: string,
): Result<VisitWindow, WindowRefusal> {
  return checkWindow({ date: day, ...timesOf(window, zone) }, zone)
}

/** Start and end as form fields write them: `14:00`. */
export const timesOf = (
  { startsAt, endsAt }: Pick<VisitWindow, 'startsAt' | 'endsAt'>,
  zone: string,
): Pick<TypedWindow, 'start' | 'end'> => ({
  start: wallClock(startsAt, zone),
  end: wallClock(endsAt, zone),
})

/** `2:00 to 4:00 PM`, `11:00 AM to 12:30 PM`. */
export function windowText(
  { startsAt, endsAt }: Pick<VisitWindow, 'startsAt' | 'endsAt'>,
  zone: string,
): string {
  const from = formatTime(startsAt, zone)
  const to = formatTime(endsAt, zone)
  const isSameHalf = from.slice(-2) === to.slice(-2)
  return `${isSameHalf ? from.slice(0, -3) : from} to ${to}`
}

/** A reason to ask before a visit is saved. */
export type VisitWarning =
  | { readonly is: 'past' }
  /** More than a year ahead, probably because of a mistyped year. */
  | { readonly is: 'far'; readonly day: CalendarDate }
  | {
      readonly is: 'overlap'
      readonly visitId: string
      /** The other visit of the same colleague. */
      readonly other: Pick<Visit, 'id' | 'name' | 'startsAt' | 'endsAt'>
      readonly assignee: string
    }
  /** More loads on that day than the settings allow. */
  | {
      readonly is: 'full-day'
      readonly day: CalendarDate
      /** Including this one. */
      readonly loads: number
      readonly most: number
    }

/** The key by which a colleague accepts a warning. */
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

/** The key of an overlap with that visit. */
export const overlapKey = ({ id }: Pick<Visit, 'id'>): string => `overlap ${id}`

/** A warning as the desk asks about it. */
export function warningText(warning: VisitWarning, zone: string): string {
  switch (warning.is) {
    case 'past':
      return 'This is in the past.'
    case 'far': {
      const noon = instantAt(warning.day, '12:00', zone)
      return `That is ${formatDayAndYear(noon, zone)}, more than a year ahead.`
    }
    case 'overlap': {
      const { other, assignee } = warning
      return `${assignee} is at ${other.name}’s from ${windowText(other, zone)}.`
    }
    case 'full-day': {
      const { day, loads, most } = warning
      return `${counted(loads, 'load')} would go out on ${formatCalendarDate(day)}. The limit is ${most} a day.`
    }
  }
}

/** Whether the window has ended. */
export const isPast = ({ endsAt }: Pick<VisitWindow, 'endsAt'>, now: Instant): boolean =>
  endsAt <= now

/** Whether the window is more than a year ahead. */
export const isFarAhead = ({ startsAt }: Pick<VisitWindow, 'startsAt'>, now: Instant): boolean =>
  startsAt > now + 366 * dayLength

/** Whether two windows overlap. One may begin when the other ends. */
export function overlaps(
  one: Pick<VisitWindow, 'startsAt' | 'endsAt'>,
  other: Pick<VisitWindow, 'startsAt' | 'endsAt'>,
): boolean {
  return one.startsAt < other.endsAt && other.startsAt < one.endsAt
}

/** The zone's wall time as form fields write it: `14:00`. */
const wallClock = (at: Instant, zone: string) => isoWithOffset(at, zone).slice(11, 16)

/** `2:30 AM` for `02:30`. */
const clockText = (time: string) => formatTime(instantAt('2000-01-01', time, 'UTC'), 'UTC')
