import { err, ok, type Result } from '#domain/result.ts'
import { dateOf, instantAt, parseDate, type CalendarDate, type Instant } from '#domain/time.ts'

/** Why a day is none on which money came. */
export interface NoDayOfPayment {
  readonly code: 'no-date' | 'future'
}

/** When money came that is taken down by hand, by its day in that zone. */
export function dayOfPayment(
  day: CalendarDate,
  now: Instant,
  timeZone: string,
): Result<Instant, NoDayOfPayment> {
  if (parseDate(day) === null) return err({ code: 'no-date' })
  const today = dateOf(now, timeZone)
  if (day > today) return err({ code: 'future' })
  // Of a day that is over nobody knows the hour.
  return ok(day === today ? now : instantAt(day, '12:00', timeZone))
}
