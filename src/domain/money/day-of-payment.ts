import { err, ok, type Result } from '#domain/result.ts'
import { dateOf, instantAt, parseDate, type CalendarDate, type Instant } from '#domain/time.ts'

/** Why a day cannot be the day of a payment. */
export interface NoDayOfPayment {
  readonly code: 'no-date' | 'future'
}

/** The moment of a payment that is recorded by hand for a day in that zone. */
export function dayOfPayment(
  day: CalendarDate,
  now: Instant,
  timeZone: string,
): Result<Instant, NoDayOfPayment> {
  if (parseDate(day) === null) return err({ code: 'no-date' })
  const today = dateOf(now, timeZone)
  if (day > today) return err({ code: 'future' })
  // The hour on a past day is unknown.
  return ok(day === today ? now : instantAt(day, '12:00', timeZone))
}
