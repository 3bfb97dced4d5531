import { day, hour, minute, second, type Instant } from '#domain/time.ts'

/** The remaining time, in whole units. */
export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** The time until the start; all zeros once it has come. */
export function countdownTo(start: Instant, now: Instant): Countdown {
  const left = Math.max(0, start - now)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}
