import { err, ok, type Result } from '#domain/result.ts'
import { dateOf, instantAt, parseDate, type CalendarDate, type Instant } from '#domain/time.ts'

/** Why a day cannot be the day of a payment. */
export interface NoDayOfPayment {
  readonly code: 'no-date' | 'long-ago' | 'future'
}

/** The first day; a year of two digits is sent as one of the first century. */
const firstDay = '2000-01-01'

/** The moment of a payment that is recorded by hand for a day in that zone. */
export function dayOfPayment(
  day: CalendarDate,
  now: Instant,
  timeZone: string,
): Result<Instant, NoDayOfPayment> {
  if (parseDate(day) === null) return err({ code: 'no-date' })
  if (day < firstDay) return err({ code: 'long-ago' })
  const today = dateOf(now, timeZone)
  if (day > today) return err({ code: 'future' })
  // The hour on a past day is unknown.
  return ok(day === today ? now : instantAt(day, '12:00', timeZone))
}
