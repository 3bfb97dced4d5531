import { requestedRange, type DateRange } from '#domain/events/date-filter.ts'
import { formatDate, instantAt, monthOf, type CalendarDate } from '#domain/time.ts'

/** The query parameters of the list that carry its range. */
const rangeParameters = { from: 'from', to: 'to' } as const

export const invertedMessage = 'From is after To. Choose an earlier From or a later To.'

/** The range in the list's address. */
export function rangeOf(search: URLSearchParams, today: CalendarDate): DateRange {
  return requestedRange(search.get(rangeParameters.from), search.get(rangeParameters.to), today)
}

/** The address with this range; without parameters for the default month. */
export function withRange(
  search: URLSearchParams,
  { from, to }: DateRange,
  today: CalendarDate,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const month = monthOf(today)
  if (from === month.from && to === month.to) {
    next.delete(rangeParameters.from)
    next.delete(rangeParameters.to)
    return next
  }
  next.set(rangeParameters.from, from ?? '')
  next.set(rangeParameters.to, to ?? '')
  return next
}

/** `Sun, Nov 1, 2026 – Mon, Nov 30, 2026`; an open side is written out. */
export function rangeLabel({ from, to }: DateRange): string {
  if (from !== null && to !== null) {
    return from === to ? dateLabel(from) : `${dateLabel(from)} – ${dateLabel(to)}`
  }
  if (from !== null) return `From ${dateLabel(from)}`
  return to === null ? 'All dates' : `Until ${dateLabel(to)}`
}

/** The range with its number of events: `All dates: 3 events`. */
export function countedRange(range: DateRange, count: number): string {
  const events = count === 0 ? 'no events' : count === 1 ? '1 event' : `${count} events`
  return `${rangeLabel(range)}: ${events}`
}

/** `Sun, Nov 1, 2026`: any zone shows the same day when asked at its own noon. */
function dateLabel(date: CalendarDate): string {
  return formatDate(instantAt(date, '12:00', 'UTC'), 'UTC')
}
