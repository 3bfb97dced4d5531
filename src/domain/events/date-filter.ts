import { dateOf, monthOf, parseDate, type CalendarDate } from '#domain/time.ts'
import type { GardenEvent } from './event.ts'

/** Days from `from` to `to`, both included; null: open. An inverted range has no days. */
export interface DateRange {
  readonly from: CalendarDate | null
  readonly to: CalendarDate | null
}

type Dated = Pick<GardenEvent, 'start' | 'timeZone'>

/** The day on which the event starts, in its own zone. */
export const startDate = (event: Dated): CalendarDate => dateOf(event.start, event.timeZone)

/** Browsers report a half-typed year as one of the first centuries. */
const firstYear = '1900'

/**
 * The range in a URL. Without any it is the month of `today`; a side that is missing, not a date or
 * before 1900 is open.
 */
export function requestedRange(
  from: string | null,
  to: string | null,
  today: CalendarDate,
): DateRange {
  return from === null && to === null ? monthOf(today) : { from: dayIn(from), to: dayIn(to) }
}

function dayIn(text: string | null): CalendarDate | null {
  const date = parseDate(text ?? '')
  return date === null || date < firstYear ? null : date
}

/** Whether the day is in the range, both ends included. */
export const isWithin = (date: CalendarDate, range: DateRange): boolean =>
  (range.from === null || date >= range.from) && (range.to === null || date <= range.to)

/** The events that start on a day of the range, soonest first. */
export const eventsInRange = <E extends Dated>(events: readonly E[], range: DateRange): E[] =>
  events
    .filter((event) => isWithin(startDate(event), range))
    .toSorted((one, other) => one.start - other.start)

/** Whether the range ends before it begins, so that nothing is in it. */
export const isInverted = ({ from, to }: DateRange): boolean =>
  from !== null && to !== null && from > to

/** The events after the range, soonest first. */
export function eventsAfter<E extends Dated>(events: readonly E[], { to }: DateRange): E[] {
  if (to === null) return []
  return eventsInRange(events, { from: to, to: null }).filter((event) => startDate(event) > to)
}
