import { day, hour, minute, second, type Instant } from '#domain/time.ts'

/** Time left, in whole parts. */
export interface Countdown {
  readonly days: number
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** What is left until the start; all zeros once it has come. */
export function countdownTo(start: Instant, now: Instant): Countdown {
  const left = Math.max(0, start - now)
  return {
    days: Math.floor(left / day),
    hours: Math.floor((left % day) / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor((left % minute) / second),
  }
}
